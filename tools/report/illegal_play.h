// IllegalPlay: a play of a recorded game that its rules refuse, as text for
// people and for programs.

#ifndef SUPERKO_TOOLS_REPORT_ILLEGAL_PLAY_H_
#define SUPERKO_TOOLS_REPORT_ILLEGAL_PLAY_H_

#include <cstdint>
#include <string>

#include "nlohmann/json.hpp"

#include "tools/harness/game_result.h"
#include "tools/harness/source.h"

namespace superko {

struct IllegalPlay {
  const Case& where;
  const PlayRemark& play;
  std::string command;  // Shows it again.
};

// "W dd (row 4, column 4)".
std::string PlayText(const PlayRemark& play);

// "repetition of the position after move 3, a cycle of 6 moves", "occupied".
std::string VerdictText(const PlayRemark& play);

// "a.sgf:3:14: game 1, variation 2.1, move 9, W dd (row 4, column 4):
// occupied", on one line. The variation is left out on the main line.
std::string IllegalPlayLine(const Case& where, const PlayRemark& play);

// All of it, with its number and the command.
std::string IllegalPlayText(std::uint64_t number, const IllegalPlay& illegal);

nlohmann::ordered_json IllegalPlayJson(const IllegalPlay& illegal);

// What a game's line says of one play: move, verdict, place.
nlohmann::ordered_json PlayRemarkJson(const PlayRemark& play);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_ILLEGAL_PLAY_H_
