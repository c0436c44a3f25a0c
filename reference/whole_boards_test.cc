#include "reference/whole_boards.h"

#include "gtest/gtest.h"
#include "reference/board_art.h"

namespace reference {
namespace {

std::vector<Stone> Board(const char* art) { return PositionFromArt(art).board; }

TEST(WholeBoardsTest, InsertsABoardOnce) {
  WholeBoards boards;
  boards.Clear(4);
  EXPECT_TRUE(boards.Insert(Board("B.W.\n"), Stone::kEmpty).is_new);
  EXPECT_FALSE(boards.Insert(Board("B.W.\n"), Stone::kEmpty).is_new);
  EXPECT_EQ(boards.size(), 1u);
}

TEST(WholeBoardsTest, TellsBoardsOfEquallyManyStonesApart) {
  WholeBoards boards;
  boards.Clear(4);
  EXPECT_TRUE(boards.Insert(Board("B.W.\n"), Stone::kEmpty).is_new);
  EXPECT_TRUE(boards.Insert(Board("W.B.\n"), Stone::kEmpty).is_new);
  EXPECT_TRUE(boards.Insert(Board("B..W\n"), Stone::kEmpty).is_new);
  EXPECT_TRUE(boards.Insert(Board("BW..\n"), Stone::kEmpty).is_new);
  EXPECT_FALSE(boards.Insert(Board("W.B.\n"), Stone::kEmpty).is_new);
  EXPECT_EQ(boards.size(), 4u);
}

TEST(WholeBoardsTest, TellsTheLastPointApart) {
  WholeBoards boards;
  boards.Clear(2);
  EXPECT_TRUE(boards.Insert(Board("BB\n"), Stone::kEmpty).is_new);
  EXPECT_TRUE(boards.Insert(Board("BW\n"), Stone::kEmpty).is_new);
}

TEST(WholeBoardsTest, TellsMarksApart) {
  WholeBoards boards;
  boards.Clear(1);
  EXPECT_TRUE(boards.Insert(Board(".\n"), Stone::kBlack).is_new);
  EXPECT_TRUE(boards.Insert(Board(".\n"), Stone::kWhite).is_new);
  EXPECT_FALSE(boards.Insert(Board(".\n"), Stone::kBlack).is_new);
}

TEST(WholeBoardsTest, FindsTheOldestOfMany) {
  WholeBoards boards;
  boards.Clear(100);
  std::vector<Stone> board(100, Stone::kEmpty);
  for (Stone& point : board) {
    point = Stone::kBlack;
    EXPECT_TRUE(boards.Insert(board, Stone::kEmpty).is_new);
    point = Stone::kEmpty;
  }
  board[0] = Stone::kBlack;
  EXPECT_FALSE(boards.Insert(board, Stone::kEmpty).is_new);
}

TEST(WholeBoardsTest, ForgetsWhenCleared) {
  WholeBoards boards;
  boards.Clear(2);
  EXPECT_TRUE(boards.Insert(Board("B.\n"), Stone::kEmpty).is_new);
  boards.Clear(3);
  EXPECT_EQ(boards.size(), 0u);
  EXPECT_TRUE(boards.Insert(Board("B..\n"), Stone::kEmpty).is_new);
}

}  // namespace
}  // namespace reference
