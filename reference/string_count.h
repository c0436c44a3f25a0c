// CountStrings: how many stones and liberties every string has, by flood fill.
//
// Units:   boards row by row; the result has one entry a point.
// Threads: a pure function.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_STRING_COUNT_H_
#define SUPERKO_REFERENCE_STRING_COUNT_H_

#include <vector>

#include "reference/types.h"

namespace reference {

struct StringCount {
  int stones = 0;
  int liberties = 0;

  friend bool operator==(const StringCount&, const StringCount&) = default;
};

// For each point the stones and liberties of the string of its stone; 0 and 0
// for an empty point. A string without liberties is counted like any other.
// REQUIRES: `board` has rows x columns points.
std::vector<StringCount> CountStrings(const std::vector<Stone>& board, int rows,
                                      int columns);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_STRING_COUNT_H_
