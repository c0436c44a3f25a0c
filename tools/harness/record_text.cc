#include "tools/harness/record_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/board/color.h"
#include "core/rules/rule_set.h"

namespace superko {
namespace {

std::string PointText(Point point) {
  return absl::StrCat(point.row + 1, " ", point.column + 1);
}

std::string MoveText(const Move& move) {
  const std::string letter(1, ColorLetter(move.color));
  switch (move.kind) {
    case MoveKind::kPlay:
      return absl::StrCat(letter, " ", PointText(move.point));
    case MoveKind::kPass:
      return absl::StrCat(letter, " pass");
    case MoveKind::kSetStone:
      return absl::StrCat("set ", letter, " ", PointText(move.point));
    case MoveKind::kEndSetUp:
      return absl::StrCat("set end ", letter);
  }
  return "";
}

}  // namespace

std::string MovesText(const GameRecord& record) {
  return absl::StrJoin(record.moves, ", ",
                       [](std::string* out, const Move& move) {
                         absl::StrAppend(out, MoveText(move));
                       });
}

std::string RecordText(const GameRecord& record) {
  return absl::StrCat(record.size.rows(), "x", record.size.columns(), " ",
                      RuleSetText(record.rules), ", ",
                      std::string(1, ColorLetter(record.first_player)),
                      " first: ", MovesText(record));
}

}  // namespace superko
