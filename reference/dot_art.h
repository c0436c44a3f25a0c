// Grids of the one-stroke puzzle as text, for tests: a line a row, '1' for a
// black dot and '0' for none.
//
// Threads: a pure function.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_DOT_ART_H_
#define SUPERKO_REFERENCE_DOT_ART_H_

#include <string_view>

#include "reference/stroke_grid.h"

namespace reference {

// REQUIRES: every line of `art` has the same length and ends with '\n'.
inline DotGrid GridFromArt(std::string_view art) {
  DotGrid grid;
  for (const char letter : art) {
    if (letter == '\n') {
      ++grid.rows;
    } else {
      grid.dots.push_back(letter == '1');
    }
  }
  grid.columns = static_cast<int>(art.find('\n'));
  return grid;
}

}  // namespace reference

#endif  // SUPERKO_REFERENCE_DOT_ART_H_
