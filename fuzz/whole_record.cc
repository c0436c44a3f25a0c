#include "fuzz/whole_record.h"

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

std::string MoveFault(const GameRecord& record, Move move) {
  const bool has_point =
      move.kind == MoveKind::kPlay || move.kind == MoveKind::kSetStone;
  if (has_point && !record.size.Contains(move.point)) return "is off the board";
  const bool may_be_empty = move.kind == MoveKind::kSetStone;
  return move.color == Color::kEmpty && !may_be_empty ? "is nobody's" : "";
}

}  // namespace

std::string RecordFault(const GameRecord& record) {
  if (record.first_player == Color::kEmpty) return "nobody is first";
  bool is_in_set_up = false;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const Move move = record.moves[i];
    const std::string fault = MoveFault(record, move);
    if (!fault.empty()) return absl::StrCat("move ", i + 1, " ", fault);
    const bool belongs_to_set_up =
        move.kind == MoveKind::kSetStone || move.kind == MoveKind::kEndSetUp;
    if (is_in_set_up && !belongs_to_set_up) {
      return absl::StrCat("move ", i + 1, " is inside a set-up");
    }
    is_in_set_up = move.kind == MoveKind::kSetStone;
  }
  return is_in_set_up ? "the last set-up has no end" : "";
}

}  // namespace superko
