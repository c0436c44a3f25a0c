// CountPositions: the number of legal positions of a board, without looking at
// any of them.
//
// Border-state dynamic programming, as Tromp and Farneback counted them
// ("Combinatorics of Go", 2007). Points are taken row by row along the narrower
// side; for the rest only the border matters: the latest point of each column,
// and of each string there that has no liberty yet, which points it has.
//
//   X O . X O      Strings that have a liberty are all alike. Those that have
//   X O O|. .      none have to get one from the rest.
//   -----+
//
// Shares nothing with the board: it is another way to the same number.

#ifndef SUPERKO_CORE_PERFT_POSITION_COUNT_H_
#define SUPERKO_CORE_PERFT_POSITION_COUNT_H_

#include "absl/numeric/int128.h"
#include "absl/status/statusor.h"

#include "core/board/point.h"
#include "core/perft/position_border.h"

namespace superko {

// Even on 1xn, where the fewest colorings stand, 88 points have more positions
// than 128 bits can number; on squares it is 10x10.
inline constexpr int kPositionPointsMax = 87;
static_assert(PositionBorder::kColumnsMax * PositionBorder::kColumnsMax >
              kPositionPointsMax);

// Errors: the number, or one on the way to it, does not fit in 128 bits.
absl::StatusOr<absl::uint128> CountPositions(BoardSize size);

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_POSITION_COUNT_H_
