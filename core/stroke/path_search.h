// SearchPaths: the lines of the one-stroke puzzle, one after the other, by
// search with pruning.
//
// Lines come in the order of the plain search: starts row by row, neighbours
// up, left, right, down. Pruning leaves out only what leads nowhere:
//   - cut points that make the rest fork or fall apart, dead ends, blocks whose
//     colors do not fit (block_chain.h);
//   - dots that compete for too few neighbours (edge_cover.h).
// A grid of 15x15 with holes then takes milliseconds for its first line; but as
// the puzzle is NP-hard, the work is bounded and the search may give up.

#ifndef SUPERKO_CORE_STROKE_PATH_SEARCH_H_
#define SUPERKO_CORE_STROKE_PATH_SEARCH_H_

#include <cstdint>

#include "absl/functional/function_ref.h"

#include "core/stroke/dot_grid.h"

namespace superko {

// How deep the recursion goes.
inline constexpr int kSearchDotsMax = 2704;

enum class PathOrder : std::uint8_t {
  kPlain,
  // Starts and neighbours with the fewest ways on come first (Warnsdorff). Has
  // a line sooner, though not the first one of the plain order.
  kFewestWaysFirst,
};

enum class SearchEnd : std::uint8_t {
  kComplete,  // There are no more lines.
  kStopped,   // `visit` wanted no more.
  kGaveUp,    // The bound on work was met.
};

struct PathSearchOptions {
  PathOrder order = PathOrder::kPlain;
  // Dots looked at since the latest line; about 20 to 50 million a second.
  std::uint64_t work_max = 400'000'000;
};

// Calls `visit` with every directed line until it returns false.
// REQUIRES: at most kSearchDotsMax dots.
SearchEnd SearchPaths(const DotGrid& grid, const PathSearchOptions& options,
                      absl::FunctionRef<bool(const StrokePath&)> visit);

struct FoundPath {
  // kComplete: there is none. kStopped: here it is.
  SearchEnd end = SearchEnd::kComplete;
  StrokePath path;
  // No line comes before it in the plain order.
  bool is_first = false;
};

// The first line of the plain order; if the search for that gives up, which it
// does after an eighth of `work_max`, any line.
// REQUIRES: at most kSearchDotsMax dots.
FoundPath FindPath(const DotGrid& grid, std::uint64_t work_max);

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_PATH_SEARCH_H_
