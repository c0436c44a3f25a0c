#include "reference/board_art.h"

#include "gtest/gtest.h"
#include "reference/flood_fill.h"

namespace reference {
namespace {

TEST(BoardArtTest, ReadsRowsAndColumns) {
  const Position position = PositionFromArt(
      ".BW\n"
      "..B\n");
  EXPECT_EQ(position.rows, 2);
  EXPECT_EQ(position.columns, 3);
  ASSERT_EQ(position.board.size(), 6u);
  EXPECT_EQ(position.board[1], Stone::kBlack);
  EXPECT_EQ(position.board[2], Stone::kWhite);
  EXPECT_EQ(position.board[3], Stone::kEmpty);
}

TEST(BoardArtTest, DrawsWhatItReads) {
  const char* const art = ".BW\n..B\n";
  EXPECT_EQ(ToArt(PositionFromArt(art).board, 3), art);
}

TEST(BoardArtTest, StartsAnEngineFromArt) {
  FloodFill engine;
  ASSERT_TRUE(StartFromArt("W..\n.B.\n", Rules{}, Stone::kWhite, engine));
  EXPECT_EQ(ToArt(engine.board(), 3), "W..\n.B.\n");
}

TEST(BoardArtTest, RefusesStonesWithoutLiberties) {
  FloodFill engine;
  EXPECT_FALSE(StartFromArt("BW\n", Rules{}, Stone::kWhite, engine));
}

}  // namespace
}  // namespace reference
