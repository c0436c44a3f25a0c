// DrawBoardSize: which boards generated records are played on.

#ifndef SUPERKO_CORE_GENERATE_BOARD_SIZES_H_
#define SUPERKO_CORE_GENERATE_BOARD_SIZES_H_

#include "core/base/split_mix.h"
#include "core/board/point.h"
#include "core/generate/style.h"

namespace superko {

// The usual squares, tiny boards, rectangles, lines of 1xn, and rarely boards
// of up to 52x52. kComb gets large boards more often: only there can a string
// have more than 255 liberties.
BoardSize DrawBoardSize(Style style, SplitMix64& random);

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_BOARD_SIZES_H_
