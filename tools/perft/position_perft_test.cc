#include "tools/perft/position_perft.h"

#include "gtest/gtest.h"

#include "core/perft/position_count.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/record_text.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

TEST(PositionPerftTest, CountsThePublishedNumbersAndReferencesAgree) {
  const std::uint64_t published[] = {1, 57, 12675};
  for (int side = 1; side <= 3; ++side) {
    const PositionPerft perft = CountColorings(
        BoardSize(side, side),
        {MakeFloodFillEngine, MakeBlockScanEngine, MakeLibertyMapEngine},
        {.jobs = 2});
    EXPECT_EQ(perft.standing, published[side - 1]);
    EXPECT_FALSE(perft.difference.has_value());
  }
}

TEST(PositionPerftTest, AgreesWithTheBorderStates) {
  for (const BoardSize size :
       {BoardSize(2, 5), BoardSize(1, 11), BoardSize(4, 3)}) {
    EXPECT_EQ(CountColorings(size, {}, {.jobs = 2}).standing,
              *CountPositions(size));
  }
}

// A reference that lets two dead black stones stand.
TEST(PositionPerftTest, FindsAReferenceThatSaysOtherwise) {
  const auto spoil = [](Move move, MoveAnswer& answer, absl::Span<Color>) {
    if (move.kind == MoveKind::kEndSetUp) answer.verdict = Verdict::kLegal;
  };
  const PositionPerft perft = CountColorings(
      BoardSize(1, 2), {MakeFloodFillEngine, MakeSpoilt({.answer = spoil})},
      {.jobs = 2});
  ASSERT_TRUE(perft.difference.has_value());
  EXPECT_EQ(perft.difference->difference.kind, DifferenceKind::kVerdict);
  EXPECT_EQ(MovesText(perft.difference->record),
            "set B 1 1, set B 1 2, set end B");
}

}  // namespace
}  // namespace superko
