// A game to step through, as HTML that can be read without JavaScript, and as
// the data with which page.js makes it move.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_GAME_HTML_H_
#define SUPERKO_TOOLS_REPORT_PAGE_GAME_HTML_H_

#include <string>

#include "nlohmann/json.hpp"

#include "tools/report/page/game_view.h"

namespace superko {

// The boards after the last move. `index` is where the page's list of games has
// GameJson of the same view.
std::string GameHtml(const GameView& view, std::size_t index);

// Described in tools/report/SCHEMA.md.
nlohmann::ordered_json GameJson(const GameView& view);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_GAME_HTML_H_
