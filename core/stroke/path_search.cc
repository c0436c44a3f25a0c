#include "core/stroke/path_search.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/check.h"
#include "core/stroke/block_chain.h"
#include "core/stroke/edge_cover.h"
#include "core/stroke/stroke_field.h"

namespace superko {
namespace {

class PathSearch {
 public:
  PathSearch(const DotGrid& grid, const PathSearchOptions& options,
             absl::FunctionRef<bool(const StrokePath&)> visit)
      : options_(options),
        visit_(visit),
        field_(grid),
        chain_(field_),
        cover_(field_) {}

  SearchEnd Run() {
    for (const Cell start : Starts()) {
      if (HasWorkedEnough()) return SearchEnd::kGaveUp;
      if (!cover_.TryStart(start)) continue;
      if (!Enter(start)) return end_;
    }
    return SearchEnd::kComplete;
  }

 private:
  using Cell = StrokeField::Cell;

  std::vector<Cell> Starts() const {
    std::vector<Cell> starts = field_.dots();
    if (options_.order == PathOrder::kFewestWaysFirst) SortByWays(starts);
    return starts;
  }

  template <typename Cells>
  void SortByWays(Cells& cells) const {
    std::stable_sort(cells.begin(), cells.end(), [this](Cell a, Cell b) {
      return field_.CountOpenNeighbors(a) < field_.CountOpenNeighbors(b);
    });
  }

  // Draws on through `cell`, every way. False if the search is over.
  // Recursion is as deep as there are dots.
  bool Enter(Cell cell) {
    field_.Take(cell);
    path_.push_back(field_.PointOf(cell));
    const bool goes_on = GoOn(cell);
    path_.pop_back();
    field_.GiveBack(cell);
    return goes_on;
  }

  bool GoOn(Cell head) {
    if (field_.open_dots() == 0) return Report();
    if (HasWorkedEnough()) {
      end_ = SearchEnd::kGaveUp;
      return false;
    }
    if (!chain_.MayPass(head)) return true;
    for (const Direction direction : Directions(head)) {
      const Cell next = field_.Neighbor(head, direction);
      if (!field_.IsOpen(next) || !cover_.TryStep(head, direction)) continue;
      if (!Enter(next)) return false;
    }
    return true;
  }

  std::array<Direction, 4> Directions(Cell head) const {
    std::array<Direction, 4> directions = kDirections;
    if (options_.order == PathOrder::kPlain) return directions;
    const auto ways = [&](Direction direction) {
      const Cell next = field_.Neighbor(head, direction);
      return field_.IsOpen(next) ? field_.CountOpenNeighbors(next) : 0;
    };
    std::stable_sort(
        directions.begin(), directions.end(),
        [&](Direction a, Direction b) { return ways(a) < ways(b); });
    return directions;
  }

  bool Report() {
    work_at_line_ = work();
    end_ = SearchEnd::kStopped;
    return visit_(path_);
  }

  bool HasWorkedEnough() const {
    return work() - work_at_line_ > options_.work_max;
  }
  std::uint64_t work() const { return chain_.work() + cover_.work(); }

  const PathSearchOptions& options_;
  absl::FunctionRef<bool(const StrokePath&)> visit_;
  StrokeField field_;
  BlockChain chain_;
  EdgeCover cover_;
  StrokePath path_;
  std::uint64_t work_at_line_ = 0;
  SearchEnd end_ = SearchEnd::kComplete;  // Why the search is over, if it is.
};

}  // namespace

SearchEnd SearchPaths(const DotGrid& grid, const PathSearchOptions& options,
                      absl::FunctionRef<bool(const StrokePath&)> visit) {
  SUPERKO_CHECK(grid.dots() <= kSearchDotsMax) << grid.dots() << " dots";
  return PathSearch(grid, options, visit).Run();
}

FoundPath FindPath(const DotGrid& grid, std::uint64_t work_max) {
  FoundPath found;
  for (const PathOrder order :
       {PathOrder::kPlain, PathOrder::kFewestWaysFirst}) {
    const bool is_plain = order == PathOrder::kPlain;
    found.end = SearchPaths(
        grid, {.order = order, .work_max = is_plain ? work_max / 8 : work_max},
        [&found](const StrokePath& path) {
          found.path = path;
          return false;
        });
    found.is_first = is_plain;
    if (found.end != SearchEnd::kGaveUp) break;
  }
  return found;
}

}  // namespace superko
