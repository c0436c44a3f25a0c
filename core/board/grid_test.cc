#include "core/board/grid.h"

#include <set>

#include <gtest/gtest.h>

namespace superko {
namespace {

// Calls `visit(size)` for every board size there is.
template <typename Visit>
void ForEachSize(const Visit& visit) {
  for (int rows = 1; rows <= kSideMax; ++rows) {
    for (int columns = 1; columns <= kSideMax; ++columns) {
      visit(BoardSize(rows, columns));
    }
  }
}

TEST(BoardSizeTest, SidesRunFromOneTo52) {
  EXPECT_TRUE(BoardSize::IsValid(1, 1));
  EXPECT_TRUE(BoardSize::IsValid(52, 52));
  EXPECT_FALSE(BoardSize::IsValid(0, 1));
  EXPECT_FALSE(BoardSize::IsValid(1, 0));
  EXPECT_FALSE(BoardSize::IsValid(53, 1));
  EXPECT_FALSE(BoardSize::IsValid(1, 53));
  EXPECT_FALSE(BoardSize::IsValid(-1, -1));
}

TEST(BoardSizeTest, OrdinalsCountRowByRow) {
  const BoardSize size(2, 3);
  EXPECT_EQ(size.PointAt(0), (Point{.row = 0, .column = 0}));
  EXPECT_EQ(size.PointAt(2), (Point{.row = 0, .column = 2}));
  EXPECT_EQ(size.PointAt(3), (Point{.row = 1, .column = 0}));
  ForEachSize([](BoardSize each) {
    for (int ordinal = 0; ordinal < each.points(); ++ordinal) {
      ASSERT_TRUE(each.Contains(each.PointAt(ordinal)));
      ASSERT_EQ(each.Ordinal(each.PointAt(ordinal)), ordinal);
    }
  });
}

TEST(BoardSizeTest, ContainsNoPointOutside) {
  const BoardSize size(2, 3);
  EXPECT_TRUE(size.Contains(1, 2));
  EXPECT_FALSE(size.Contains(2, 2));
  EXPECT_FALSE(size.Contains(1, 3));
  EXPECT_FALSE(size.Contains(-1, 0));
  EXPECT_FALSE(size.Contains(0, -1));
  EXPECT_FALSE(size.Contains(Point{.row = 2, .column = 0}));
}

TEST(GridTest, EveryPointHasACellOfItsOwn) {
  ForEachSize([](BoardSize size) {
    const Grid grid(size);
    std::set<PointIndex> seen;
    for (int ordinal = 0; ordinal < size.points(); ++ordinal) {
      const Point point = size.PointAt(ordinal);
      const PointIndex index = grid.Index(point);
      ASSERT_GT(static_cast<int>(index), 0);
      ASSERT_LT(static_cast<int>(index), grid.cells());
      ASSERT_EQ(grid.PointOf(index), point);
      ASSERT_TRUE(seen.insert(index).second);
    }
    ASSERT_LE(grid.cells(), kGridCellsMax);
  });
}

// A neighbour is the point one step away, or a border cell of the array.
TEST(GridTest, NeighborsAreOneStepAway) {
  ForEachSize([](BoardSize size) {
    const Grid grid(size);
    std::set<PointIndex> points;
    for (int ordinal = 0; ordinal < size.points(); ++ordinal) {
      points.insert(grid.Index(size.PointAt(ordinal)));
    }
    for (int ordinal = 0; ordinal < size.points(); ++ordinal) {
      const Point point = size.PointAt(ordinal);
      const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
      for (std::size_t i = 0; i < 4; ++i) {
        const PointIndex neighbor = grid.Neighbors(grid.Index(point))[i];
        const int row = point.row + steps[i][0];
        const int column = point.column + steps[i][1];
        ASSERT_GE(static_cast<int>(neighbor), 0);
        ASSERT_LT(static_cast<int>(neighbor), grid.cells());
        ASSERT_EQ(points.count(neighbor) == 1, size.Contains(row, column));
        if (!size.Contains(row, column)) continue;
        ASSERT_EQ(grid.PointOf(neighbor).row, row);
        ASSERT_EQ(grid.PointOf(neighbor).column, column);
      }
    }
  });
}

}  // namespace
}  // namespace superko
