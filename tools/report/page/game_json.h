// The data with which page.js steps through a game; described in
// tools/report/SCHEMA.md.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_GAME_JSON_H_
#define SUPERKO_TOOLS_REPORT_PAGE_GAME_JSON_H_

#include "nlohmann/json.hpp"

#include "tools/report/page/game_view.h"

namespace superko {

nlohmann::ordered_json GameJson(const GameView& view);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_GAME_JSON_H_
