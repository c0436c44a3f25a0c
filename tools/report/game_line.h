// GameLine: the line that the JSON Lines report has for a game, if asked to.

#ifndef SUPERKO_TOOLS_REPORT_GAME_LINE_H_
#define SUPERKO_TOOLS_REPORT_GAME_LINE_H_

#include <array>
#include <cstdint>

#include "nlohmann/json.hpp"

#include "core/record/sgf_note.h"
#include "tools/harness/source.h"

namespace superko {

// Counts by the name of the note, those that are not zero.
nlohmann::ordered_json NotesJson(
    const std::array<std::uint64_t, kSgfNoteKinds>& notes);

// REQUIRES: which.result.is_judged.
nlohmann::ordered_json GameLineJson(const Case& which);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_GAME_LINE_H_
