// Color: what stands on a point, and the two players.
//
// One type serves both: a player is kBlack or kWhite, a point may be kEmpty
// too. Functions that want a player say so with REQUIRES.

#ifndef SUPERKO_CORE_BOARD_COLOR_H_
#define SUPERKO_CORE_BOARD_COLOR_H_

#include <cstdint>

namespace superko {

// The values are used as array indexes and stored in two bits.
enum class Color : std::uint8_t { kEmpty = 0, kBlack = 1, kWhite = 2 };

// REQUIRES: `player` is not kEmpty.
constexpr Color Opponent(Color player) {
  return static_cast<Color>(3 - static_cast<int>(player));
}

// 'B', 'W' or '.', the letters of the judge problem.
constexpr char ColorLetter(Color color) {
  return ".BW"[static_cast<int>(color)];
}

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_COLOR_H_
