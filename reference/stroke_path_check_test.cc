#include "reference/stroke_path_check.h"

#include "gtest/gtest.h"
#include "reference/dot_art.h"

namespace reference {
namespace {

TEST(StrokePathCheckTest, AcceptsASolution) {
  EXPECT_EQ(CheckStroke(GridFromArt("01\n11\n"), {{0, 1}, {1, 1}, {1, 0}}), "");
  EXPECT_EQ(CheckStroke(GridFromArt("00\n10\n"), {{1, 0}}), "");
}

TEST(StrokePathCheckTest, RefusesAnEmptyPath) {
  EXPECT_EQ(CheckStroke(GridFromArt("0\n"), {}), "the path has no points");
  EXPECT_EQ(CheckStroke(GridFromArt("1\n"), {}), "the path has no points");
}

TEST(StrokePathCheckTest, RefusesWhatIsNoDot) {
  const DotGrid grid = GridFromArt("01\n11\n");
  EXPECT_EQ(CheckStroke(grid, {{0, 1}, {0, 0}}),
            "point 2 of the path, 1,1, is no black dot");
}

TEST(StrokePathCheckTest, RefusesPointsOffTheGrid) {
  const DotGrid grid = GridFromArt("11\n");
  EXPECT_EQ(CheckStroke(grid, {{0, 0}, {0, 1}, {0, 2}}),
            "point 3 of the path, 1,3, is no black dot");
  EXPECT_EQ(CheckStroke(grid, {{-1, 0}}),
            "point 1 of the path, 0,1, is no black dot");
}

TEST(StrokePathCheckTest, RefusesAPointTwice) {
  EXPECT_EQ(CheckStroke(GridFromArt("11\n"), {{0, 0}, {0, 1}, {0, 0}}),
            "point 3 of the path, 1,1, was there before");
}

TEST(StrokePathCheckTest, RefusesJumpsAndDiagonals) {
  EXPECT_EQ(CheckStroke(GridFromArt("111\n"), {{0, 0}, {0, 2}, {0, 1}}),
            "point 2 of the path, 1,3, is not next to 1,1");
  EXPECT_EQ(CheckStroke(GridFromArt("10\n01\n"), {{0, 0}, {1, 1}}),
            "point 2 of the path, 2,2, is not next to 1,1");
}

TEST(StrokePathCheckTest, RefusesAPathThatIsTooShort) {
  EXPECT_EQ(CheckStroke(GridFromArt("111\n"), {{0, 1}, {0, 0}}),
            "the black dot 1,3 is not on the path");
}

}  // namespace
}  // namespace reference
