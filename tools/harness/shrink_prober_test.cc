#include "tools/harness/shrink_prober.h"

#include <gtest/gtest.h>

#include <memory>

#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

const BoardSize kSize(3, 3);

GameRecord Example() { return RecordOf(kSize, "B 1 1, W 2 2"); }

// Wrong at move 2 of every game but the first of an engine's life.
class LeakyEngine : public PatternEngine {
 public:
  LeakyEngine()
      : PatternEngine([this](const GameRecord& so_far) {
          return games_ > 1 && so_far.moves.size() == 2;
        }) {}

  absl::Status Start(const GameRecord& record) override {
    ++games_;
    return PatternEngine::Start(record);
  }

 private:
  int games_ = 0;
};

Lineup LeakyLineup() {
  return {[] { return std::make_unique<LeakyEngine>(); }, MakeCoreEngine};
}

// The difference that the engines show the second time.
Difference LeakyDifference() {
  Comparer comparer(LeakyLineup(), {});
  Witnesses witnesses;
  comparer.Compare(Example(), witnesses);
  return *comparer.Compare(Example(), witnesses);
}

TEST(ShrinkProberTest, TrustsAnEngineThatShowsItsFaultAtOnce) {
  const Lineup lineup = LineupWrongWhere(
      [](const GameRecord& so_far) { return so_far.moves.size() == 2; });
  ShrinkProber prober(lineup, {});
  const auto difference = prober.ProbeWithNewEngines(Example());
  ASSERT_TRUE(difference.has_value());
  const auto shown = prober.Reproduce(Example(), *difference);
  ASSERT_TRUE(shown.has_value());
  EXPECT_EQ(shown->move, 1u);
  EXPECT_EQ(prober.plays(), 1);
  EXPECT_TRUE(prober.trusts_engines());
}

TEST(ShrinkProberTest, PlaysTwiceForAnEngineThatKeepsSomething) {
  ShrinkProber prober(LeakyLineup(), {});
  ASSERT_TRUE(prober.Reproduce(Example(), LeakyDifference()).has_value());
  EXPECT_EQ(prober.plays(), 2);
  EXPECT_FALSE(prober.trusts_engines());
  // What was probed before makes no difference.
  EXPECT_TRUE(prober.Probe(Example()).has_value());
  EXPECT_TRUE(prober.Probe(Example()).has_value());
  EXPECT_FALSE(prober.Probe(RecordOf(kSize, "B 1 1")).has_value());
}

TEST(ShrinkProberTest, ReproducesOnlyWhatIsAlike) {
  ShrinkProber prober(LeakyLineup(), {});
  Difference other = LeakyDifference();
  other.kind = DifferenceKind::kBoard;
  EXPECT_FALSE(prober.Reproduce(Example(), other).has_value());
}

TEST(ShrinkProberTest, DistrustMakesEveryProbeSure) {
  ShrinkProber prober(LeakyLineup(), {});
  EXPECT_FALSE(prober.Probe(Example()).has_value());
  EXPECT_TRUE(prober.Probe(Example()).has_value());
  prober.DistrustEngines();
  EXPECT_FALSE(prober.Probe(Example()).has_value());
}

}  // namespace
}  // namespace superko
