#include "core/stroke/path_search.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "absl/numeric/int128.h"
#include "absl/strings/string_view.h"

#include "core/base/split_mix.h"
#include "core/stroke/dot_grid_text.h"
#include "core/stroke/path_count.h"

namespace superko {
namespace {

DotGrid GridFromArt(absl::string_view art) {
  return *ParseDotGrid(art, "art", kDigitLetters);
}

// The lowest bits of `bits` are the cells, row by row.
DotGrid GridFromBits(int rows, int columns, std::uint64_t bits) {
  DotGrid grid(rows, columns);
  for (int cell = 0; cell < rows * columns; ++cell) {
    grid.SetDot(cell / columns, cell % columns, (bits >> cell) & 1);
  }
  return grid;
}

std::vector<std::string> AllPaths(const DotGrid& grid, PathOrder order) {
  std::vector<std::string> paths;
  const SearchEnd end =
      SearchPaths(grid, {.order = order}, [&](const StrokePath& path) {
        paths.push_back(StrokePathText(path));
        return true;
      });
  EXPECT_EQ(end, SearchEnd::kComplete);
  return paths;
}

bool IsPathThroughAll(const StrokePath& path, DotGrid grid) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (!grid.HasDot(path[i].row, path[i].column)) return false;
    grid.SetDot(path[i].row, path[i].column, false);
    if (i > 0 && std::abs(path[i].row - path[i - 1].row) +
                         std::abs(path[i].column - path[i - 1].column) !=
                     1) {
      return false;
    }
  }
  return grid.dots() == 0;
}

