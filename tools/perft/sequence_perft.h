// CountSequencesInParallel: CountSequences (core/perft/sequence_count.h) on
// many threads, and divided by first move.

#ifndef SUPERKO_TOOLS_PERFT_SEQUENCE_PERFT_H_
#define SUPERKO_TOOLS_PERFT_SEQUENCE_PERFT_H_

#include <vector>

#include "absl/status/statusor.h"

#include "core/board/color.h"
#include "core/perft/branches.h"
#include "core/perft/ply_counts.h"
#include "core/perft/sequence_count.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "tools/harness/parallel.h"

namespace superko {

// The counts of the last depth that belong to one first move.
struct FirstMoveCounts {
  Move move;
  PlyCounts counts;

  friend bool operator==(const FirstMoveCounts&,
                         const FirstMoveCounts&) = default;
};

struct SequencePerft {
  std::vector<PlyCounts> plies;  // Of depth 1, 2, ...
  // Every empty point, and the pass if passes count, in order; what is refused
  // has counts of depth 1 only. Empty if branches were merged.
  std::vector<FirstMoveCounts> division;
};

struct SequencePerftOptions {
  SequenceOptions sequences = {};
  // Counts one branch for all that are equal by turning and mirroring the
  // board. REQUIRES: the empty board, without history.
  bool merges_symmetric = false;
  ParallelOptions parallel = {};
};

// REQUIRES: depth >= 1. Errors: a number does not fit in 128 bits.
absl::StatusOr<SequencePerft> CountSequencesInParallel(
    const Game& start, Color player, const SequencePerftOptions& options);

// Where a count is split: after so many moves that there are enough branches
// for many threads, but before the last move.
struct Split {
  int depth = 0;  // Of the branches.
  std::vector<Branch> branches;
};
Split SplitSequences(const Game& start, Color player,
                     const SequenceOptions& options);

// What is left to count after a branch of a split.
SequenceOptions RestOf(const SequenceOptions& options, const Branch& branch);
Color PlayerAfter(Color first_player, const Branch& branch);

// Empty counts for each first move that could be tried.
std::vector<FirstMoveCounts> ListFirstMoves(const Game& start, Color player,
                                            const SequenceOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PERFT_SEQUENCE_PERFT_H_
