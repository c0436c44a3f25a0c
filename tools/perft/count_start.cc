#include "tools/perft/count_start.h"

#include "core/record/game_player.h"

namespace superko {

CountStart PlayToStart(const GameRecord& record) {
  CountStart start = {.game = Game({.size = record.size,
                                    .rules = record.rules,
                                    .first_player = record.first_player}),
                      .player = record.first_player};
  GamePlayer player(start.game);
  for (const Move move : record.moves) {
    const bool accepted = player.Make(move).verdict == Verdict::kLegal;
    if (accepted && move.kind != MoveKind::kSetStone) {
      start.after_pass = move.kind == MoveKind::kPass;
    }
  }
  start.player = start.game.next_player();
  return start;
}

}  // namespace superko
