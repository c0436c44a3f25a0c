// RightAnswer: what core answers to one case of judge input, play by play and
// as the text that a judge expects.
//
//   RightAnswer right;  // Keeps its memory from case to case.
//   right.Play(record);
//   right.AppendText(out);
//
// Threads: one owner.
// Errors:  none. REQUIRES: JudgeObstacle(record).empty().

#ifndef SUPERKO_TOOLS_CONTEST_RIGHT_ANSWER_H_
#define SUPERKO_TOOLS_CONTEST_RIGHT_ANSWER_H_

#include <string>
#include <vector>

#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "tools/engine/engine.h"

namespace superko {

class RightAnswer {
 public:
  void Play(const GameRecord& record);

  // Of the record played last.
  absl::Span<const MoveAnswer> moves() const { return moves_; }
  absl::Span<const Color> board() const { return board_; }
  // A line for each refused play, then the board.
  void AppendText(std::string& out) const;

 private:
  Game game_{Game::Options{}};
  BoardSize size_ = kJudgeSize;
  std::vector<MoveAnswer> moves_;
  std::vector<Color> board_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_RIGHT_ANSWER_H_
