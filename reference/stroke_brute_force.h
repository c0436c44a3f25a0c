// The one-stroke puzzle by brute force, just as it is described: start at any
// black dot, go on to any black dot above, left, right or below that was not
// visited yet, until every black dot was visited exactly once.
//
// Paths are directed: the same line drawn backwards is another path. A grid
// without dots has no path, a single dot has one.
//
// Units:   as in stroke_grid.h.
// Threads: pure functions.
// Errors:  none. The time needed grows exponentially with the dots.
#ifndef SUPERKO_REFERENCE_STROKE_BRUTE_FORCE_H_
#define SUPERKO_REFERENCE_STROKE_BRUTE_FORCE_H_

#include <cstdint>
#include <functional>

#include "reference/stroke_grid.h"

namespace reference {

// Calls `visit` with every path until it returns false. The order is that of
// the search: starts row by row; up, left, right, down. Returns whether every
// path was visited.
// REQUIRES: at most 2704 dots, which is how deep the recursion may go.
bool VisitStrokes(const DotGrid& grid,
                  const std::function<bool(const StrokePath&)>& visit);

// The number of directed paths.
// REQUIRES: as for VisitStrokes().
std::uint64_t CountStrokes(const DotGrid& grid);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_STROKE_BRUTE_FORCE_H_
