#include "tools/perft/replay_comparer.h"

#include "gtest/gtest.h"

#include "tools/engine/reference_engine.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

// Black plays in the middle of 1x3.
GameRecord OnePlay() {
  return {.size = BoardSize(1, 3),
          .moves = {PlayMove(Color::kBlack, {.row = 0, .column = 1})}};
}

const std::vector<Color> kBoardAfter = {Color::kEmpty, Color::kBlack,
                                        Color::kEmpty};

TEST(ReplayComparerTest, EqualAnswersAreNoDifference) {
  ReplayComparer comparer({MakeFloodFillEngine, MakeBlockScanEngine});
  EXPECT_FALSE(comparer.Compare(OnePlay(), {.answer = {}, .board = kBoardAfter})
                   .has_value());
}

TEST(ReplayComparerTest, SeesAnotherVerdict) {
  ReplayComparer comparer({MakeFloodFillEngine});
  const auto difference = comparer.Compare(
      OnePlay(),
      {.answer = {.verdict = Verdict::kSuicide}, .board = kBoardAfter});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kVerdict);
  EXPECT_EQ(difference->subject.answer.verdict, Verdict::kSuicide);
  EXPECT_EQ(difference->truth.answer.verdict, Verdict::kLegal);
  EXPECT_EQ(difference->truth.engine, kFloodFillName);
}

TEST(ReplayComparerTest, SeesAnotherNumberOfCaptures) {
  ReplayComparer comparer({MakeFloodFillEngine});
  const auto difference = comparer.Compare(
      OnePlay(), {.answer = {.captured = 1}, .board = kBoardAfter});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kCaptured);
}

TEST(ReplayComparerTest, SeesAnotherBoard) {
  ReplayComparer comparer({MakeFloodFillEngine});
  const std::vector<Color> empty(3, Color::kEmpty);
  const auto difference =
      comparer.Compare(OnePlay(), {.answer = {}, .board = empty});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kBoard);
  EXPECT_EQ(difference->subject.board, empty);
  EXPECT_EQ(difference->truth.board, kBoardAfter);
}

TEST(ReplayComparerTest, AnEngineThatFailsIsADifference) {
  ReplayComparer comparer(
      {MakeSpoilt({.failure = absl::InternalError("gone")})});
  const auto difference =
      comparer.Compare(OnePlay(), {.answer = {}, .board = kBoardAfter});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kEngineFailure);
  EXPECT_EQ(difference->truth.failure, "gone");
}

TEST(ReplayComparerTest, LaterReferencesAreAskedToo) {
  ReplayComparer comparer(
      {MakeFloodFillEngine,
       MakeSpoilt({.answer = [](Move, MoveAnswer& answer, absl::Span<Color>) {
         answer.verdict = Verdict::kRepetition;
       }})});
  const auto difference =
      comparer.Compare(OnePlay(), {.answer = {}, .board = kBoardAfter});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->truth.engine, "spoilt");
}

}  // namespace
}  // namespace superko
