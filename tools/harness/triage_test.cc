#include "tools/harness/triage.h"

#include <gtest/gtest.h>

#include "tools/engine/reference_engine.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

// Calls every repetition legal.
std::vector<NamedEngine> Engines() {
  return {{"spoilt",
           MakeSpoilt({.answer =
                           [](Move, MoveAnswer& answer, absl::Span<Color>) {
                             if (answer.verdict == Verdict::kRepetition) {
                               answer.verdict = Verdict::kLegal;
                             }
                           }})},
          {"flood-fill", MakeFloodFillEngine}};
}

// A lone suicide after `passes` passes, on a board of one point.
Finding Found(int passes) {
  Finding finding;
  finding.where.record = {
      .size = BoardSize(1, 1),
      .rules = {.suicide = Suicide::kAllowed},
      .first_player = Color::kBlack,
      .moves = std::vector<Move>(static_cast<std::size_t>(passes),
                                 PassMove(Color::kWhite))};
  finding.where.record.moves.push_back(PlayMove(Color::kBlack, {0, 0}));
  Comparer comparer(LineupOf(Engines()), {});
  Witnesses witnesses;
  finding.difference = *comparer.Compare(finding.where.record, witnesses);
  return finding;
}

TEST(TriageTest, ShrinksAFinding) {
  Triage triage(Engines(), {});
  const auto examined = triage.Examine(Found(7));
  ASSERT_TRUE(examined.has_value());
  ASSERT_TRUE(examined->shrunk.has_value());
  EXPECT_EQ(examined->shrunk->record.moves.size(), 1);
  EXPECT_EQ(examined->same_as, 0);
}

TEST(TriageTest, TellsThatTwoFindingsAreOneFault) {
  Triage triage(Engines(), {});
  triage.Examine(Found(2));
  EXPECT_EQ(triage.Examine(Found(5))->same_as, 1);
}

TEST(TriageTest, ExaminesNoMoreThanAsked) {
  Triage triage(Engines(), {.findings_max = 1});
  EXPECT_TRUE(triage.Examine(Found(1)).has_value());
  EXPECT_FALSE(triage.Examine(Found(1)).has_value());
  EXPECT_EQ(triage.examined(), 1);
}

}  // namespace
}  // namespace superko
