#include "tools/contest/right_answer.h"

#include <cstddef>

#include "core/record/judge_writer.h"

namespace superko {

void RightAnswer::Play(const GameRecord& record) {
  size_ = record.size;
  game_.Start({.size = record.size,
               .rules = record.rules,
               .first_player = record.first_player,
               .moves_expected = record.moves.size()});
  moves_.clear();
  for (const Move move : record.moves) {
    const PlayResult result = game_.Play(move.color, move.point);
    const bool repeats = result.verdict == Verdict::kRepetition;
    moves_.push_back({.verdict = result.verdict,
                      .captured = result.captured,
                      .own_removed = result.own_removed,
                      .cycle = repeats ? game_.cycle_length() : 0});
  }
  board_.resize(static_cast<std::size_t>(record.size.points()));
  game_.board().CopyColors(board_.data());
}

void RightAnswer::AppendText(std::string& out) const {
  for (const MoveAnswer& move : moves_) AppendMiss(move.verdict, out);
  AppendBoardRows(board_, size_, out);
}

}  // namespace superko
