#include "reference/stroke_brute_force.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace reference {
namespace {

class StrokeSearch {
 public:
  StrokeSearch(const DotGrid& grid,
               const std::function<bool(const StrokePath&)>& visit)
      : visit_(visit),
        unvisited_(grid),
        dots_(static_cast<std::size_t>(
            std::count(grid.dots.begin(), grid.dots.end(), true))) {}

  // Starts everywhere. Returns false once `visit` did.
  bool Run() {
    for (int row = 0; row < unvisited_.rows; ++row) {
      for (int column = 0; column < unvisited_.columns; ++column) {
        if (!Extend({row, column})) return false;
      }
    }
    return true;
  }

 private:
  // Goes on to `point`, if an unvisited dot is there, then everywhere from it,
  // and comes back.
  bool Extend(GridPoint point) {
    const auto [row, column] = point;
    if (!unvisited_.HasDot(row, column)) return true;
    Mark(point, false);
    path_.push_back(point);
    const bool goes_on =
        path_.size() == dots_
            ? visit_(path_)
            : Extend({row - 1, column}) && Extend({row, column - 1}) &&
                  Extend({row, column + 1}) && Extend({row + 1, column});
    path_.pop_back();
    Mark(point, true);
    return goes_on;
  }

  void Mark(GridPoint point, bool is_unvisited) {
    const int index = point.row * unvisited_.columns + point.column;
    unvisited_.dots[static_cast<std::size_t>(index)] = is_unvisited;
  }

  const std::function<bool(const StrokePath&)>& visit_;
  DotGrid unvisited_;  // The grid without the dots of the path.
  const std::size_t dots_;
  StrokePath path_;
};

}  // namespace

bool VisitStrokes(const DotGrid& grid,
                  const std::function<bool(const StrokePath&)>& visit) {
  assert(grid.dots.size() ==
         static_cast<std::size_t>(grid.rows * grid.columns));
  return StrokeSearch(grid, visit).Run();
}

std::uint64_t CountStrokes(const DotGrid& grid) {
  std::uint64_t paths = 0;
  VisitStrokes(grid, [&paths](const StrokePath&) {
    ++paths;
    return true;
  });
  return paths;
}

}  // namespace reference
