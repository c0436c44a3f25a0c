// KoLadder: a shape full of kos that fits many boards.
//
// Rungs of a few kinds stand between rails; Black's wall is on the left and
// White's on the right, each with liberties of its own outside (x and o are
// where play goes on, with the stone that stands there first):
//
//   . X X O O .    rail
//   . X . x O .    ko: White takes at the empty point, Black retakes
//   . X X O O .
//   X . o . O .    White sends two and gets one back: a cycle of three moves
//   . X X O O .
//   . X . x . O    the same for Black
//   . X X O O .
//   X . . . . O    an open corridor: whatever comes of it
//   . X X O O .
//
// Two rungs make a double ko, three the triple ko with its cycle of six, and
// many of mixed kinds the longer ones. On the board the ladder is shifted,
// cut off at the edge between rails, transposed, and in either color.

#ifndef SUPERKO_CORE_GENERATE_KO_LADDER_H_
#define SUPERKO_CORE_GENERATE_KO_LADDER_H_

#include <vector>

#include "absl/types/span.h"

#include "core/base/split_mix.h"
#include "core/board/point.h"
#include "core/rules/game.h"

namespace superko {

class KoLadder {
 public:
  // False, and the ladder is empty, if none fits a board of `size`.
  bool Draw(BoardSize size, SplitMix64& random);

  // The stones, row by row.
  absl::Span<const Placement> stones() const { return stones_; }
  // The points on which play goes on.
  absl::Span<const Point> hot_points() const { return hot_points_; }

 private:
  std::vector<Placement> stones_;
  std::vector<Point> hot_points_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_KO_LADDER_H_
