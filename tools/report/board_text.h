// Boards, moves and answers as text for people.

#ifndef SUPERKO_TOOLS_REPORT_BOARD_TEXT_H_
#define SUPERKO_TOOLS_REPORT_BOARD_TEXT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/game_record.h"
#include "tools/engine/engine.h"

namespace superko {

// The board with row and column numbers from 1, each line begun by `indent`.
// Points in `marked` are drawn between brackets.
std::string DrawBoard(BoardSize size, absl::Span<const Color> board,
                      absl::Span<const Point> marked, absl::string_view indent);

// One line a row of 'B', 'W' and '.'.
std::vector<std::string> BoardRows(BoardSize size,
                                   absl::Span<const Color> board);

// "B 3 4", "W pass", "set W 1 2", "set . 1 2", "set end B".
std::string MoveText(Move move);

// "legal", "suicide"; "refused" if no reason is given.
std::string VerdictText(const MoveAnswer& answer);

// "legal, 2 captured", "suicide", ...
std::string AnswerText(const MoveAnswer& answer);

// "repetition of the position 6 moves back".
std::string CycleText(const MoveAnswer& answer);

// "5x7": rows x columns.
std::string SizeText(BoardSize size);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_BOARD_TEXT_H_
