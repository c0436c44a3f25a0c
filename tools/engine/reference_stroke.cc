#include "tools/engine/reference_stroke.h"

#include "absl/status/status.h"

#include "core/board/point.h"
#include "core/stroke/path_count.h"
#include "core/stroke/path_search.h"
#include "reference/stroke_brute_force.h"
#include "reference/stroke_grid.h"
#include "reference/stroke_path_check.h"

namespace superko {
namespace {

reference::DotGrid ToReference(const DotGrid& grid) {
  reference::DotGrid result = {
      .rows = grid.rows(), .columns = grid.columns(), .dots = {}};
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      result.dots.push_back(grid.HasDot(row, column));
    }
  }
  return result;
}

StrokePath FromReference(const reference::StrokePath& path) {
  StrokePath result;
  for (const reference::GridPoint point : path) {
    result.push_back({static_cast<std::uint8_t>(point.row),
                      static_cast<std::uint8_t>(point.column)});
  }
  return result;
}

absl::StatusOr<std::vector<StrokePath>> ListBySearch(const DotGrid& grid,
                                                     std::size_t paths_max) {
  std::vector<StrokePath> paths;
  const SearchEnd end = SearchPaths(grid, {}, [&](const StrokePath& path) {
    if (paths.size() < paths_max) paths.push_back(path);
    return paths.size() < paths_max;
  });
  if (end == SearchEnd::kGaveUp) return absl::ResourceExhaustedError("gave up");
  return paths;
}

}  // namespace

std::uint64_t CountStrokesByBruteForce(const DotGrid& grid) {
  return reference::CountStrokes(ToReference(grid));
}

std::vector<StrokePath> ListStrokesByBruteForce(const DotGrid& grid,
                                                std::size_t paths_max) {
  std::vector<StrokePath> paths;
  if (paths_max == 0) return paths;
  reference::VisitStrokes(ToReference(grid),
                          [&](const reference::StrokePath& path) {
                            paths.push_back(FromReference(path));
                            return paths.size() < paths_max;
                          });
  return paths;
}

std::string DescribeStrokeFault(const DotGrid& grid, const StrokePath& path) {
  reference::StrokePath points;
  for (const Point point : path) points.push_back({point.row, point.column});
  return reference::CheckStroke(ToReference(grid), points);
}

StrokeSolvers AllStrokeSolvers() {
  return {.count = [](const DotGrid& grid) { return CountPaths(grid); },
          .list = ListBySearch,
          .true_count =
              [](const DotGrid& grid) {
                return absl::uint128(CountStrokesByBruteForce(grid));
              },
          .true_list = ListStrokesByBruteForce,
          .check = DescribeStrokeFault};
}

}  // namespace superko
