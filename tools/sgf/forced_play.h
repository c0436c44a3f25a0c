// ForcedPlay: what FF[4] makes of an illegal play, which is executed all the
// same: the stone replaces what stands there, strings of the opponent without
// liberties are captured, then the own string if it has none.

#ifndef SUPERKO_TOOLS_SGF_FORCED_PLAY_H_
#define SUPERKO_TOOLS_SGF_FORCED_PLAY_H_

#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/point.h"
#include "core/rules/game.h"

namespace superko {

struct ForcedPlay {
  // Set-up that has the same effect; never empty, though it may set a point to
  // what it is.
  std::vector<Placement> placements;
  // Stones of the opponent, other than the one replaced.
  std::uint16_t captured = 0;
  // By suicide, the stone just played included.
  std::uint16_t own_removed = 0;
};

// REQUIRES: every string of `board` has a liberty.
ForcedPlay ForcePlay(const Board& board, Color player, Point point);

}  // namespace superko

#endif  // SUPERKO_TOOLS_SGF_FORCED_PLAY_H_
