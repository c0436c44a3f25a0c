// CountPaths: the number of one-stroke lines through all dots, exactly, without
// drawing them.
//
// Border-state dynamic programming ("plugs"). Cells are taken row by row along
// the narrower side. Between the cells taken and the rest runs a border of
// width + 1 edges:
//
//   # # # # #      What is drawn so far is a set of strands. All that matters
//   # # #|. .      for the rest is what crosses each border edge: nothing, one
//   -----+        of the two ends of a strand "(" ")", or the only loose end of
//   . . . . .      a strand whose other end is an end of the line "e".
//
// Strands never cross, so brackets say which ends belong together. There are
// few border states (5,000 on 8x8) where there are billions of lines.

#ifndef SUPERKO_CORE_STROKE_PATH_COUNT_H_
#define SUPERKO_CORE_STROKE_PATH_COUNT_H_

#include <cstddef>

#include "absl/numeric/int128.h"
#include "absl/status/statusor.h"

#include "core/stroke/dot_grid.h"

namespace superko {

struct PathCountLimits {
  // Border states kept at a time; each takes about 100 bytes at the worst.
  std::size_t states_max = 4'000'000;
};

// The narrower side may have so many dots: a state is 64 bits.
inline constexpr int kPathCountWidthMax = 31;

// Directed lines: a line and its reverse are two, unless it is a single dot. No
// dot has no line.
// Errors: the grid is too wide, it has too many border states, or a number does
// not fit in 128 bits.
absl::StatusOr<absl::uint128> CountPaths(const DotGrid& grid,
                                         const PathCountLimits& limits = {});

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_PATH_COUNT_H_
