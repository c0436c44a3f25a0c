#include "tools/report/board_text.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(BoardTextTest, NumbersRowsAndColumnsAndMarksPoints) {
  std::vector<Color> board(2 * 11, Color::kEmpty);
  board[0] = Color::kBlack;
  board[21] = Color::kWhite;
  const std::vector<Point> marked = {{0, 0}, {1, 9}};
  EXPECT_EQ(DrawBoard(BoardSize(2, 11), board, marked, "> "),
            ">      1  2  3  4  5  6  7  8  9 10 11\n"
            ">  1  [B] .  .  .  .  .  .  .  .  .  .\n"
            ">  2   .  .  .  .  .  .  .  .  . [.] W\n");
}

TEST(BoardTextTest, MoveTextOfEachKind) {
  EXPECT_EQ(MoveText(PlayMove(Color::kBlack, {2, 18})), "B 3 19");
  EXPECT_EQ(MoveText(PassMove(Color::kWhite)), "W pass");
  EXPECT_EQ(MoveText({.kind = MoveKind::kSetStone,
                      .color = Color::kEmpty,
                      .point = {0, 4}}),
            "set . 1 5");
  EXPECT_EQ(
      MoveText(
          {.kind = MoveKind::kEndSetUp, .color = Color::kWhite, .point = {}}),
      "set end W");
}

TEST(BoardTextTest, AnswerTextSaysWhatWasRemoved) {
  EXPECT_EQ(AnswerText({}), "legal");
  EXPECT_EQ(AnswerText({.captured = 2}), "legal, 2 captured");
  EXPECT_EQ(AnswerText({.own_removed = 3}), "legal, 3 own removed");
  EXPECT_EQ(AnswerText({.verdict = Verdict::kSuicide}), "suicide");
}

TEST(BoardTextTest, CycleTextCountsMovesBack) {
  EXPECT_EQ(CycleText({.verdict = Verdict::kRepetition, .cycle = 6}),
            "repetition of the position 6 moves back");
}

}  // namespace
}  // namespace superko
