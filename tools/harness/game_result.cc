#include "tools/harness/game_result.h"

namespace superko {

void GameResult::Clear() {
  is_judged = false;
  witnesses.Clear();
  illegal_plays = 0;
  forced_plays = 0;
  repetitions = 0;
  illegal.clear();
  forced.clear();
  allowed_repetitions.clear();
  lines = 0;
  lines_unchecked = 0;
  moves = 0;
  passes = 0;
  setup_stones = 0;
  captured_stones = 0;
  final_board.clear();
}

}  // namespace superko
