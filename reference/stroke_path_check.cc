#include "reference/stroke_path_check.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace reference {
namespace {

bool AreNeighbours(GridPoint a, GridPoint b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}

std::string PointText(GridPoint point) {
  return std::to_string(point.row + 1) + "," + std::to_string(point.column + 1);
}

// What is wrong with one point, given the points before it.
std::string CheckPoint(const DotGrid& grid, const StrokePath& path,
                       std::size_t index) {
  const GridPoint point = path[index];
  const auto here = path.begin() + static_cast<std::ptrdiff_t>(index);
  if (!grid.HasDot(point.row, point.column)) return "is no black dot";
  if (std::find(path.begin(), here, point) != here) return "was there before";
  if (index > 0 && !AreNeighbours(path[index - 1], point)) {
    return "is not next to " + PointText(path[index - 1]);
  }
  return "";
}

std::string CheckThatAllAreVisited(const DotGrid& grid,
                                   const StrokePath& path) {
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      const GridPoint point = {row, column};
      const bool is_visited =
          std::find(path.begin(), path.end(), point) != path.end();
      if (grid.HasDot(row, column) && !is_visited) {
        return "the black dot " + PointText(point) + " is not on the path";
      }
    }
  }
  return "";
}

}  // namespace

std::string CheckStroke(const DotGrid& grid, const StrokePath& path) {
  if (path.empty()) return "the path has no points";
  for (std::size_t index = 0; index < path.size(); ++index) {
    const std::string fault = CheckPoint(grid, path, index);
    if (!fault.empty()) {
      return "point " + std::to_string(index + 1) + " of the path, " +
             PointText(path[index]) + ", " + fault;
    }
  }
  return CheckThatAllAreVisited(grid, path);
}

}  // namespace reference
