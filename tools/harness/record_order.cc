#include "tools/harness/record_order.h"

#include <algorithm>
#include <tuple>

namespace superko {
namespace {

auto OrderOf(const Move& move) {
  return std::tuple(move.kind != MoveKind::kPass, move.kind, move.point.row,
                    move.point.column, move.color);
}

auto OrderOfOutline(const GameRecord& record) {
  return std::tuple(record.moves.size(), record.size.points(),
                    Complexity(record.rules), SetUpMoves(record),
                    MovesOutOfTurn(record), record.first_player,
                    record.size.rows());
}

}  // namespace

int Complexity(RuleSet rules) {
  return 2 * static_cast<int>(rules.repetition) +
         static_cast<int>(rules.suicide);
}

int SetUpMoves(const GameRecord& record) {
  return static_cast<int>(std::count_if(
      record.moves.begin(), record.moves.end(), [](const Move& move) {
        return move.kind == MoveKind::kSetStone ||
               move.kind == MoveKind::kEndSetUp;
      }));
}

int MovesOutOfTurn(const GameRecord& record) {
  int count = 0;
  Color turn = record.first_player;
  for (const Move& move : record.moves) {
    if (move.kind == MoveKind::kSetStone) continue;
    if (move.kind == MoveKind::kEndSetUp) {
      turn = move.color;
      continue;
    }
    count += move.color != turn ? 1 : 0;
    turn = Opponent(move.color);
  }
  return count;
}

bool IsSmaller(const GameRecord& a, const GameRecord& b) {
  // Cheap first: most candidates have fewer moves.
  if (a.moves.size() != b.moves.size()) return a.moves.size() < b.moves.size();
  const auto outline_a = OrderOfOutline(a);
  const auto outline_b = OrderOfOutline(b);
  if (outline_a != outline_b) return outline_a < outline_b;
  return std::lexicographical_compare(
      a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(),
      [](const Move& x, const Move& y) { return OrderOf(x) < OrderOf(y); });
}

}  // namespace superko
