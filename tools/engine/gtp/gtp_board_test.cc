#include "tools/engine/gtp/gtp_board.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace superko {
namespace {

std::string Letters(const std::vector<Color>& board) {
  std::string text;
  for (const Color color : board) text += ColorLetter(color);
  return text;
}

std::string Shown(absl::string_view text, BoardSize size,
                  const BoardLetters& letters = {}) {
  std::vector<Color> board(static_cast<std::size_t>(size.points()));
  return ParseShownBoard(text, letters, size, absl::MakeSpan(board)).has_value()
             ? Letters(board)
             : "none";
}

TEST(AddListedStonesTest, AddsToABoard) {
  std::vector<Color> board(12, Color::kEmpty);
  EXPECT_TRUE(AddListedStones("A1 d3\nB2", Color::kBlack, {3, 4},
                              absl::MakeSpan(board)));
  EXPECT_TRUE(
      AddListedStones("", Color::kWhite, {3, 4}, absl::MakeSpan(board)));
  EXPECT_TRUE(
      AddListedStones(" C1 ", Color::kWhite, {3, 4}, absl::MakeSpan(board)));
  EXPECT_EQ(Letters(board), "...B.B..B.W.");
}

TEST(AddListedStonesTest, RefusesWhatIsNoList) {
  for (const char* const list : {"A1 E1", "pass", "A1 A1", "A0", "hello"}) {
    std::vector<Color> board(12, Color::kEmpty);
    EXPECT_FALSE(
        AddListedStones(list, Color::kBlack, {3, 4}, absl::MakeSpan(board)))
        << list;
  }
}

TEST(ParseShownBoardTest, ReadsGnuGo) {
  EXPECT_EQ(Shown("\n   A B C D E\n"
                  " 5 . . . . . 5\n"
                  " 4 . X . + . 4\n"
                  " 3 . . O . . 3\n"
                  " 2 . + . X . 2     WHITE (O) has captured 1 stones\n"
                  " 1 . . . . . 1     BLACK (X) has captured 0 stones\n"
                  "   A B C D E",
                  {5, 5}),
            "....."
            ".B..."
            "..W.."
            "...B."
            ".....");
}

TEST(ParseShownBoardTest, ReadsLeelaZero) {
  EXPECT_EQ(Shown("\nPasses: 0            Black (X) Prisoners: 0\n"
                  "Black (X) to move    White (O) Prisoners: 0\n\n"
                  "   a b c \n"
                  " 3 .(X). \n"
                  " 2 O . X \n"
                  " 1 . . .  1\n"
                  "   a b c \n\nHash: 9A930BE1616C538E Ko-Hash: A14C933E\n",
                  {3, 3}),
            ".B.W.B...");
}

TEST(ParseShownBoardTest, ReadsPachi) {
  EXPECT_EQ(Shown("Move:   2  Komi: 0.0  Handicap: 0  Captures B: 0 W: 0\n"
                  "      A B C        A B C   \n"
                  "    +-------+    +-------+\n"
                  "  3 | . X . |  3 | : x : |\n"
                  "  2 | . O). |  2 | , , , |\n"
                  "  1 | . . . |  1 | , , , |\n"
                  "    +-------+    +-------+\n",
                  {3, 3}),
            ".B..W....");
}

TEST(ParseShownBoardTest, ReadsKataGo) {
  EXPECT_EQ(Shown("MoveNum: 2 HASH: 6BC68CA6C5555F2E\n"
                  "   A B C D\n"
                  " 2 . X1. .\n"
                  " 1 . . O2.\n"
                  "Next player: Black\n",
                  {2, 4}),
            ".B....W.");
}

TEST(ParseShownBoardTest, ReadsTwoDigitsAndCarriageReturns) {
  std::string text;
  for (int row = 10; row >= 1; --row) {
    text += std::to_string(row) + (row == 10 ? "X\r\n" : ".\r\n");
  }
  EXPECT_EQ(Shown(text, {10, 1}), "B.........");
}

TEST(ParseShownBoardTest, UsesTheLettersThatItIsGiven) {
  EXPECT_EQ(Shown("2 # o\n1 _ #\n", {2, 2},
                  {.black = "o", .white = "#", .empty = "_"}),
            "WB.W");
}

TEST(ParseShownBoardTest, RefusesHalfABoard) {
  EXPECT_EQ(Shown(" 3 . . .\n 2 . . .\n", {3, 3}), "none");
  EXPECT_EQ(Shown(" 2 . .\n 1 .\n", {2, 2}), "none");
  EXPECT_EQ(Shown(" 2 . ?\n 1 . .\n", {2, 2}), "none");
  EXPECT_EQ(Shown("", {1, 1}), "none");
}

TEST(ParseShownBoardTest, SaysWhereTheBoardEnds) {
  const std::string text = "log\n 2 X .\n 1 . .\nmore\n 2 . .\n 1 . O\n";
  std::vector<Color> board(4);
  const auto end = ParseShownBoard(text, {}, {2, 2}, absl::MakeSpan(board));
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(Shown(text.substr(*end), {2, 2}), "...W");
}

TEST(ParseGtpColorTest, KnowsThree) {
  EXPECT_EQ(ParseGtpColor("black"), Color::kBlack);
  EXPECT_EQ(ParseGtpColor(" W\n"), Color::kWhite);
  EXPECT_EQ(ParseGtpColor("Empty"), Color::kEmpty);
  EXPECT_EQ(ParseGtpColor("green"), std::nullopt);
}

}  // namespace
}  // namespace superko
