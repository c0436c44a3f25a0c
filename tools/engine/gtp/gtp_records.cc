#include "tools/engine/gtp/gtp_records.h"

#include <algorithm>

#include "core/record/coordinates.h"
#include "core/rules/game.h"

namespace superko {
namespace {

bool Has(const GameRecord& record, MoveKind kind) {
  return std::any_of(record.moves.begin(), record.moves.end(),
                     [kind](const Move& move) { return move.kind == kind; });
}

// Whether each move is by the opponent of whoever made the last accepted one,
// Black first.
bool KeepsTurns(const GameRecord& record) {
  Game game({.size = record.size,
             .rules = record.rules,
             .first_player = record.first_player,
             .moves_expected = record.moves.size()});
  Color turn = Color::kBlack;
  for (const Move& move : record.moves) {
    if (move.color != turn) return false;
    if (move.kind == MoveKind::kPass) {
      game.Pass(move.color);
    } else if (game.Play(move.color, move.point).verdict != Verdict::kLegal) {
      continue;
    }
    turn = Opponent(turn);
  }
  return true;
}

}  // namespace

std::string GtpObstacle(const GameRecord& record,
                        const GtpEngineOptions& options) {
  const int shorter = std::min(record.size.rows(), record.size.columns());
  const int longer = std::max(record.size.rows(), record.size.columns());
  if (longer > std::min(options.side_max, kGtpSideMax)) {
    return "board too large";
  }
  if (shorter < options.side_min) return "board too small";
  if (shorter != longer && !options.takes_rectangles) return "rectangle";
  if (options.rules.has_value() && record.rules != *options.rules) {
    return "other rules";
  }
  if (record.rules.repetition == Repetition::kSituational &&
      record.first_player == Color::kWhite) {
    return "White to move at the start";  // Which no command can say.
  }
  if (Has(record, MoveKind::kEndSetUp)) return "set-up";
  if (!options.takes_passes && Has(record, MoveKind::kPass)) return "pass";
  if (record.moves.size() > options.moves_max) return "too many moves";
  if (options.wants_turns && !KeepsTurns(record)) return "moves out of turn";
  return "";
}

}  // namespace superko
