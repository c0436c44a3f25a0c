// CountStart: where a count begins: the end of a record.

#ifndef SUPERKO_TOOLS_PERFT_COUNT_START_H_
#define SUPERKO_TOOLS_PERFT_COUNT_START_H_

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"

namespace superko {

struct CountStart {
  Game game;
  Color player;             // To move first: the opponent of who moved last.
  bool after_pass = false;  // The latest move that was not refused is a pass.
};

// Plays `record`; its refused plays are refused again, and change nothing.
CountStart PlayToStart(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PERFT_COUNT_START_H_
