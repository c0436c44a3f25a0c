// Moves and answers in whole words, for the page.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_GAME_WORDS_H_
#define SUPERKO_TOOLS_REPORT_PAGE_GAME_WORDS_H_

#include <string>

#include "absl/strings/string_view.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/game_record.h"
#include "tools/engine/engine.h"

namespace superko {

// "Black", "White" or "Empty".
absl::string_view ColorWord(Color color);

// "1 move", "2 moves", "1,000 moves".
std::string CountWords(std::uint64_t count, absl::string_view what);

// "row 3, column 2 (B17)"; GTP's name where GTP can say it.
std::string PointWords(Point point, BoardSize size);

// "Black plays row 3, column 2 (B17)", "White passes", ...
std::string MoveWords(Move move, BoardSize size);

// "legal, 2 captured", "refused: repetition of the position 4 moves ago", ...
std::string AnswerWords(Move move, const MoveAnswer& answer);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_GAME_WORDS_H_
