// Replay: what one engine says of a whole record, move by move, for somebody to
// look at.
//
// A run keeps only the place where two engines part; how they came there is
// played again. Of a very long record only the last moves are kept.
//
// Errors: an engine that fails leaves the answers it gave, and its words.

#ifndef SUPERKO_TOOLS_HARNESS_REPLAY_H_
#define SUPERKO_TOOLS_HARNESS_REPLAY_H_

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "tools/engine/engine.h"
#include "tools/harness/comparer.h"

namespace superko {

struct Replay {
  std::string engine;
  // Moves of the record before the first that is kept: answers[i] and boards[i]
  // belong to move `skipped` + i.
  std::size_t skipped = 0;
  std::vector<Color> board_before;  // Before the first that is kept.
  std::vector<MoveAnswer> answers;
  std::vector<std::vector<Color>> boards;  // After each move, row by row.
  std::string failure;  // Why there are fewer answers than moves.
};

struct ReplayOptions {
  // How often the record is played in a row; the last time is kept. An engine
  // that keeps something of the game before needs it twice to go wrong.
  int plays = 1;
  std::size_t moves_kept_max = 10'000;
};

Replay PlayThrough(Engine& engine, const GameRecord& record,
                   const ReplayOptions& options);

// Plays a record `plays` times in a row on engines, and gives one Replay each.
using ReplayFunction =
    std::function<std::vector<Replay>(const GameRecord& record, int plays)>;

// New engines of `lineup` for every record.
ReplayFunction ReplayOn(Lineup lineup);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_REPLAY_H_
