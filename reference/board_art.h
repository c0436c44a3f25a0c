// Boards as text, for tests: one line a row, one letter a point, as in the
// answers of the judge.
//
//   .BW
//   ..B
//
// Threads: pure functions.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_BOARD_ART_H_
#define SUPERKO_REFERENCE_BOARD_ART_H_

#include <string>
#include <string_view>
#include <vector>

#include "reference/types.h"

namespace reference {

struct Position {
  int rows = 0;
  int columns = 0;
  std::vector<Stone> board;
};

// REQUIRES: every line of `art` has the same length and ends with '\n'.
Position PositionFromArt(std::string_view art);

std::string ToArt(const std::vector<Stone>& board, int columns);

// Starts a game on an empty board and sets the stones of `art` up. Returns
// false if a string of them has no liberty.
[[nodiscard]] bool StartFromArt(std::string_view art, Rules rules,
                                Stone next_to_move, Engine& engine);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_BOARD_ART_H_
