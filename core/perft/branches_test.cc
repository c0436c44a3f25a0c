#include "core/perft/branches.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "core/perft/sequence_count.h"

namespace superko {
namespace {

// The sum over all branches of what follows each.
std::vector<PlyCounts> CountByBranches(Game& game,
                                       const std::vector<Branch>& branches,
                                       const SequenceOptions& options) {
  std::vector<PlyCounts> sums(static_cast<std::size_t>(options.depth));
  for (const Branch& branch : branches) {
    PlayBranch(branch, game);
    SequenceOptions rest = options;
    rest.after_pass = branch.moves.back().kind == MoveKind::kPass;
    const std::vector<PlyCounts> counts =
        CountSequences(game, Opponent(branch.moves.back().color), rest);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      EXPECT_TRUE(TryAddCounts(counts[i], branch.weight, sums[i]));
    }
    UndoBranch(branch, game);
  }
  return sums;
}

struct Example {
  BoardSize size;
  bool passes;
  std::size_t branches;
  std::size_t merged;
};

class BranchesTest : public ::testing::TestWithParam<Example> {};

// With two moves before the branches and three after.
TEST_P(BranchesTest, TogetherCountWhatTheWholeCounts) {
  const Example& example = GetParam();
  Game game({.size = example.size});
  const SequenceOptions whole = {.depth = 5, .passes = example.passes};
  const std::vector<PlyCounts> all = CountSequences(game, Color::kBlack, whole);
  const std::vector<PlyCounts> expected(all.begin() + 2, all.end());
  const std::vector<Branch> branches =
      ListBranches(game, Color::kBlack, {.depth = 2, .passes = example.passes});
  EXPECT_EQ(branches.size(), example.branches);
  const SequenceOptions rest = {.depth = 3, .passes = example.passes};
  EXPECT_EQ(CountByBranches(game, branches, rest), expected);
  const std::vector<Branch> merged = MergeSymmetric(branches, example.size);
  EXPECT_EQ(merged.size(), example.merged);
  EXPECT_EQ(CountByBranches(game, merged, rest), expected);
  EXPECT_EQ(game.actions(), 0u);
}

// Merged by hand on 3x3: corner, side and center first; then of 8 points 5, 5
// and 2 differ.
INSTANTIATE_TEST_SUITE_P(
    Sizes, BranchesTest,
    ::testing::Values(Example{BoardSize(3, 3), false, 72, 12},
                      Example{BoardSize(3, 3), true, 90, 18},
                      Example{BoardSize(2, 3), false, 30, 8},
                      Example{BoardSize(1, 5), false, 18, 9}));

TEST(BranchesListTest, AreInOrderAndEndWithThePass) {
  Game game({.size = BoardSize(1, 2)});
  const std::vector<Branch> branches =
      ListBranches(game, Color::kWhite, {.depth = 1, .passes = true});
  const Point left = {.row = 0, .column = 0};
  const Point right = {.row = 0, .column = 1};
  EXPECT_EQ(branches,
            (std::vector<Branch>{{.moves = {PlayMove(Color::kWhite, left)}},
                                 {.moves = {PlayMove(Color::kWhite, right)}},
                                 {.moves = {PassMove(Color::kWhite)}}}));
}

TEST(BranchesListTest, LeaveOutWhatTwoPassesEnd) {
  Game game({.size = BoardSize(1, 1)});
  EXPECT_EQ(
      ListBranches(game, Color::kBlack, {.depth = 1, .passes = true}).size(),
      1u);
  EXPECT_TRUE(
      ListBranches(game, Color::kBlack, {.depth = 2, .passes = true}).empty());
}

}  // namespace
}  // namespace superko
