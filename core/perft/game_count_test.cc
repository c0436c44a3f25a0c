#include "core/perft/game_count.h"

#include <cstdint>
#include <vector>

#include "gtest/gtest.h"

#include "core/perft/position_graph.h"

namespace superko {
namespace {

std::uint64_t CountAsPlay(BoardSize size, Suicide suicide) {
  Game game({.size = size, .rules = {.suicide = suicide}});
  return CountEndedGames(game, Color::kBlack, {});
}

// From all paths of two steps, merged or not, and the shorter ones.
std::uint64_t CountAsPaths(BoardSize size, Suicide suicide, bool merge) {
  const PositionGraph graph = *MakePositionGraph(size, suicide);
  std::uint64_t sum = ListPaths(graph, 0).size() + ListPaths(graph, 1).size();
  std::vector<PositionPath> paths = ListPaths(graph, 2);
  if (merge) paths = MergeSymmetricPaths(paths, graph, size);
  for (const PositionPath& path : paths) {
    sum +=
        static_cast<std::uint64_t>(path.weight) * CountPathsFrom(graph, path);
  }
  return sum;
}

// J. Tromp and G. Farneback, "Combinatorics of Go".
TEST(GameCountTest, TinyBoardsHaveThePublishedNumbersBothWays) {
  const std::uint64_t published[] = {1, 9, 907};
  for (int columns = 1; columns <= 3; ++columns) {
    const BoardSize size(1, columns);
    const std::uint64_t expected = published[columns - 1];
    EXPECT_EQ(CountAsPlay(size, Suicide::kAllowed), expected) << columns;
    EXPECT_EQ(CountAsPaths(size, Suicide::kAllowed, false), expected)
        << columns;
    EXPECT_EQ(CountAsPaths(size, Suicide::kAllowed, true), expected) << columns;
  }
}

TEST(GameCountTest, BothWaysAgreeWithoutSuicide) {
  for (int columns = 1; columns <= 3; ++columns) {
    const BoardSize size(columns, 1);
    const std::uint64_t play = CountAsPlay(size, Suicide::kForbidden);
    EXPECT_EQ(CountAsPaths(size, Suicide::kForbidden, false), play);
    EXPECT_EQ(CountAsPaths(size, Suicide::kForbidden, true), play);
  }
}

// On 1x2, of three moves at most: pass pass, and two where Black plays once. If
// White plays once, it takes four.
TEST(GameCountTest, GamesMayBeBoundInLength) {
  Game game({.size = BoardSize(1, 2)});
  EXPECT_EQ(CountEndedGames(game, Color::kBlack, {.moves_max = 1}), 0u);
  EXPECT_EQ(CountEndedGames(game, Color::kBlack, {.moves_max = 2}), 1u);
  EXPECT_EQ(CountEndedGames(game, Color::kBlack, {.moves_max = 3}), 3u);
  EXPECT_EQ(game.actions(), 0u);
}

TEST(GameCountTest, PathsOfTwoByTwoAreMergedSixteenfoldAtMost) {
  const PositionGraph graph =
      *MakePositionGraph(BoardSize(2, 2), Suicide::kAllowed);
  const std::vector<PositionPath> paths = ListPaths(graph, 3);
  const std::vector<PositionPath> merged =
      MergeSymmetricPaths(paths, graph, BoardSize(2, 2));
  std::size_t sum = 0;
  for (const PositionPath& path : merged) {
    EXPECT_LE(path.weight, 16);
    sum += static_cast<std::size_t>(path.weight);
  }
  EXPECT_EQ(sum, paths.size());
  EXPECT_LT(10 * merged.size(), paths.size());
}

}  // namespace
}  // namespace superko
