#include "tools/report/illegal_play.h"

#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "core/rules/verdict.h"
#include "tools/report/board_text.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

std::string MoveNumberText(std::uint64_t move) {
  return move == 0 ? "at the start" : absl::StrCat("after move ", move);
}

std::string PlaceText(const Case& where, TextPlace place) {
  if (place.line == 0) return absl::StrCat(where.file, ":", where.line);
  return absl::StrCat(where.file, ":", place.line, ":", place.column);
}

}  // namespace

std::string PlayText(const PlayRemark& play) {
  return absl::StrCat(std::string(1, ColorLetter(play.color)), " ",
                      SgfPointText(play.point), " (row ", play.point.row + 1,
                      ", column ", play.point.column + 1, ")");
}

std::string VerdictText(const PlayRemark& play) {
  if (play.cycle == 0) return std::string(VerdictName(play.verdict));
  return absl::StrCat("repetition of the position ",
                      MoveNumberText(play.repeated_move), ", a cycle of ",
                      play.cycle, play.cycle == 1 ? " move" : " moves");
}

std::string IllegalPlayLine(const Case& where, const PlayRemark& play) {
  return absl::StrCat(
      PlaceText(where, play.place), ": game ", where.number_in_file,
      play.variation.empty() ? "" : ", variation " + play.variation, ", move ",
      play.move, ", ", PlayText(play), ": ", VerdictText(play));
}

std::string IllegalPlayText(std::uint64_t number, const IllegalPlay& illegal) {
  return absl::StrCat("finding ", number, ": ",
                      IllegalPlayLine(illegal.where, illegal.play),
                      "\n  to see it again:\n    ", illegal.command, "\n\n");
}

ordered_json PlayRemarkJson(const PlayRemark& play) {
  ordered_json object = {{"move", play.move}};
  if (play.verdict != Verdict::kLegal) {
    object["verdict"] = std::string(VerdictName(play.verdict));
  }
  if (play.place.line > 0) {
    object["line"] = play.place.line;
    object["column"] = play.place.column;
  }
  object["play"] = MoveText(PlayMove(play.color, play.point));
  if (play.cycle > 0) {
    object["repeats_move"] = play.repeated_move;
    object["cycle"] = play.cycle;
  }
  if (!play.variation.empty()) object["variation"] = play.variation;
  return object;
}

ordered_json IllegalPlayJson(const IllegalPlay& illegal) {
  ordered_json object = {{"type", "finding"},
                         {"case", illegal.where.number},
                         {"file", illegal.where.file},
                         {"game", illegal.where.number_in_file},
                         {"kind", "illegal-play"}};
  object.update(PlayRemarkJson(illegal.play));
  object["point"] = SgfPointText(illegal.play.point);
  object["rules"] = RuleSetText(illegal.where.record.rules);
  object["command"] = illegal.command;
  return object;
}

}  // namespace superko
