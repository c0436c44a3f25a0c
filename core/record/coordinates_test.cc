#include "core/record/coordinates.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using ::testing::HasSubstr;

// Every size with the row count of each side against three column counts:
// a square, a narrow and a wide board; 156 sizes, 160,000 points.
template <typename Visit>
void ForEachPoint(int side_max, const Visit& visit) {
  for (int rows = 1; rows <= side_max; ++rows) {
    for (const int columns : {rows, 1, side_max}) {
      const BoardSize size(rows, columns);
      for (int i = 0; i < size.points(); ++i) visit(size, size.PointAt(i));
    }
  }
}

TEST(CoordinatesTest, JudgePointsRoundTrip) {
  ForEachPoint(kSideMax, [](BoardSize size, Point point) {
    ASSERT_EQ(ParseJudgePoint(JudgePointText(point), size), point);
  });
}

TEST(CoordinatesTest, SgfPointsRoundTrip) {
  ForEachPoint(kSideMax, [](BoardSize size, Point point) {
    ASSERT_EQ(ParseSgfPoint(SgfPointText(point), size), point);
  });
}

TEST(CoordinatesTest, GtpPointsRoundTrip) {
  ForEachPoint(kGtpSideMax, [](BoardSize size, Point point) {
    ASSERT_EQ(ParseGtpPoint(GtpPointText(point, size), size), point);
  });
}

TEST(CoordinatesTest, BoardSizesRoundTrip) {
  for (int rows = 1; rows <= kSideMax; ++rows) {
    for (int columns = 1; columns <= kSideMax; ++columns) {
      const BoardSize size(rows, columns);
      ASSERT_EQ(*ParseBoardSize(BoardSizeText(size)), size);
    }
  }
}

TEST(CoordinatesTest, FormsOfKnownPoints) {
  const Point point{.row = 2, .column = 8};
  EXPECT_EQ(JudgePointText(point), "3 9");
  EXPECT_EQ(SgfPointText(point), "ic");
  EXPECT_EQ(GtpPointText(point, kJudgeSize), "J17");
  EXPECT_EQ(SgfPointText({.row = 26, .column = 51}), "ZA");
  EXPECT_EQ(GtpPointText({.row = 24, .column = 24}, BoardSize(25, 25)), "Z1");
}

TEST(CoordinatesTest, GtpLettersOfEitherCase) {
  EXPECT_EQ(ParseGtpPoint("j17", kJudgeSize), ParseGtpPoint("J17", kJudgeSize));
}

TEST(CoordinatesTest, WhatIsNoPointHasNoValue) {
  for (const char* text : {"", "3", "3 ", " 3", "0 1", "1 0", "20 1", "1 20",
                           "3  4", "3 4 ", "+3 4", "3 99999", "3 4 5"}) {
    EXPECT_EQ(ParseJudgePoint(text, kJudgeSize), std::nullopt) << text;
  }
  for (const char* text :
       {"", "a", "abc", "tt", "at", "ta", "a1", "A A", "[a"}) {
    EXPECT_EQ(ParseSgfPoint(text, kJudgeSize), std::nullopt) << text;
  }
  for (const char* text :
       {"", "A", "I5", "A0", "A20", "U1", "1A", "A-1", "A1 ", "pass", "AA1",
        "\xc3\x84"
        "1"}) {
    EXPECT_EQ(ParseGtpPoint(text, kJudgeSize), std::nullopt) << text;
  }
}

TEST(CoordinatesTest, RectanglesBoundTheirOwnSides) {
  const BoardSize size(3, 7);
  EXPECT_EQ(ParseJudgePoint("3 7", size), (Point{.row = 2, .column = 6}));
  EXPECT_EQ(ParseJudgePoint("7 3", size), std::nullopt);
  EXPECT_EQ(ParseSgfPoint("gc", size), (Point{.row = 2, .column = 6}));
  EXPECT_EQ(ParseSgfPoint("cg", size), std::nullopt);
  EXPECT_EQ(ParseGtpPoint("G1", size), (Point{.row = 2, .column = 6}));
  EXPECT_EQ(ParseGtpPoint("C7", size), std::nullopt);
}

TEST(CoordinatesTest, GtpEndsAtTwentyFive) {
  EXPECT_EQ(ParseGtpPoint("A1", BoardSize(26, 26)), std::nullopt);
}

TEST(CoordinatesTest, SizeOfASquareIsOneNumber) {
  EXPECT_EQ(*ParseBoardSize("19"), BoardSize(19, 19));
}

TEST(CoordinatesTest, WhatIsNoSizeIsAnError) {
  for (const char* text : {"", "x", "0", "53", "5x", "x5", "5x0", "5x53", "5X7",
                           "5x7x9", "-5", "5 x7", "99999999999"}) {
    EXPECT_FALSE(ParseBoardSize(text).ok()) << text;
  }
  EXPECT_THAT(std::string(ParseBoardSize("0x5").status().message()),
              HasSubstr("from 1 to 52, found \"0x5\""));
}

}  // namespace
}  // namespace superko
