// CrossCountSequences: counts sequences with core, and asks references about
// every move of every one of them.
//
// Core plays by Game::Play and Game::Undo, as in the plain count. A reference,
// which cannot take back, plays each sequence anew from its start; whatever it
// says of the last move is compared: verdict, stones captured, the whole board.
// If all is equal to the end, so are the counts.
//
// Memory: a game and the references for each thread.

#ifndef SUPERKO_TOOLS_PERFT_CROSS_PERFT_H_
#define SUPERKO_TOOLS_PERFT_CROSS_PERFT_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/color.h"
#include "core/perft/sequence_count.h"
#include "core/record/game_record.h"
#include "tools/engine/engine.h"
#include "tools/harness/difference.h"
#include "tools/harness/parallel.h"
#include "tools/perft/sequence_perft.h"

namespace superko {

// Where a reference and core part: the last move of the record.
struct NodeDifference {
  GameRecord record;
  Difference difference;
};

struct CrossPerft {
  SequencePerft counts;  // As far as they go, if there is a difference.
  // The first one in the order of the plain count, for any number of jobs.
  std::optional<NodeDifference> difference;
  std::uint64_t moves_compared = 0;
};

struct CrossPerftOptions {
  SequenceOptions sequences = {};
  std::vector<EngineFactory> references = {};
  ParallelOptions parallel = {};
};

// From the end of the record `start`, whose refused plays are refused again;
// `player` moves first. REQUIRES: depth >= 1.
CrossPerft CrossCountSequences(const GameRecord& start, Color player,
                               const CrossPerftOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PERFT_CROSS_PERFT_H_
