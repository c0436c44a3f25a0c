#include "tools/harness/stroke_check.h"

#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "absl/strings/str_cat.h"

#include "core/stroke/dot_grid_text.h"
#include "core/stroke/path_count.h"
#include "core/stroke/path_search.h"
#include "tools/engine/reference_stroke.h"

namespace superko {
namespace {

using Paths = absl::StatusOr<std::vector<StrokePath>>;

DotGrid GridFromArt(absl::string_view art) {
  return *ParseDotGrid(art, "art", kDigitLetters);
}

TEST(StrokeCheckTest, TheSolversAgreeOnGeneratedGrids) {
  const StrokeCheckSummary summary =
      CheckStrokeSolvers(AllStrokeSolvers(), {.games = 600, .jobs = 2});
  EXPECT_EQ(summary.findings, 0u);
  EXPECT_TRUE(summary.complete);
  EXPECT_EQ(summary.grids, 600u);
  // What the silence is worth.
  EXPECT_GE(summary.grids_with_paths, 250u);
  EXPECT_LE(summary.grids_with_paths, 500u);
  EXPECT_GE(summary.paths, 10'000u);
}

TEST(StrokeCheckTest, GridsAreAFunctionOfSeedAndIndex) {
  std::set<std::string> texts;
  for (std::uint64_t index = 1; index <= 100; ++index) {
    const DotGrid grid = GenerateStrokeGrid(7, index);
    EXPECT_EQ(grid, GenerateStrokeGrid(7, index));
    EXPECT_LE(grid.dots(), kStrokeCheckDotsMax);
    texts.insert(DotGridText(grid));
  }
  EXPECT_GT(texts.size(), 85u);
  EXPECT_NE(DotGridText(GenerateStrokeGrid(7, 1)) +
                DotGridText(GenerateStrokeGrid(7, 2)),
            DotGridText(GenerateStrokeGrid(8, 1)) +
                DotGridText(GenerateStrokeGrid(8, 2)));
}

std::string TextOf(const StrokeCheckSummary& summary) {
  std::string text = absl::StrCat(summary.findings, " findings\n");
  for (const StrokeFinding& finding : summary.listed) {
    text += StrokeFindingText(finding);
  }
  return text;
}

// The shrunk grid of the first finding; empty if nothing is found.
std::string ShrunkByCheck(const StrokeSolvers& solvers,
                          StrokeDifferenceKind kind) {
  const StrokeCheckSummary summary =
      CheckStrokeSolvers(solvers, {.games = 500, .findings_max = 1});
  if (summary.listed.empty()) return "";
  EXPECT_EQ(summary.listed[0].shrunk.difference.kind, kind) << TextOf(summary);
  return DotGridText(summary.listed[0].shrunk.grid);
}

TEST(StrokeCheckTest, FindsACountThatTakesThereAndBackForOne) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.count = [](const DotGrid& grid) -> absl::StatusOr<absl::uint128> {
    const auto count = CountPaths(grid);
    return *count > 1 ? *count / 2 : *count;
  };
  EXPECT_EQ(ShrunkByCheck(solvers, StrokeDifferenceKind::kCount), "11\n");
}

TEST(StrokeCheckTest, FindsACountThatForgetsTheLastRow) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.count = [](DotGrid grid) {
    for (int column = 0; column < grid.columns(); ++column) {
      grid.SetDot(grid.rows() - 1, column, false);
    }
    return CountPaths(grid);
  };
  EXPECT_EQ(ShrunkByCheck(solvers, StrokeDifferenceKind::kCount), "1\n");
}

TEST(StrokeCheckTest, FindsASearchThatLosesPaths) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.list = [](const DotGrid& grid, std::size_t paths_max) -> Paths {
    std::vector<StrokePath> paths = *AllStrokeSolvers().list(grid, paths_max);
    // One that takes a start with a single neighbour for a dead end.
    std::erase_if(paths, [&grid](const StrokePath& path) {
      const Point start = path.front();
      return path.size() > 1 &&
             grid.HasDot(start.row, start.column - 1) +
                     grid.HasDot(start.row, start.column + 1) +
                     grid.HasDot(start.row - 1, start.column) +
                     grid.HasDot(start.row + 1, start.column) ==
                 1;
    });
    return paths;
  };
  EXPECT_EQ(ShrunkByCheck(solvers, StrokeDifferenceKind::kPaths), "11\n");
}

