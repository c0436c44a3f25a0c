// IsOwnEye: an empty point all of whose neighbours are the player's stones.

#ifndef SUPERKO_CORE_GENERATE_EYES_H_
#define SUPERKO_CORE_GENERATE_EYES_H_

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/point.h"

namespace superko {

inline bool IsOwnEye(const Board& board, Color player, Point point) {
  const PointIndex index = board.grid().Index(point);
  if (!board.IsEmpty(index)) return false;
  for (const PointIndex neighbor : board.grid().Neighbors(index)) {
    if (board.IsEmpty(neighbor)) return false;
    if (board.IsStone(neighbor) && board.at(neighbor) != player) return false;
  }
  return true;
}

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_EYES_H_
