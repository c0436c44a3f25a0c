// The reference's brute force for the one-stroke puzzle, on grids of core's
// types, and with it all solvers that there are.

#ifndef SUPERKO_TOOLS_ENGINE_REFERENCE_STROKE_H_
#define SUPERKO_TOOLS_ENGINE_REFERENCE_STROKE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/stroke/dot_grid.h"
#include "tools/engine/stroke_solvers.h"

namespace superko {

// Takes time that grows exponentially with the dots.
std::uint64_t CountStrokesByBruteForce(const DotGrid& grid);

// The first `paths_max` paths, or all if there are fewer, in order.
std::vector<StrokePath> ListStrokesByBruteForce(const DotGrid& grid,
                                                std::size_t paths_max);

// What is wrong with the path, as one that goes through all dots; empty if
// nothing is.
std::string DescribeStrokeFault(const DotGrid& grid, const StrokePath& path);

// Core's solvers, and the brute force as their truth.
StrokeSolvers AllStrokeSolvers();

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_REFERENCE_STROKE_H_
