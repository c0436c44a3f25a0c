// GamePlayer: what the moves of a record mean on a Game.
//
// Ownership: refers to the game, which must outlive it; keeps its memory.
// Threads:   as Game.

#ifndef SUPERKO_CORE_RECORD_GAME_PLAYER_H_
#define SUPERKO_CORE_RECORD_GAME_PLAYER_H_

#include <vector>

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/rules/verdict.h"

namespace superko {

class GamePlayer {
 public:
  explicit GamePlayer(Game& game) : game_(game) {}

  // Begins anew, as after Game::Start.
  void Clear() { placements_.clear(); }

  // Whether stones of a set-up were seen whose end was not.
  bool is_in_set_up() const { return !placements_.empty(); }

  // What the move was answered; legal for a pass or a stone of a set-up. A
  // set-up is made at its end, and kSuicide if it was refused.
  // REQUIRES: the point is on the board.
  PlayResult Make(Move move) {
    switch (move.kind) {
      case MoveKind::kPlay:
        return game_.Play(move.color, move.point);
      case MoveKind::kPass:
        game_.Pass(move.color);
        return {};
      case MoveKind::kSetStone:
        placements_.push_back({.point = move.point, .color = move.color});
        return {};
      case MoveKind::kEndSetUp:
        return EndSetUp(move.color);
    }
    return {};
  }

 private:
  PlayResult EndSetUp(Color next_player) {
    const bool accepted = game_.TrySetUp(placements_, next_player);
    placements_.clear();
    return {.verdict = accepted ? Verdict::kLegal : Verdict::kSuicide};
  }

  Game& game_;
  std::vector<Placement> placements_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_GAME_PLAYER_H_
