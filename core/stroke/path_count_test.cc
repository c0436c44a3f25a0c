#include "core/stroke/path_count.h"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/base/exact_count.h"
#include "core/stroke/dot_grid_text.h"
#include "core/stroke/path_search.h"

namespace superko {
namespace {

DotGrid FullGrid(int rows, int columns) {
  DotGrid grid(rows, columns);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      grid.SetDot(row, column, true);
    }
  }
  return grid;
}

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string CorpusPath(absl::string_view name) {
  return absl::StrCat(SUPERKO_SOURCE_DIR, "/corpus/stroke/", name);
}

TEST(PathCountTest, NoDotHasNoPathAndOneDotHasOne) {
  EXPECT_EQ(*CountPaths(DotGrid(3, 4)), 0u);
  EXPECT_EQ(*CountPaths(FullGrid(1, 1)), 1u);
}

// OEIS A096969.
TEST(PathCountTest, FullSquaresHaveThePublishedNumbers) {
  const absl::string_view published[] = {
      "1",      "8",        "40",         "552",          "8648",
      "458696", "27070560", "6046626568", "1490832682992"};
  for (int side = 1; side <= 9; ++side) {
    EXPECT_EQ(CountText(*CountPaths(FullGrid(side, side))), published[side - 1])
        << side;
  }
}

// What stands in counts.tsv comes from publications and from other programs.
TEST(PathCountTest, AgreesWithTheCorpus) {
  const std::string counts = ReadFile(CorpusPath("counts.tsv"));
  const std::vector<absl::string_view> lines =
      absl::StrSplit(counts, '\n', absl::SkipEmpty());
  ASSERT_GT(lines.size(), 50u);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::vector<absl::string_view> fields =
        absl::StrSplit(lines[i], '\t');
    ASSERT_GE(fields.size(), 2u) << lines[i];
    if (fields[0] == "square_12x12.txt") continue;  // Half a minute.
    const std::string name(fields[0]);
    const auto grid =
        ParseDotGrid(ReadFile(CorpusPath(name)), name, kDigitLetters);
    ASSERT_TRUE(grid.ok()) << grid.status();
    const auto count = CountPaths(*grid);
    ASSERT_TRUE(count.ok()) << name << ": " << count.status();
    EXPECT_EQ(CountText(*count), fields[1]) << name;
    const FoundPath found = FindPath(*grid, 100'000'000);
    EXPECT_EQ(found.end,
              *count == 0 ? SearchEnd::kComplete : SearchEnd::kStopped)
        << name;
  }
}

// Twice as many rows as columns, and the other way round.
TEST(PathCountTest, LyingAndStandingGridsHaveTheSameNumber) {
  const auto standing = ParseDotGrid("11\n11\n01\n11\n11\n", "", kDigitLetters);
  const auto lying = ParseDotGrid("11011\n11111\n", "", kDigitLetters);
  EXPECT_EQ(*CountPaths(*standing), 8u);
  EXPECT_EQ(*CountPaths(*lying), 8u);
}

TEST(PathCountTest, TheNarrowerSideHasALimit) {
  EXPECT_EQ(*CountPaths(FullGrid(1, 250)), 2u);
  const auto count = CountPaths(FullGrid(32, 40));
  EXPECT_EQ(count.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(std::string(count.status().message()),
            "too wide to count: 32x40; the narrower side may have 31");
}

TEST(PathCountTest, BorderStatesHaveALimit) {
  const auto count = CountPaths(FullGrid(9, 9), {.states_max = 1000});
  EXPECT_EQ(count.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(std::string(count.status().message()),
            "too wide to count: more than 1000 border states after 10 of 81 "
            "cells");
}

TEST(PathCountTest, ANumberBeyond128BitsIsAnError) {
  const auto count = CountPaths(FullGrid(5, 250));
  EXPECT_EQ(count.status().code(), absl::StatusCode::kOutOfRange)
      << count.status();
}

}  // namespace
}  // namespace superko
