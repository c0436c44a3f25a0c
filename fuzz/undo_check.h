// UndoCheck: what core alone can be asked of a game. Every accepted action is
// taken back down to the start, where the board, the player to move and the
// strings must be as they were before it; then all is played again and must be
// answered as before.
//
// Ownership: keeps a game and its memory.
// Threads:   one owner.

#ifndef SUPERKO_FUZZ_UNDO_CHECK_H_
#define SUPERKO_FUZZ_UNDO_CHECK_H_

#include <string>
#include <vector>

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"

namespace superko {

class UndoCheck {
 public:
  // Empty if all is well, else what is wrong.
  std::string Check(const GameRecord& record);

 private:
  struct State {
    std::vector<Color> board;
    std::uint64_t key = 0;
    Color next_player = Color::kBlack;

    friend bool operator==(const State&, const State&) = default;
  };

  State Look() const;
  void PlayAll(const GameRecord& record);
  std::string UndoAll();
  std::string PlayAgain(const GameRecord& record);

  Game game_{Game::Options{}};
  std::vector<PlayResult> answers_;
  std::vector<State> states_;  // After each accepted action, the start first.
};

}  // namespace superko

#endif  // SUPERKO_FUZZ_UNDO_CHECK_H_
