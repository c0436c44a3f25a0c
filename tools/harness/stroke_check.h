// StrokeCheck: the solvers of the one-stroke puzzle against each other on
// generated grids.
//
// A grid is a pure function of (seed, index). Compared are the number of paths,
// the first paths in their order, and each of those with what a path is. A grid
// on which solvers differ is made smaller, dot by dot, row by row, as long as
// they still differ in the same way.

#ifndef SUPERKO_TOOLS_HARNESS_STROKE_CHECK_H_
#define SUPERKO_TOOLS_HARNESS_STROKE_CHECK_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/numeric/int128.h"

#include "core/stroke/dot_grid.h"
#include "tools/engine/stroke_solvers.h"

namespace superko {

// Grids have at most so many dots, so that brute force answers in milliseconds.
inline constexpr int kStrokeCheckDotsMax = 22;
// So many paths are compared one by one.
inline constexpr std::size_t kStrokePathsCompared = 500;

enum class StrokeDifferenceKind : std::uint8_t {
  kFailure,    // A solver gave no answer.
  kWrongPath,  // A path of the fast search is none.
  kCount,      // The numbers of paths differ.
  kPaths,      // The lists of first paths differ.
};

struct StrokeDifference {
  StrokeDifferenceKind kind;
  std::string text;  // Both answers, in a line.
};

struct StrokeComparison {
  // What the solvers differ in first, if anything.
  std::optional<StrokeDifference> difference;
  absl::uint128 paths = 0;  // The number, if all agree on it.
};

StrokeComparison CompareStrokeSolvers(const DotGrid& grid,
                                      const StrokeSolvers& solvers);

// Grid number `index`, from 1.
DotGrid GenerateStrokeGrid(std::uint64_t seed, std::uint64_t index);

struct ShrunkStrokeGrid {
  DotGrid grid;
  StrokeDifference difference;
  std::uint64_t probes = 0;
};

// The smallest grid that shows a difference of the same kind, found by leaving
// out rows, columns and dots until nothing more can go.
ShrunkStrokeGrid ShrinkStrokeGrid(const DotGrid& grid,
                                  const StrokeDifference& difference,
                                  const StrokeSolvers& solvers,
                                  std::uint64_t probes_max = 20'000);

struct StrokeFinding {
  std::uint64_t index = 0;
  DotGrid grid;
  ShrunkStrokeGrid shrunk;
};

// "case 17: count: fast 2, slow 4", the shrunk grid as rows of 0 and 1.
std::string StrokeFindingText(const StrokeFinding& finding);

struct StrokeCheckOptions {
  std::uint64_t seed = 1;
  std::uint64_t first = 1;  // Index of the first grid.
  std::uint64_t games = 10'000;
  int jobs = 1;
  std::size_t findings_max = 10;  // Shrunk and listed; others are counted.
  std::function<bool()> should_stop = [] { return false; };
  // Told what is done so far, by one thread at a time; null for nobody.
  std::function<void(std::uint64_t grids)> on_progress = nullptr;
};

struct StrokeCheckSummary {
  std::uint64_t grids = 0;
  std::uint64_t grids_with_paths = 0;
  absl::uint128 paths = 0;
  std::uint64_t findings = 0;
  bool complete = true;
  std::vector<StrokeFinding> listed;  // In the order of their grids.
};

// The same for any number of jobs.
StrokeCheckSummary CheckStrokeSolvers(const StrokeSolvers& solvers,
                                      const StrokeCheckOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_STROKE_CHECK_H_
