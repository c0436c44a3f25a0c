// DrawBordered: a board as text with a border above and on the left, the way
// the block scan draws it.
//
//   +------
//   | . X O
//   | . . X
//
// The first line is '+' and "--" for each column. Every row is '|' and two
// letters a point: " X" black, " O" white, " ." empty. There are no numbers of
// rows and columns; every line ends with '\n'.
//
// Threads: a pure function.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_BORDERED_TEXT_H_
#define SUPERKO_REFERENCE_BORDERED_TEXT_H_

#include <string>
#include <vector>

#include "reference/types.h"

namespace reference {

// REQUIRES: `board` has rows x columns points.
std::string DrawBordered(const std::vector<Stone>& board, int rows,
                         int columns);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_BORDERED_TEXT_H_
