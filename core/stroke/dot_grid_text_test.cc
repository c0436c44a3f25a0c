#include "core/stroke/dot_grid_text.h"

#include <string>

#include "gtest/gtest.h"

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

std::string ErrorOf(absl::string_view text,
                    const DotLetters& letters = kDigitLetters) {
  return std::string(
      ParseDotGrid(text, "grid.txt", letters).status().message());
}

TEST(DotGridTextTest, ReadsWhatItWrites) {
  const absl::string_view text = "1110\n0111\n0000\n";
  const auto grid = ParseDotGrid(text, "grid.txt", kDigitLetters);
  ASSERT_TRUE(grid.ok()) << grid.status();
  EXPECT_EQ(grid->rows(), 3);
  EXPECT_EQ(grid->columns(), 4);
  EXPECT_EQ(grid->dots(), 6);
  EXPECT_TRUE(grid->HasDot(1, 3));
  EXPECT_FALSE(grid->HasDot(0, 3));
  EXPECT_FALSE(grid->HasDot(-1, 0));
  EXPECT_FALSE(grid->HasDot(0, 4));
  EXPECT_EQ(DotGridText(*grid), text);
}

TEST(DotGridTextTest, BlanksAroundTheRowsDoNotMatter) {
  const auto grid = ParseDotGrid("\xef\xbb\xbf\r\n\n10 \r\n11\t\r\n\n  \n",
                                 "grid.txt", kDigitLetters);
  ASSERT_TRUE(grid.ok()) << grid.status();
  EXPECT_EQ(DotGridText(*grid), "10\n11\n");
}

TEST(DotGridTextTest, TheLastNewlineMayBeMissing) {
  EXPECT_EQ(DotGridText(*ParseDotGrid("01", "grid.txt", kDigitLetters)),
            "01\n");
}

TEST(DotGridTextTest, StonesOfOneColorAreTheDots) {
  const absl::string_view board = "BW.\n.BB\n";
  EXPECT_EQ(
      DotGridText(*ParseDotGrid(board, "board", BoardLetters(Color::kBlack))),
      "100\n011\n");
  EXPECT_EQ(
      DotGridText(*ParseDotGrid(board, "board", BoardLetters(Color::kWhite))),
      "010\n000\n");
}

TEST(DotGridTextTest, RowsOfDifferentLengthAreAnError) {
  EXPECT_EQ(ErrorOf("111\n11\n"),
            "grid.txt:2:3: expected a row of 3 letters like the first, found "
            "nothing");
  EXPECT_EQ(ErrorOf("111\n111\n11101\n"),
            "grid.txt:3:4: expected a row of 3 letters like the first, found "
            "\"01\"");
  EXPECT_EQ(ErrorOf("111\n\n111\n"),
            "grid.txt:2:1: expected a row of 3 letters like the first, found "
            "nothing");
}

TEST(DotGridTextTest, OtherLettersAreAnError) {
  EXPECT_EQ(ErrorOf("110\n1x0\n"),
            "grid.txt:2:2: expected 0 or 1, found \"x\"");
  EXPECT_EQ(ErrorOf("1 1\n"), "grid.txt:1:2: expected 0 or 1, found \" \"");
  EXPECT_EQ(ErrorOf("1\xff\n"),
            "grid.txt:1:2: expected 0 or 1, found \"\\xff\"");
  EXPECT_EQ(ErrorOf("B1.\n", BoardLetters(Color::kBlack)),
            "grid.txt:1:2: expected B, W or ., found \"1\"");
}

TEST(DotGridTextTest, ATextWithoutRowsIsAnError) {
  const std::string expected =
      "grid.txt:1:1: expected rows of 0 or 1, found the end of the file";
  EXPECT_EQ(ErrorOf(""), expected);
  EXPECT_EQ(ErrorOf("\n \n"), expected);
}

TEST(DotGridTextTest, SidesHaveALimit) {
  const std::string row(250, '1');
  EXPECT_TRUE(ParseDotGrid(row, "grid.txt", kDigitLetters).ok());
  EXPECT_EQ(ErrorOf(absl::StrCat(row, "01\n")),
            "grid.txt:1:251: expected at most 250 columns, found \"01\"");
  std::string rows;
  for (int i = 0; i < 250; ++i) rows += "1\n";
  EXPECT_TRUE(ParseDotGrid(rows, "grid.txt", kDigitLetters).ok());
  EXPECT_EQ(ErrorOf(absl::StrCat(rows, "0\n")),
            "grid.txt:251:1: expected at most 250 rows, found \"0\"");
}

TEST(DotGridTextTest, PathsAreRowsAndColumnsFromOne) {
  EXPECT_EQ(StrokePathText({}), "");
  EXPECT_EQ(StrokePathText({{.row = 0, .column = 0}, {.row = 0, .column = 9}}),
            "1,1 1,10");
}

}  // namespace
}  // namespace superko
