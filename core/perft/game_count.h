// The number of games of tiny boards under positional superko, two ways; as
// Tromp and Farneback counted them ("Combinatorics of Go", 2007): 9 on 1x2, 907
// on 1x3, 2098407841 on 1x4, 386356909593 on 2x2, if suicide is allowed.
//
// - As play: Black begins, players pass or play in turn, and a game is over by
//   two passes in a row.
// - As paths: what is left of a game without its passes is a path in the graph
//   of positions that begins at the empty board and comes to no position twice.
//   Any such path is a game, for by passing once either player can be to move.
//
// Numbers are 64 bits: counting one by one gets no further in a lifetime.

#ifndef SUPERKO_CORE_PERFT_GAME_COUNT_H_
#define SUPERKO_CORE_PERFT_GAME_COUNT_H_

#include <cstdint>
#include <vector>

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/perft/position_graph.h"
#include "core/rules/game.h"

namespace superko {

struct EndedGameOptions {
  bool after_pass = false;  // Whether the latest move was a pass.
  // Games that last longer are not counted. Positional superko ends every game,
  // as there are 3^points positions at most.
  int moves_max = 1'000'000;
};

// How many ways there are to play on from `game`, `player` first, until two
// passes end it. `game` is as before in the end.
// REQUIRES: the rules are positional superko.
std::uint64_t CountEndedGames(Game& game, Color player,
                              const EndedGameOptions& options);

// Positions one after the other, the empty board first.
struct PositionPath {
  std::vector<int> nodes;
  int weight = 1;  // So many paths are like this one, itself included.
};

// All paths of exactly so many steps.
std::vector<PositionPath> ListPaths(const PositionGraph& graph, int steps);

// Leaves one path, with its weight, of all that become equal by turning and
// mirroring the board and by swapping the colors.
std::vector<PositionPath> MergeSymmetricPaths(
    const std::vector<PositionPath>& paths, const PositionGraph& graph,
    BoardSize size);

// The number of paths that begin with `path`, itself included.
std::uint64_t CountPathsFrom(const PositionGraph& graph,
                             const PositionPath& path);

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_GAME_COUNT_H_
