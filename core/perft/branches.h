// Branches: the first moves of an exhaustive count, so that what follows each
// can be counted apart, and by many at once.

#ifndef SUPERKO_CORE_PERFT_BRANCHES_H_
#define SUPERKO_CORE_PERFT_BRANCHES_H_

#include <vector>

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/perft/sequence_count.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"

namespace superko {

// A legal sequence of moves that may go on.
struct Branch {
  std::vector<Move> moves;
  int weight = 1;  // So many branches are like this one, itself included.

  friend bool operator==(const Branch&, const Branch&) = default;
};

// Every legal sequence of exactly `options.depth` moves that no two passes end,
// in order: points row by row, then the pass. `game` is as before in the end.
std::vector<Branch> ListBranches(Game& game, Color player,
                                 const SequenceOptions& options);

// Leaves one branch, with its weight, of all that turning and mirroring the
// board makes equal. REQUIRES: they begin at the empty board, without history.
std::vector<Branch> MergeSymmetric(const std::vector<Branch>& branches,
                                   BoardSize size);

// Makes the moves of the branch on a game. REQUIRES: they are legal there.
void PlayBranch(const Branch& branch, Game& game);
void UndoBranch(const Branch& branch, Game& game);

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_BRANCHES_H_
