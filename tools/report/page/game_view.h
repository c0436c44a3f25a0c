// GameView: a record as the two sides of a difference played it, move by move.
//
// Made of replays, if there are any and they show the difference again;
// otherwise of the boards before and after the move that differs.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_GAME_VIEW_H_
#define SUPERKO_TOOLS_REPORT_PAGE_GAME_VIEW_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/rules/verdict.h"
#include "tools/engine/engine.h"
#include "tools/harness/difference.h"
#include "tools/harness/replay.h"

namespace superko {

// Stones taken so far by each player; own stones removed by suicide are taken
// by the opponent.
struct CapturedCount {
  std::uint64_t by_black = 0;
  std::uint64_t by_white = 0;

  friend bool operator==(CapturedCount, CapturedCount) = default;
};

// One engine's side. Step 0 is the board before the first move that is shown,
// step i the i-th of these moves.
struct SideView {
  std::string engine;
  std::vector<std::vector<Color>> boards;
  std::vector<std::string> words;  // The answer.
  std::vector<Verdict> verdicts;
  std::vector<CapturedCount> captured;  // Since the first move that is shown.
  // Where the engine gave no answer; one more than the last step if it always
  // did. Boards stay as they were from there on.
  std::size_t failed_from = 0;
};

struct GameView {
  const GameRecord* record = nullptr;  // Outlives the view.
  std::size_t skipped = 0;             // Moves before the first that is shown.
  SideView subject;
  SideView truth;
  // Points seen differently after the last move, in stones or in the counts of
  // their strings.
  std::vector<int> marked;
  // True if replays were given and did not come to the difference again.
  bool is_not_shown_again = false;

  std::size_t last_step() const { return subject.boards.size() - 1; }
  // The move that led to step `step`, which is at least 1.
  Move MoveAt(std::size_t step) const {
    return record->moves[skipped + step - 1];
  }
};

GameView MakeGameView(const GameRecord& record, const Difference& difference,
                      const std::vector<Replay>& replays);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_GAME_VIEW_H_
