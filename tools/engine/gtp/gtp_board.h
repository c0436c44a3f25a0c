// GTP boards: positions out of what engines reply to list_stones, showboard and
// color.
//
// showboard has no format of its own in the protocol; what is read here is what
// common engines print: a line for each row, which opens with the row's number,
//
//    9 . . . + . X . O .  9         GNU Go, Fuego, Leela Zero
//    9 | . . . X). . . . . | ...    Pachi
//    9 . . X1. O2. . . .            KataGo
//   16 . . . + .(X)O .              Leela Zero, the latest move
//
// and whatever stands before, between and behind.
//
// Errors: false, or no value, for anything else; nothing of use is filled in.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_BOARD_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_BOARD_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"

namespace superko {

// What stands for a point on a shown board.
struct BoardLetters {
  std::string black = "XxBb#";
  std::string white = "OoWw";
  std::string empty = ".+,*-:";
};

// Adds the points of a list such as "D4 Q16" to `board`. No point may be named
// twice, or have a stone already.
bool AddListedStones(absl::string_view list, Color color, BoardSize size,
                     absl::Span<Color> board);

// Fills `board` with the first board that `text` shows, and says where it ends:
// behind its last row.
std::optional<std::size_t> ParseShownBoard(absl::string_view text,
                                           const BoardLetters& letters,
                                           BoardSize size,
                                           absl::Span<Color> board);

// "black", "W", "empty".
std::optional<Color> ParseGtpColor(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_BOARD_H_