TEST(StrokeCheckTest, FindsASearchInAnotherOrder) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.list = [](const DotGrid& grid, std::size_t paths_max) -> Paths {
    std::vector<StrokePath> paths;
    SearchPaths(grid, {.order = PathOrder::kFewestWaysFirst},
                [&](const StrokePath& path) {
                  paths.push_back(path);
                  return paths.size() < paths_max;
                });
    return paths;
  };
  EXPECT_NE(ShrunkByCheck(solvers, StrokeDifferenceKind::kPaths), "");
}

TEST(StrokeCheckTest, FindsAPathThatLeavesADotOut) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.list = [](const DotGrid& grid, std::size_t paths_max) -> Paths {
    std::vector<StrokePath> paths = *AllStrokeSolvers().list(grid, paths_max);
    for (StrokePath& path : paths) {
      if (path.size() > 2) path.pop_back();
    }
    return paths;
  };
  EXPECT_EQ(ShrunkByCheck(solvers, StrokeDifferenceKind::kWrongPath),
            "10\n11\n");
}

// Faults of the slow side are found just as well.
TEST(StrokeCheckTest, FindsABruteForceThatStartsInTheFirstRowOnly) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.true_list = [](const DotGrid& grid, std::size_t paths_max) -> Paths {
    std::vector<StrokePath> paths = ListStrokesByBruteForce(grid, paths_max);
    std::erase_if(paths,
                  [](const StrokePath& path) { return path[0].row > 0; });
    return paths;
  };
  EXPECT_EQ(ShrunkByCheck(solvers, StrokeDifferenceKind::kPaths), "0\n1\n");
}

TEST(StrokeCheckTest, ASolverThatGivesUpIsAFinding) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.count = [](const DotGrid& grid) -> absl::StatusOr<absl::uint128> {
    if (grid.columns() > 4) return absl::ResourceExhaustedError("too wide");
    return CountPaths(grid);
  };
  EXPECT_EQ(ShrunkByCheck(solvers, StrokeDifferenceKind::kFailure), "00000\n");
}

TEST(StrokeCheckTest, FindingsAreTheSameForAnyNumberOfJobs) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.count = [](const DotGrid& grid) -> absl::StatusOr<absl::uint128> {
    const auto count = CountPaths(grid);
    return *count == 16 ? 17 : *count;
  };
  const std::string one =
      TextOf(CheckStrokeSolvers(solvers, {.games = 400, .jobs = 1}));
  EXPECT_EQ(one,
            TextOf(CheckStrokeSolvers(solvers, {.games = 400, .jobs = 3})));
  EXPECT_NE(one, "0 findings\n");
}

TEST(StrokeCheckTest, ShrinkingStopsAtItsBound) {
  StrokeSolvers solvers = AllStrokeSolvers();
  solvers.count = [](const DotGrid&) { return absl::uint128(99); };
  const DotGrid grid = GridFromArt("1111\n1111\n");
  const auto difference = CompareStrokeSolvers(grid, solvers).difference;
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->text, "fast 99, slow 28");
  EXPECT_EQ(ShrinkStrokeGrid(grid, *difference, solvers, 3).probes, 3u);
  EXPECT_EQ(DotGridText(ShrinkStrokeGrid(grid, *difference, solvers).grid),
            "0\n");
}

TEST(StrokeCheckTest, StopsWhenAsked) {
  StrokeCheckOptions options = {.games = 100'000};
  std::uint64_t told = 0;
  options.on_progress = [&told](std::uint64_t grids) { told = grids; };
  options.should_stop = [&told] { return told >= 256; };
  const StrokeCheckSummary summary =
      CheckStrokeSolvers(AllStrokeSolvers(), options);
  EXPECT_FALSE(summary.complete);
  EXPECT_EQ(summary.grids, 256u);
}

}  // namespace
}  // namespace superko
