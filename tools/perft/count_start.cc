#include "tools/perft/count_start.h"

#include <vector>

namespace superko {

CountStart PlayToStart(const GameRecord& record) {
  CountStart start = {.game = Game({.size = record.size,
                                    .rules = record.rules,
                                    .first_player = record.first_player}),
                      .player = record.first_player};
  std::vector<Placement> placements;
  for (const Move move : record.moves) {
    switch (move.kind) {
      case MoveKind::kPlay:
        if (start.game.Play(move.color, move.point).verdict ==
            Verdict::kLegal) {
          start.after_pass = false;
        }
        break;
      case MoveKind::kPass:
        start.game.Pass(move.color);
        start.after_pass = true;
        break;
      case MoveKind::kSetStone:
        placements.push_back({.point = move.point, .color = move.color});
        break;
      case MoveKind::kEndSetUp:
        if (start.game.TrySetUp(placements, move.color)) {
          start.after_pass = false;
        }
        placements.clear();
        break;
    }
  }
  start.player = start.game.next_player();
  return start;
}

}  // namespace superko
