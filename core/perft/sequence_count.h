// CountSequences: how many games of so many moves there are, by playing them
// all ("perft").
//
//   Game game({.size = BoardSize(5, 5)});
//   const std::vector<PlyCounts> counts =
//       CountSequences(game, Color::kBlack, {.depth = 4});
//   // counts[3].sequences == 303600
//
// Colors alternate and only legal moves count. Moves are made by Game::Play and
// taken back by Game::Undo; those of the last depth are judged but not made. No
// symmetry and no table helps: every sequence is seen, one by one.
//
// Threads: one game for each owner; see tools/perft for many at once.

#ifndef SUPERKO_CORE_PERFT_SEQUENCE_COUNT_H_
#define SUPERKO_CORE_PERFT_SEQUENCE_COUNT_H_

#include <vector>

#include "core/board/color.h"
#include "core/perft/ply_counts.h"
#include "core/rules/game.h"

namespace superko {

struct SequenceOptions {
  int depth = 1;
  // A pass is a move too, and two passes in a row end a sequence.
  bool passes = false;
  // Whether the move before the first one counted was a pass.
  bool after_pass = false;
};

// The counts of depth 1 to `depth`, from the position and history of `game` on,
// which is as before in the end. `player` moves first.
// REQUIRES: depth >= 0.
std::vector<PlyCounts> CountSequences(Game& game, Color player,
                                      const SequenceOptions& options);

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_SEQUENCE_COUNT_H_
