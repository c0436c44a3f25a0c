#include "tools/harness/record_change.h"

#include <gtest/gtest.h>

#include "tools/harness/record_text.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

const BoardSize kSize(3, 4);

GameRecord Example() {
  return RecordOf(kSize,
                  "B 1 1, W 3 4, set W 2 2, set B 1 2, set end W, B 3 1");
}

TEST(RecordChangeTest, CutAfterKeepsTheMoveItself) {
  EXPECT_EQ(MovesText(CutAfter(Example(), 1)), "B 1 1, W 3 4");
  EXPECT_EQ(CutAfter(Example(), 99), Example());
}

TEST(RecordChangeTest, CutAfterLeavesNoSetUpOpen) {
  EXPECT_EQ(MovesText(CutAfter(Example(), 3)), "B 1 1, W 3 4");
}

TEST(RecordChangeTest, WithoutMovesDropsStonesOfASetUpWithoutEnd) {
  EXPECT_EQ(MovesText(WithoutMoves(Example(), {.begin = 4, .count = 1})),
            "B 1 1, W 3 4, B 3 1");
  EXPECT_EQ(MovesText(WithoutMoves(Example(), {.begin = 2, .count = 1})),
            "B 1 1, W 3 4, set B 1 2, set end W, B 3 1");
}

TEST(RecordChangeTest, WithoutMovesLetsTheNextSetUpTakeStonesIn) {
  const GameRecord two =
      RecordOf(kSize, "set B 1 1, set end W, set B 2 2, set end B");
  EXPECT_EQ(MovesText(WithoutMoves(two, {.begin = 1, .count = 1})),
            "set B 1 1, set B 2 2, set end B");
}

TEST(RecordChangeTest, WithoutEachDropsWhatIsNamed) {
  EXPECT_EQ(MovesText(WithoutEach(Example(), {0, 3, 5})),
            "W 3 4, set W 2 2, set end W");
}

TEST(RecordChangeTest, WithoutRowsMovesUpWhatIsBelow) {
  const GameRecord changed = WithoutRows(Example(), {.begin = 0, .count = 2});
  EXPECT_EQ(changed.size, BoardSize(1, 4));
  EXPECT_EQ(MovesText(changed), "W 1 4, set end W, B 1 1");
}

TEST(RecordChangeTest, WithoutColumnsMovesLeftWhatIsRight) {
  const GameRecord changed =
      WithoutColumns(Example(), {.begin = 1, .count = 1});
  EXPECT_EQ(changed.size, BoardSize(3, 3));
  EXPECT_EQ(MovesText(changed), "B 1 1, W 3 3, set end W, B 3 1");
}

TEST(RecordChangeTest, FoldingKeepsEveryMove) {
  const GameRecord rows = WithRowsFolded(Example(), 1);
  EXPECT_EQ(rows.size, BoardSize(2, 4));
  EXPECT_EQ(MovesText(rows),
            "B 1 1, W 2 4, set W 2 2, set B 1 2, set end W, B 2 1");
  const GameRecord columns = WithColumnsFolded(Example(), 0);
  EXPECT_EQ(columns.size, BoardSize(3, 3));
  EXPECT_EQ(MovesText(columns),
            "B 1 1, W 3 3, set W 2 1, set B 1 1, set end W, B 3 1");
}

TEST(RecordChangeTest, SymmetriesMoveEveryPoint) {
  const GameRecord record =
      RecordOf(kSize, "B 1 2, W pass, set . 3 4, set end B");
  const GameRecord transposed = Transposed(record);
  EXPECT_EQ(transposed.size, BoardSize(4, 3));
  EXPECT_EQ(MovesText(transposed), "B 2 1, W pass, set . 4 3, set end B");
  EXPECT_EQ(MovesText(WithRowsReversed(record)),
            "B 3 2, W pass, set . 1 4, set end B");
  EXPECT_EQ(MovesText(WithColumnsReversed(record)),
            "B 1 3, W pass, set . 3 1, set end B");
}

TEST(RecordChangeTest, ColorsSwappedSwapsTheStartToo) {
  const GameRecord changed =
      WithColorsSwapped(RecordOf(kSize, "B 1 2, W pass, set . 3 4, set end B"));
  EXPECT_EQ(changed.first_player, Color::kWhite);
  EXPECT_EQ(MovesText(changed), "W 1 2, B pass, set . 3 4, set end W");
}

TEST(RecordChangeTest, PointsSwappedGoBothWays) {
  EXPECT_EQ(MovesText(WithPointsSwapped(RecordOf(kSize, "B 1 1, W 2 2, B 3 3"),
                                        {0, 0}, {1, 1})),
            "B 2 2, W 1 1, B 3 3");
}

TEST(RecordChangeTest, SetUpsPlayedLeavesOutCleared) {
  EXPECT_EQ(MovesText(WithSetUpsPlayed(
                RecordOf(kSize, "set W 2 2, set . 1 1, set end B, B 1 1"))),
            "W 2 2, B 1 1");
}

TEST(RecordChangeTest, StonePlayedComesBeforeItsSetUp) {
  EXPECT_EQ(MovesText(WithStonePlayed(Example(), 3)),
            "B 1 1, W 3 4, B 1 2, set W 2 2, set end W, B 3 1");
}

TEST(RecordChangeTest, PassesInTurnFollowsPlaysAndSetUps) {
  EXPECT_EQ(MovesText(WithPassesInTurn(RecordOf(
                kSize, "B 1 1, B pass, B pass, set end B, W pass, W 2 2"))),
            "B 1 1, W pass, B pass, set end B, B pass, W 2 2");
}

}  // namespace
}  // namespace superko
