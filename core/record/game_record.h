// GameRecord: a game as data; what readers make, generators make, engines play.
//
// A record says what was asked, not what was answered: refused plays are part
// of it. Set-up travels in the list of moves as a run of kSetStone ended by one
// kEndSetUp, which makes it one position of the game.
//
// Every point of a record lies on its board; readers see to that.

#ifndef SUPERKO_CORE_RECORD_GAME_RECORD_H_
#define SUPERKO_CORE_RECORD_GAME_RECORD_H_

#include <cstdint>
#include <vector>

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/rules/rule_set.h"

namespace superko {

enum class MoveKind : std::uint8_t {
  kPlay,      // `color` plays on `point`.
  kPass,      // `color` passes.
  kSetStone,  // `point` becomes `color`, kEmpty included.
  kEndSetUp,  // The set-up is complete; `color` is to move.
};

// 4 bytes, so that a case of five million plays is 20 MB.
struct Move {
  MoveKind kind = MoveKind::kPlay;
  Color color = Color::kBlack;
  Point point;

  friend bool operator==(Move, Move) = default;
};
static_assert(sizeof(Move) == 4);

constexpr Move PlayMove(Color player, Point point) {
  return {.kind = MoveKind::kPlay, .color = player, .point = point};
}
constexpr Move PassMove(Color player) {
  return {.kind = MoveKind::kPass, .color = player, .point = {}};
}

struct GameRecord {
  BoardSize size = kJudgeSize;
  RuleSet rules = {};
  // Whose turn the start is, for situational repetition.
  Color first_player = Color::kBlack;
  std::vector<Move> moves = {};

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_GAME_RECORD_H_
