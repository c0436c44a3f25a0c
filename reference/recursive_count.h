// The recursive count: stones and liberties of strings, found by walking right,
// left, down and up from a stone.
//
// A second opinion on string_count.h, with which it shares the result's type
// and nothing else.
//
// Units:   rows and columns from 0; boards row by row.
// Threads: pure functions.
// Errors:  none.
//
// The recursion is as deep as the string is long: 52 x 52 = 2704 at most.
#ifndef SUPERKO_REFERENCE_RECURSIVE_COUNT_H_
#define SUPERKO_REFERENCE_RECURSIVE_COUNT_H_

#include <cstddef>
#include <vector>

#include "reference/string_count.h"
#include "reference/types.h"

namespace reference {

// The count of one string at a time.
class RecursiveCount {
 public:
  // Looks at `board`, which must outlive this.
  // REQUIRES: `board` has rows x columns points.
  RecursiveCount(const std::vector<Stone>& board, int rows, int columns);

  // Counts the string of the stone at (row, column); 0 and 0 if there is none.
  StringCount Count(int row, int column);

  // The points of the string counted last, row by row numbered from 0, in the
  // order of the walk.
  const std::vector<std::size_t>& stones() const { return stones_; }

 private:
  void Walk(int row, int column);
  std::size_t PointAt(int row, int column) const;

  const std::vector<Stone>& board_;
  int rows_;
  int columns_;
  Stone colour_ = Stone::kEmpty;
  std::vector<bool> marked_;  // Points counted already.
  std::vector<std::size_t> stones_;
  int liberties_ = 0;
};

// The same as CountStrings(), for every point of the board.
// REQUIRES: `board` has rows x columns points.
std::vector<StringCount> CountStringsRecursively(
    const std::vector<Stone>& board, int rows, int columns);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_RECURSIVE_COUNT_H_