// The puzzle as it is told: no pruning at all.
class PlainSearch {
 public:
  explicit PlainSearch(const DotGrid& grid) : rest_(grid) {
    for (int row = 0; row < grid.rows(); ++row) {
      for (int column = 0; column < grid.columns(); ++column) {
        Enter(row, column);
      }
    }
  }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  void Enter(int row, int column) {
    if (!rest_.HasDot(row, column)) return;
    rest_.SetDot(row, column, false);
    path_.push_back(
        {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
    if (rest_.dots() == 0) paths_.push_back(StrokePathText(path_));
    Enter(row - 1, column);
    Enter(row, column - 1);
    Enter(row, column + 1);
    Enter(row + 1, column);
    path_.pop_back();
    rest_.SetDot(row, column, true);
  }

  DotGrid rest_;
  StrokePath path_;
  std::vector<std::string> paths_;
};

TEST(PathSearchTest, ThePublishedGridHasSixPathsInThisOrder) {
  const DotGrid grid = GridFromArt(
      "1111\n"
      "1101\n"
      "0111\n"
      "1111\n"
      "0110\n");
  const std::vector<std::string> paths = AllPaths(grid, PathOrder::kPlain);
  EXPECT_EQ(paths, PlainSearch(grid).paths());
  EXPECT_EQ(paths.size(), 6u);
  EXPECT_EQ(paths[0],
            "2,4 1,4 1,3 1,2 1,1 2,1 2,2 3,2 3,3 3,4 4,4 4,3 5,3 5,2 4,2 4,1");
}

// Every pruning is wrong if it loses a path; on small grids that shows.
TEST(PathSearchTest, EveryGridOfThreeByFourHasThePathsOfThePlainSearch) {
  int paths = 0;
  for (std::uint64_t bits = 0; bits < (1 << 12); ++bits) {
    const DotGrid grid = GridFromBits(3, 4, bits);
    const PlainSearch plain(grid);
    ASSERT_EQ(AllPaths(grid, PathOrder::kPlain), plain.paths())
        << DotGridText(grid);
    ASSERT_EQ(AllPaths(grid, PathOrder::kFewestWaysFirst).size(),
              plain.paths().size())
        << DotGridText(grid);
    paths += static_cast<int>(plain.paths().size());
  }
  EXPECT_EQ(paths, 3248);
}

// Random grids of up to 7x7, from sparse to full.
TEST(PathSearchTest, FindsAsManyPathsAsThereAreByCount) {
  constexpr int kGrids = 1500;
  SplitMix64 random(8);
  int with_paths = 0;
  for (int i = 0; i < kGrids; ++i) {
    const int rows = 1 + static_cast<int>(random.Below(7));
    const int columns = 1 + static_cast<int>(random.Below(7));
    const std::uint32_t percent = 60 + random.Below(41);
    DotGrid grid(rows, columns);
    for (int cell = 0; cell < rows * columns; ++cell) {
      grid.SetDot(cell / columns, cell % columns, random.Percent(percent));
    }
    const absl::uint128 count = *CountPaths(grid);
    if (count > 2000) continue;
    ASSERT_EQ(AllPaths(grid, PathOrder::kPlain).size(), count)
        << DotGridText(grid);
    ASSERT_EQ(AllPaths(grid, PathOrder::kFewestWaysFirst).size(), count)
        << DotGridText(grid);
    with_paths += count > 0;
  }
  EXPECT_EQ(with_paths, 711);
}

TEST(PathSearchTest, NoDotHasNoPathAndOneDotHasOne) {
  EXPECT_TRUE(AllPaths(DotGrid(3, 3), PathOrder::kPlain).empty());
  EXPECT_EQ(AllPaths(GridFromArt("000\n010\n"), PathOrder::kPlain),
            std::vector<std::string>{"2,2"});
}

TEST(PathSearchTest, StopsWhenNoMoreAreWanted) {
  int visited = 0;
  const SearchEnd end =
      SearchPaths(GridFromArt("111\n111\n"), {},
                  [&](const StrokePath&) { return ++visited < 3; });
  EXPECT_EQ(end, SearchEnd::kStopped);
  EXPECT_EQ(visited, 3);
}

// The bound counts from path to path, so that long lists of paths come whole.
TEST(PathSearchTest, GivesUpAtTheBoundBetweenTwoPaths) {
  const DotGrid grid = GridFromBits(4, 4, 0xffff);
  int visited = 0;
  const auto count = [&](const StrokePath&) { return ++visited > 0; };
  EXPECT_EQ(SearchPaths(grid, {.work_max = 20}, count), SearchEnd::kGaveUp);
  EXPECT_EQ(visited, 0);
  EXPECT_EQ(SearchPaths(grid, {.work_max = 20'000}, count),
            SearchEnd::kComplete);
  EXPECT_EQ(visited, 552);
}

// Random lines on the full grid ("backbite": the line's end bites into the line
// and turns the rest round), cut at both ends: a path exists, and the rest are
// holes.
class RandomLine {
 public:
  RandomLine(int side, std::uint64_t seed) : side_(side), random_(seed) {
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        line_.push_back(row * side +
                        (row % 2 == 0 ? column : side - 1 - column));
      }
    }
    for (int bite = 0; bite < 10 * side * side; ++bite) Bite();
  }

  DotGrid WithoutEnds(int cut) const {
    DotGrid grid(side_, side_);
    for (std::size_t i = 0;
         i + static_cast<std::size_t>(2 * cut) < line_.size(); ++i) {
      const int cell = line_[i + static_cast<std::size_t>(cut)];
      grid.SetDot(cell / side_, cell % side_, true);
    }
    return grid;
  }

 private:
  void Bite() {
    if (random_.Percent(50)) std::reverse(line_.begin(), line_.end());
    const int end = line_.back();
    const int row = end / side_ + static_cast<int>(random_.Below(3)) - 1;
    const int column = end % side_ + static_cast<int>(random_.Below(3)) - 1;
    const bool is_step = (row == end / side_) != (column == end % side_) &&
                         row >= 0 && row < side_ && column >= 0 &&
                         column < side_;
    if (!is_step) return;
    const auto bitten =
        std::find(line_.begin(), line_.end(), row * side_ + column);
    std::reverse(bitten + 1, line_.end());
  }

  int side_;
  SplitMix64 random_;
  std::vector<int> line_;
};

TEST(PathSearchTest, FindsAPathOnFifteenByFifteenWithHoles) {
  int first = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const DotGrid grid =
        RandomLine(15, seed).WithoutEnds(static_cast<int>(seed));
    const FoundPath found = FindPath(grid, 20'000'000);
    ASSERT_EQ(found.end, SearchEnd::kStopped) << DotGridText(grid);
    ASSERT_TRUE(IsPathThroughAll(found.path, grid)) << DotGridText(grid);
    first += found.is_first;
  }
  EXPECT_GE(first, 50);
}

// Colors balance, nothing is a dead end or a cut point; yet some dots compete
// for too few neighbours. A search that does not see that goes on for ever.
TEST(PathSearchTest, ProvesOnFifteenByFifteenThatThereIsNone) {
  const DotGrid grid = GridFromArt(
      "111110111111111\n"
      "111111111111111\n"
      "111111111011111\n"
      "111111111111111\n"
      "111111111011111\n"
      "111111011111111\n"
      "111011111111111\n"
      "111101111110111\n"
      "111101111111111\n"
      "110111111111111\n"
      "110111111101111\n"
      "111111111110111\n"
      "111111111111111\n"
      "111011101111111\n"
      "111111111111111\n");
  EXPECT_EQ(FindPath(grid, 1'000'000).end, SearchEnd::kComplete);
}

}  // namespace
}  // namespace superko
