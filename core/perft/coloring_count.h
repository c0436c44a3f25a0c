// VisitColorings: every way to color the points of a small board, and whether
// it could stand in a game: no string is without liberties.
//
//   int legal = 0;
//   VisitColorings(BoardSize(2, 2), {}, [&](const Board&, bool stands) {
//     legal += stands;
//   });
//   // legal == 57
//
// A Board is asked, point by point, in an order in which from one coloring to
// the next one point changes (a Gray code of base 3): what is tried is its
// set-up of stones and its count of liberties.

#ifndef SUPERKO_CORE_PERFT_COLORING_COUNT_H_
#define SUPERKO_CORE_PERFT_COLORING_COUNT_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/point.h"

namespace superko {

// Visits those whose first points, row by row, have the colors `first`; there
// are 3^n of them if n points are left.
void VisitColorings(BoardSize size, absl::Span<const Color> first,
                    absl::FunctionRef<void(const Board&, bool stands)> visit);

// How many of them can stand.
std::uint64_t CountStandingColorings(BoardSize size,
                                     absl::Span<const Color> first);

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_COLORING_COUNT_H_
