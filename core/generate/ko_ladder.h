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
//   X . . x . O    eternal life: both in turn sacrifice two stones and take
//   . X X O O .    two, a cycle of four
//   X . . . . O    an open corridor: whatever comes of it
//   . X X O O .
//   X X . X O .    an eye: suicide for the other player
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
#include "core/board/color.h"
#include "core/board/point.h"
#include "core/rules/game.h"

namespace superko {

class KoLadder {
 public:
  // A point on which play goes on.
  struct HotPoint {
    Point point;
    bool is_in_ko;  // Where to play only to take: filling it ends the ko.
  };

  // Where none fits, it has no placement, and play goes on all over the board.
  void Draw(BoardSize size, SplitMix64& random);

  // The stones, and the empty points among them, line by line.
  absl::Span<const Placement> placements() const { return placements_; }
  // Those of one rung lie in a row.
  absl::Span<const HotPoint> hot_points() const { return hot_points_; }

 private:
  void DrawFitting(BoardSize size, SplitMix64& random);

  std::vector<Placement> placements_;
  std::vector<HotPoint> hot_points_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_KO_LADDER_H_
