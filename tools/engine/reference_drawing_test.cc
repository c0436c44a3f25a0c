#include "tools/engine/reference_drawing.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

const std::vector<Color> kBoard = {Color::kBlack, Color::kBlack, Color::kWhite,
                                   Color::kEmpty, Color::kEmpty, Color::kEmpty};

TEST(ReferenceDrawingTest, DrawsTheBlockScansWay) {
  EXPECT_EQ(DrawBordered(BoardSize(2, 3), kBoard),
            "+------\n"
            "| X X O\n"
            "| . . .\n");
}

TEST(ReferenceDrawingTest, CountsStringsByRecursion) {
  const auto counts = CountStringsRecursively(BoardSize(2, 3), kBoard);
  ASSERT_EQ(counts.size(), 6);
  EXPECT_EQ(counts[0], (StringCount{.stones = 2, .liberties = 2}));
  EXPECT_EQ(counts[1], counts[0]);
  EXPECT_EQ(counts[2], (StringCount{.stones = 1, .liberties = 1}));
  EXPECT_EQ(counts[3], StringCount{});
}

}  // namespace
}  // namespace superko
