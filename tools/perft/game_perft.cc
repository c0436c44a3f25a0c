#include "tools/perft/game_perft.h"

#include <cstddef>
#include <numeric>
#include <vector>

#include "core/board/color.h"
#include "core/perft/branches.h"
#include "core/perft/game_count.h"
#include "core/perft/position_graph.h"
#include "core/rules/game.h"
#include "tools/perft/sequence_perft.h"

namespace superko {
namespace {

constexpr std::size_t kPathsWanted = 1000;

std::uint64_t Sum(const std::vector<std::uint64_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

}  // namespace

absl::StatusOr<std::uint64_t> CountGamesAsPaths(
    BoardSize size, Suicide suicide, bool merges_symmetric,
    const ParallelOptions& parallel) {
  const absl::StatusOr<PositionGraph> graph = MakePositionGraph(size, suicide);
  if (!graph.ok()) return graph.status();
  // Paths that are no longer than those that are gone on from.
  std::uint64_t shorter = 0;
  std::vector<PositionPath> paths = ListPaths(*graph, 0);
  for (int steps = 1; !paths.empty() && paths.size() < kPathsWanted; ++steps) {
    shorter += paths.size();
    paths = ListPaths(*graph, steps);
  }
  if (merges_symmetric) paths = MergeSymmetricPaths(paths, *graph, size);
  std::vector<std::uint64_t> counts(paths.size());
  ForEachInParallel(paths.size(), parallel, [&](std::size_t i) {
    counts[i] = static_cast<std::uint64_t>(paths[i].weight) *
                CountPathsFrom(*graph, paths[i]);
  });
  return shorter + Sum(counts);
}

std::uint64_t CountGamesAsPlay(BoardSize size, Suicide suicide,
                               const ParallelOptions& parallel) {
  const Game start({.size = size, .rules = {.suicide = suicide}});
  const Split split = SplitSequences(start, Color::kBlack,
                                     {.depth = 1'000'000, .passes = true});
  std::vector<std::uint64_t> counts(split.branches.size());
  ForEachInParallel(counts.size(), parallel, [&](std::size_t i) {
    const Branch& branch = split.branches[i];
    Game game = start;
    PlayBranch(branch, game);
    counts[i] = CountEndedGames(
        game, PlayerAfter(Color::kBlack, branch),
        {.after_pass = branch.moves.back().kind == MoveKind::kPass});
  });
  Game game = start;
  return CountEndedGames(game, Color::kBlack, {.moves_max = split.depth}) +
         Sum(counts);
}

}  // namespace superko
