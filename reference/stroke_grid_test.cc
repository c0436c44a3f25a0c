#include "reference/stroke_grid.h"

#include "gtest/gtest.h"
#include "reference/dot_art.h"

namespace reference {
namespace {

TEST(StrokeGridTest, HasDotsOnlyWhereTheyAre) {
  const DotGrid grid = GridFromArt("01\n11\n00\n");
  EXPECT_EQ(grid.rows, 3);
  EXPECT_EQ(grid.columns, 2);
  EXPECT_FALSE(grid.HasDot(0, 0));
  EXPECT_TRUE(grid.HasDot(0, 1));
  EXPECT_TRUE(grid.HasDot(1, 0));
  EXPECT_FALSE(grid.HasDot(2, 1));
}

TEST(StrokeGridTest, HasNoDotOffTheGrid) {
  const DotGrid grid = GridFromArt("11\n11\n");
  EXPECT_FALSE(grid.HasDot(-1, 0));
  EXPECT_FALSE(grid.HasDot(0, -1));
  EXPECT_FALSE(grid.HasDot(2, 0));
  EXPECT_FALSE(grid.HasDot(0, 2));
}

}  // namespace
}  // namespace reference
