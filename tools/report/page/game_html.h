// A game to step through, as HTML that can be read without JavaScript: the
// boards after the last move, and the moves.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_GAME_HTML_H_
#define SUPERKO_TOOLS_REPORT_PAGE_GAME_HTML_H_

#include <cstddef>
#include <string>

#include "tools/report/page/game_view.h"

namespace superko {

// `index` is where the page's list of games has GameJson of the same view.
std::string GameHtml(const GameView& view, std::size_t index);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_GAME_HTML_H_
