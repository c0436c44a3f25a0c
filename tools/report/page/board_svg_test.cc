#include "tools/report/page/board_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr Color kE = Color::kEmpty;
constexpr Color kB = Color::kBlack;
constexpr Color kW = Color::kWhite;

int Count(const std::string& text, const std::string& part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos;
       at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

BoardPicture TwoByTwo(const std::vector<Color>& board) {
  return {.size = BoardSize(2, 2), .board = board};
}

TEST(BoardSvgTest, DrawsAStoneOnEachPointThatHasOne) {
  const std::vector<Color> board = {kB, kE, kW, kB};
  const std::string stones = StonesSvg(TwoByTwo(board));
  EXPECT_EQ(Count(stones, "class=\"black\""), 2);
  EXPECT_EQ(Count(stones, "class=\"white\""), 1);
}

TEST(BoardSvgTest, RingsTheLastMove) {
  const std::vector<Color> board = {kB, kE, kE, kE};
  BoardPicture picture = TwoByTwo(board);
  picture.move = PlayMove(kB, {0, 0});
  EXPECT_THAT(MarksSvg(picture), HasSubstr("class=\"last on-black\""));
}

TEST(BoardSvgTest, CrossesOutARefusedMove) {
  const std::vector<Color> board = {kW, kE, kE, kE};
  BoardPicture picture = TwoByTwo(board);
  picture.verdict = Verdict::kSuicide;
  picture.move = PlayMove(kB, {0, 1});
  EXPECT_THAT(MarksSvg(picture), HasSubstr("class=\"ghost black\""));
  EXPECT_THAT(MarksSvg(picture), HasSubstr("class=\"refused on-empty\""));
  picture.move = PlayMove(kB, {0, 0});
  EXPECT_THAT(MarksSvg(picture), Not(HasSubstr("ghost")));
  EXPECT_THAT(MarksSvg(picture), HasSubstr("class=\"refused on-white\""));
}

TEST(BoardSvgTest, MarksHaveAShapeForEachSide) {
  const std::vector<Color> board = {kW, kE, kE, kE};
  BoardPicture picture = TwoByTwo(board);
  picture.marked = {0, 3};
  EXPECT_EQ(Count(MarksSvg(picture), "class=\"square\""), 2);
  picture.shape = MarkShape::kDiamond;
  EXPECT_EQ(Count(MarksSvg(picture), "class=\"diamond\""), 2);
}

TEST(BoardSvgTest, NumbersEachLineOfAnOrdinaryBoard) {
  const std::string svg = BoardSvg({.size = BoardSize(19, 9)});
  EXPECT_EQ(Count(svg, "</text>"), 19 + 9);
}

TEST(BoardSvgTest, NumbersALongSideByFives) {
  const std::string svg = BoardSvg({.size = BoardSize(1, 52)});
  EXPECT_THAT(svg, HasSubstr(">50</text>"));
  EXPECT_THAT(svg, Not(HasSubstr(">52</text>")));
}

TEST(BoardSvgTest, SaysWhatItShows) {
  EXPECT_THAT(BoardSvg({.label = "core: <2> \"stones\""}),
              HasSubstr("aria-label=\"core: &lt;2&gt; &quot;stones&quot;\""));
}

// Width and height in pixels stay within what a page has room for.
TEST(BoardSvgTest, EverySizeHasASensibleScale) {
  for (int rows = 1; rows <= kSideMax; ++rows) {
    for (int columns = 1; columns <= kSideMax; ++columns) {
      const std::string svg = BoardSvg({.size = BoardSize(rows, columns)});
      int width = 0;
      int height = 0;
      int pixels = 0;
      ASSERT_EQ(std::sscanf(svg.c_str(),
                            "<svg class=\"board\" viewBox=\"0 0 %d %d\" "
                            "width=\"%d\"",
                            &width, &height, &pixels),
                3);
      EXPECT_LE(pixels, IsWideBoard(BoardSize(rows, columns)) ? 900 : 600);
      EXPECT_LE(pixels * height / width, 600) << rows << "x" << columns;
      EXPECT_GE(pixels * 20 / width, 9) << rows << "x" << columns;
    }
  }
}

TEST(BoardSvgTest, AFileStandsByItselfAndNumbersStones) {
  const std::vector<Color> board = {Color::kBlack, Color::kEmpty,
                                    Color::kWhite};
  BoardPicture picture = {.size = BoardSize(1, 3), .board = board};
  picture.numbers = {1, 0, 12};
  const std::string svg = BoardFileSvg(picture);
  EXPECT_THAT(
      svg, testing::StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
  EXPECT_THAT(svg, testing::HasSubstr("<style>"));
  EXPECT_THAT(svg, testing::ContainsRegex("class=\"count black\"[^>]*>1<"));
  EXPECT_THAT(svg, testing::ContainsRegex("class=\"count white\"[^>]*>12<"));
  EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
  EXPECT_THAT(BoardSvg(picture), testing::Not(testing::HasSubstr("xmlns")));
}

}  // namespace
}  // namespace superko
