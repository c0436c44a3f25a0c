#include "reference/stroke_brute_force.h"

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "reference/dot_art.h"
#include "reference/stroke_path_check.h"

namespace reference {
namespace {

using testing::ElementsAre;

struct StrokeCase {
  const char* name;
  const char* art;
  std::uint64_t paths;
};

void PrintTo(const StrokeCase& tested, std::ostream* out) {
  *out << tested.name;
}

class StrokeCountTest : public testing::TestWithParam<StrokeCase> {};

TEST_P(StrokeCountTest, CountsDirectedPaths) {
  EXPECT_EQ(CountStrokes(GridFromArt(GetParam().art)), GetParam().paths);
}

TEST_P(StrokeCountTest, EveryPathIsASolution) {
  const DotGrid grid = GridFromArt(GetParam().art);
  EXPECT_TRUE(VisitStrokes(grid, [&grid](const StrokePath& path) {
    EXPECT_EQ(CheckStroke(grid, path), "");
    return true;
  }));
}

// The paths of full squares are OEIS A096969.
const StrokeCase kCases[] = {
    {"NoDot", "00\n00\n", 0},
    {"OneDot", "1\n", 1},
    {"OneDotAmongOthers", "000\n010\n000\n", 1},
    {"TwoDots", "11\n", 2},
    {"TwoDotsApart", "101\n", 0},
    {"DiagonalIsNoContact", "10\n01\n", 0},
    {"RowsAreNotJoinedAtTheirEnds", "001\n100\n", 0},
    {"Row", "1111\n", 2},
    {"Column", "1\n1\n1\n", 2},
    {"Fork", "010\n111\n", 0},
    {"Square2", "11\n11\n", 8},
    {"Square3", "111\n111\n111\n", 40},
    {"Square4", "1111\n1111\n1111\n1111\n", 552},
    {"Ring", "111\n101\n111\n", 16},
    {"Puzzle", "1111\n1101\n0111\n1111\n0110\n", 6},
};

INSTANTIATE_TEST_SUITE_P(Hand, StrokeCountTest, testing::ValuesIn(kCases),
                         [](const auto& tested) { return tested.param.name; });

std::vector<StrokePath> AllPaths(const DotGrid& grid) {
  std::vector<StrokePath> paths;
  VisitStrokes(grid, [&paths](const StrokePath& path) {
    paths.push_back(path);
    return true;
  });
  return paths;
}

// Starts row by row; then up, left, right, down.
TEST(StrokeBruteForceTest, TheOrderIsThatOfTheSearch) {
  using Path = StrokePath;
  EXPECT_THAT(AllPaths(GridFromArt("11\n11\n")),
              ElementsAre(Path{{0, 0}, {0, 1}, {1, 1}, {1, 0}},
                          Path{{0, 0}, {1, 0}, {1, 1}, {0, 1}},
                          Path{{0, 1}, {0, 0}, {1, 0}, {1, 1}},
                          Path{{0, 1}, {1, 1}, {1, 0}, {0, 0}},
                          Path{{1, 0}, {0, 0}, {0, 1}, {1, 1}},
                          Path{{1, 0}, {1, 1}, {0, 1}, {0, 0}},
                          Path{{1, 1}, {0, 1}, {0, 0}, {1, 0}},
                          Path{{1, 1}, {1, 0}, {0, 0}, {0, 1}}));
}

TEST(StrokeBruteForceTest, StopsWhenAsked) {
  int visits = 0;
  EXPECT_FALSE(VisitStrokes(GridFromArt("111\n111\n111\n"),
                            [&visits](const StrokePath&) {
                              ++visits;
                              return visits < 3;
                            }));
  EXPECT_EQ(visits, 3);
}

TEST(StrokeBruteForceTest, CountsTheSquareOfFive) {
  EXPECT_EQ(CountStrokes(GridFromArt("11111\n11111\n11111\n11111\n11111\n")),
            8648u);
}

TEST(StrokeBruteForceTest, AGridWithoutPointsHasNoPath) {
  EXPECT_EQ(CountStrokes(DotGrid{}), 0u);
}

// Long enough for the recursion to be as deep as it may get.
TEST(StrokeBruteForceTest, DrawsALongLine) {
  DotGrid grid = {.rows = 1, .columns = 2704, .dots = {}};
  grid.dots.assign(2704, true);
  std::size_t length = 0;
  EXPECT_FALSE(VisitStrokes(grid, [&length](const StrokePath& path) {
    length = path.size();
    return false;
  }));
  EXPECT_EQ(length, 2704u);
}

}  // namespace
}  // namespace reference
