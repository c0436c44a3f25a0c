#include "reference/bordered_text.h"

#include "gtest/gtest.h"
#include "reference/board_art.h"

namespace reference {
namespace {

TEST(BorderedTextTest, DrawsTheBorderAndTheStones) {
  const Position position = PositionFromArt(
      ".BW\n"
      "..B\n");
  EXPECT_EQ(DrawBordered(position.board, 2, 3),
            "+------\n"
            "| . X O\n"
            "| . . X\n");
}

TEST(BorderedTextTest, DrawsOnePoint) {
  EXPECT_EQ(DrawBordered({Stone::kEmpty}, 1, 1), "+--\n| .\n");
}

TEST(BorderedTextTest, TellsRowsFromColumns) {
  const std::vector<Stone> board(6, Stone::kEmpty);
  EXPECT_NE(DrawBordered(board, 2, 3), DrawBordered(board, 3, 2));
}

}  // namespace
}  // namespace reference
