#include "tools/harness/shrink_state.h"

#include <gtest/gtest.h>

#include <memory>

#include "tools/harness/record_text.h"
#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

const BoardSize kSize(3, 3);

bool WhitePlaysTheCentre(const GameRecord& so_far) {
  return so_far.moves.back() == PlayMove(Color::kWhite, {1, 1});
}

class ShrinkStateTest : public testing::Test {
 protected:
  ShrinkState MakeState(absl::string_view moves, ShrinkState::Limits limits) {
    const GameRecord record = RecordOf(kSize, moves);
    return {prober_, record, *prober_.ProbeWithNewEngines(record),
            std::move(limits)};
  }
  ShrinkState MakeState(absl::string_view moves) {
    return MakeState(moves,
                     {.probes_max = 100, .should_stop = [] { return false; }});
  }

  ShrinkProber prober_{LineupWrongWhere(WhitePlaysTheCentre), {}};
};

TEST_F(ShrinkStateTest, CutsTheRecordAtTheDifference) {
  const ShrinkState state = MakeState("B 1 1, W 2 2, B 3 3");
  EXPECT_EQ(MovesText(state.record()), "B 1 1, W 2 2");
}

TEST_F(ShrinkStateTest, TakesASmallerRecordAndCutsIt) {
  ShrinkState state = MakeState("B 1 1, B 1 2, B 1 3, W 2 2");
  EXPECT_TRUE(state.Try(RecordOf(kSize, "B 3 3, W 2 2, B 1 1")));
  EXPECT_EQ(MovesText(state.record()), "B 3 3, W 2 2");
  EXPECT_EQ(state.difference().move, 1u);
}

TEST_F(ShrinkStateTest, RefusesWhatIsNotSmallerWithoutAProbe) {
  ShrinkState state = MakeState("B 1 1, W 2 2");
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 1 1, W 2 2")));
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 1 1, B 1 2, W 2 2")));
  EXPECT_EQ(state.probes(), 0u);
}

TEST_F(ShrinkStateTest, RefusesWhatShowsNoDifferenceAndAsksOnce) {
  ShrinkState state = MakeState("B 1 1, W 2 2");
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 2 2")));
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 2 2")));
  EXPECT_EQ(state.probes(), 1u);
  EXPECT_EQ(MovesText(state.record()), "B 1 1, W 2 2");
}

TEST_F(ShrinkStateTest, StopsAtItsProbes) {
  ShrinkState state = MakeState(
      "B 1 1, W 2 2", {.probes_max = 1, .should_stop = [] { return false; }});
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 2 2")));
  EXPECT_TRUE(state.IsOver());
  EXPECT_FALSE(state.Try(RecordOf(kSize, "W 2 2")));
  EXPECT_EQ(state.probes(), 1u);
}

TEST_F(ShrinkStateTest, ALongRecordCountsForSeveralProbes) {
  GameRecord passes = {.size = kSize};
  passes.moves.assign(2'500, PassMove(Color::kBlack));
  passes.moves.push_back(PlayMove(Color::kWhite, {1, 1}));
  ShrinkState state(prober_, passes, *prober_.ProbeWithNewEngines(passes),
                    {.probes_max = 100, .should_stop = [] { return false; }});
  passes.moves.erase(passes.moves.begin());
  EXPECT_TRUE(state.Try(passes));
  EXPECT_EQ(state.probes(), 3u);
}

TEST_F(ShrinkStateTest, StopsWhenAsked) {
  ShrinkState state = MakeState(
      "B 1 1, W 2 2", {.probes_max = 100, .should_stop = [] { return true; }});
  EXPECT_TRUE(state.IsOver());
  EXPECT_FALSE(state.Try(RecordOf(kSize, "W 2 2")));
}

// The same number for a play and for a set-up is not the same fault.
TEST(ShrinkStateKindTest, KeepsTheKindOfTheMoveThatDiffers) {
  ShrinkProber prober(LineupWrongWhere([](const GameRecord& so_far) {
                        return so_far.moves.back().kind != MoveKind::kPass;
                      }),
                      {});
  const GameRecord record = RecordOf(kSize, "W pass, B 2 2");
  ShrinkState state(prober, record, *prober.ProbeWithNewEngines(record),
                    {.probes_max = 100, .should_stop = [] { return false; }});
  EXPECT_FALSE(state.Try(RecordOf(kSize, "set end B")));
  EXPECT_TRUE(state.Try(RecordOf(kSize, "B 3 3")));
}

// Right in its first game, and wrong at the first move of every other one.
class SecondGameEngine : public PatternEngine {
 public:
  SecondGameEngine()
      : PatternEngine([this](const GameRecord& so_far) {
          return games_ > 1 || so_far.moves.size() == 3;
        }) {}
  absl::Status Start(const GameRecord& record) override {
    ++games_;
    return PatternEngine::Start(record);
  }

 private:
  int games_ = 0;
};

TEST(ShrinkStateSureTest, GoesBackIfNewEnginesDoNotShowIt) {
  ShrinkProber prober(
      {[] { return std::make_unique<SecondGameEngine>(); }, MakeCoreEngine},
      {});
  const GameRecord record = RecordOf(kSize, "B 1 1, W 2 2, B 3 3");
  const auto shown =
      prober.Reproduce(record, *prober.ProbeWithNewEngines(record));
  ASSERT_TRUE(shown.has_value());
  ShrinkState state(prober, record, *shown,
                    {.probes_max = 100, .should_stop = [] { return false; }});
  // The first probe is right, the next is misled by the first.
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 1 1, W 2 2")));
  EXPECT_TRUE(state.Try(RecordOf(kSize, "B 1 1")));
  EXPECT_FALSE(state.MakeSure());
  EXPECT_EQ(state.record(), record);
  EXPECT_FALSE(state.Try(RecordOf(kSize, "B 1 1")));
  EXPECT_TRUE(state.MakeSure());
}

}  // namespace
}  // namespace superko
