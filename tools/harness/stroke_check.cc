#include "tools/harness/stroke_check.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

#include "core/base/exact_count.h"
#include "core/base/split_mix.h"
#include "core/stroke/dot_grid_text.h"
#include "tools/harness/parallel.h"

namespace superko {
namespace {

// Grids that are given to the threads at a time; then it is asked whether to
// stop.
constexpr std::uint64_t kBlock = 256;

constexpr absl::string_view kKindNames[] = {"failure", "wrong path", "count",
                                            "paths"};

int Below(SplitMix64& random, int bound) {
  return static_cast<int>(random.Below(static_cast<std::uint32_t>(bound)));
}

// Dots at random, more or less dense.
void DrawScattered(SplitMix64& random, DotGrid& grid) {
  const std::uint32_t percent = 50 + random.Below(51);
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      grid.SetDot(row, column, random.Percent(percent));
    }
  }
}

// The dots of a line that wanders about until it is stuck, so that there is a
// path.
void DrawLine(SplitMix64& random, DotGrid& grid) {
  int row = Below(random, grid.rows());
  int column = Below(random, grid.columns());
  for (int tries = 0; tries < 8; ++tries) {
    grid.SetDot(row, column, true);
    const int direction = Below(random, 4);
    const int next_row = row + (direction == 0) - (direction == 1);
    const int next_column = column + (direction == 2) - (direction == 3);
    if (next_row < 0 || next_row >= grid.rows() || next_column < 0 ||
        next_column >= grid.columns() || grid.HasDot(next_row, next_column)) {
      continue;
    }
    row = next_row;
    column = next_column;
    tries = 0;
  }
}

void RemoveDotsAbove(int dots_max, SplitMix64& random, DotGrid& grid) {
  while (grid.dots() > dots_max) {
    grid.SetDot(Below(random, grid.rows()), Below(random, grid.columns()),
                false);
  }
}

std::string PathsText(const std::vector<StrokePath>& paths, std::size_t index) {
  return index < paths.size() ? StrokePathText(paths[index]) : "none";
}

StrokeDifference FailureOf(const absl::Status& status) {
  return {.kind = StrokeDifferenceKind::kFailure,
          .text = std::string(status.message())};
}

std::optional<StrokeDifference> ComparePaths(const DotGrid& grid,
                                             const StrokeSolvers& solvers) {
  const auto fast = solvers.list(grid, kStrokePathsCompared);
  const auto slow = solvers.true_list(grid, kStrokePathsCompared);
  if (!fast.ok()) return FailureOf(fast.status());
  if (!slow.ok()) return FailureOf(slow.status());
  for (const StrokePath& path : *fast) {
    const std::string fault = solvers.check(grid, path);
    if (fault.empty()) continue;
    return StrokeDifference{
        .kind = StrokeDifferenceKind::kWrongPath,
        .text = absl::StrCat(StrokePathText(path), ": ", fault)};
  }
  if (*fast == *slow) return std::nullopt;
  std::size_t index = 0;
  while (index < fast->size() && index < slow->size() &&
         (*fast)[index] == (*slow)[index]) {
    ++index;
  }
  return StrokeDifference{
      .kind = StrokeDifferenceKind::kPaths,
      .text =
          absl::StrCat("path ", index + 1, ": fast ", PathsText(*fast, index),
                       ", slow ", PathsText(*slow, index))};
}

// The grid without the row, or the column, of this number.
DotGrid WithoutRow(const DotGrid& grid, int left_out) {
  DotGrid smaller(grid.rows() - 1, grid.columns());
  for (int row = 0; row < smaller.rows(); ++row) {
    for (int column = 0; column < smaller.columns(); ++column) {
      smaller.SetDot(row, column, grid.HasDot(row + (row >= left_out), column));
    }
  }
  return smaller;
}

DotGrid Transposed(const DotGrid& grid) {
  DotGrid turned(grid.columns(), grid.rows());
  for (int row = 0; row < turned.rows(); ++row) {
    for (int column = 0; column < turned.columns(); ++column) {
      turned.SetDot(row, column, grid.HasDot(column, row));
    }
  }
  return turned;
}

// Every grid that is one step smaller; large steps first.
std::vector<DotGrid> SmallerGrids(const DotGrid& grid) {
  std::vector<DotGrid> smaller;
  for (int row = 0; grid.rows() > 1 && row < grid.rows(); ++row) {
    smaller.push_back(WithoutRow(grid, row));
  }
  const DotGrid turned = Transposed(grid);
  for (int row = 0; turned.rows() > 1 && row < turned.rows(); ++row) {
    smaller.push_back(Transposed(WithoutRow(turned, row)));
  }
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      if (!grid.HasDot(row, column)) continue;
      smaller.push_back(grid);
      smaller.back().SetDot(row, column, false);
    }
  }
  return smaller;
}

class Checker {
 public:
  Checker(const StrokeSolvers& solvers, const StrokeCheckOptions& options)
      : solvers_(solvers), options_(options) {}

  StrokeCheckSummary Run() {
    for (std::uint64_t done = 0; done < options_.games; done += kBlock) {
      if (options_.should_stop()) {
        summary_.complete = false;
        break;
      }
      CheckBlock(options_.first + done,
                 std::min(kBlock, options_.games - done));
      if (options_.on_progress) options_.on_progress(summary_.grids);
    }
    return std::move(summary_);
  }

 private:
  void CheckBlock(std::uint64_t first, std::uint64_t count) {
    std::vector<StrokeComparison> cases(count);
    ForEachInParallel(count, {.jobs = options_.jobs}, [&](std::size_t i) {
      cases[i] = CompareStrokeSolvers(
          GenerateStrokeGrid(options_.seed, first + i), solvers_);
    });
    for (std::uint64_t i = 0; i < count; ++i) Add(first + i, cases[i]);
  }

  void Add(std::uint64_t index, const StrokeComparison& which) {
    summary_.grids += 1;
    summary_.paths += which.paths;
    summary_.grids_with_paths += which.paths > 0;
    if (!which.difference.has_value()) return;
    summary_.findings += 1;
    if (summary_.listed.size() >= options_.findings_max) return;
    const DotGrid grid = GenerateStrokeGrid(options_.seed, index);
    summary_.listed.push_back(
        {.index = index,
         .grid = grid,
         .shrunk = ShrinkStrokeGrid(grid, *which.difference, solvers_)});
  }

  const StrokeSolvers& solvers_;
  const StrokeCheckOptions& options_;
  StrokeCheckSummary summary_;
};

}  // namespace

StrokeComparison CompareStrokeSolvers(const DotGrid& grid,
                                      const StrokeSolvers& solvers) {
  const auto fast = solvers.count(grid);
  const auto slow = solvers.true_count(grid);
  if (!fast.ok()) return {.difference = FailureOf(fast.status())};
  if (!slow.ok()) return {.difference = FailureOf(slow.status())};
  if (*fast != *slow) {
    return {.difference = StrokeDifference{
                .kind = StrokeDifferenceKind::kCount,
                .text = absl::StrCat("fast ", CountText(*fast), ", slow ",
                                     CountText(*slow))}};
  }
  return {.difference = ComparePaths(grid, solvers), .paths = *fast};
}

DotGrid GenerateStrokeGrid(std::uint64_t seed, std::uint64_t index) {
  SplitMix64 random(SplitMix64::Mix(seed) ^ SplitMix64::Mix(~index));
  // Lines and narrow grids are common, and may be longer.
  const int rows = 1 + Below(random, 6);
  const int columns = 1 + Below(random, rows <= 2 ? 11 : 6);
  DotGrid grid(rows, columns);
  if (random.Percent(50)) {
    DrawScattered(random, grid);
  } else {
    DrawLine(random, grid);
  }
  RemoveDotsAbove(kStrokeCheckDotsMax, random, grid);
  return random.Percent(50) ? grid : Transposed(grid);
}

ShrunkStrokeGrid ShrinkStrokeGrid(const DotGrid& grid,
                                  const StrokeDifference& difference,
                                  const StrokeSolvers& solvers,
                                  std::uint64_t probes_max) {
  ShrunkStrokeGrid shrunk = {.grid = grid, .difference = difference};
  bool changed = true;
  while (changed) {
    changed = false;
    for (const DotGrid& smaller : SmallerGrids(shrunk.grid)) {
      if (shrunk.probes == probes_max) return shrunk;
      ++shrunk.probes;
      const std::optional<StrokeDifference> found =
          CompareStrokeSolvers(smaller, solvers).difference;
      if (!found.has_value() || found->kind != difference.kind) continue;
      shrunk.grid = smaller;
      shrunk.difference = *found;
      changed = true;
      break;
    }
  }
  return shrunk;
}

std::string StrokeFindingText(const StrokeFinding& finding) {
  const StrokeDifference& difference = finding.shrunk.difference;
  return absl::StrCat("case ", finding.index, ": ",
                      kKindNames[static_cast<int>(difference.kind)], ": ",
                      difference.text, "\n", DotGridText(finding.shrunk.grid));
}

StrokeCheckSummary CheckStrokeSolvers(const StrokeSolvers& solvers,
                                      const StrokeCheckOptions& options) {
  return Checker(solvers, options).Run();
}

}  // namespace superko
