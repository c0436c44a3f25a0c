#include "tools/harness/waiver.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

// N of "move>N"; false for any other condition.
bool ParseMoveCondition(absl::string_view condition, std::size_t& moves) {
  return absl::ConsumePrefix(&condition, "move>") &&
         absl::SimpleAtoi(condition, &moves);
}

// The stones that a play took from its own side: as the truth has it if that
// allows a suicide or the engine refuses the play, else as the engine has it.
// 0 if that is not known.
int OwnStonesTaken(const GameRecord& record, const Difference& difference) {
  const int truly_taken = difference.truth.answer.own_removed;
  const bool is_refused = difference.subject.answer.verdict != Verdict::kLegal;
  if (truly_taken > 0 || is_refused) return truly_taken;
  const std::vector<Color>& after = difference.subject.board;
  const Color player = record.moves[difference.move].color;
  if (after.size() != difference.board_before.size()) return 0;
  const auto own = [player](const std::vector<Color>& board) {
    return std::count(board.begin(), board.end(), player);
  };
  const auto before = own(difference.board_before);
  return static_cast<int>(before + 1 - own(after));
}

bool Holds(absl::string_view condition, const GameRecord& record,
           const Difference& difference) {
  if (condition.empty()) return true;
  std::size_t moves = 0;
  if (ParseMoveCondition(condition, moves)) return difference.move > moves;
  if (difference.move >= record.moves.size()) return false;
  const Move move = record.moves[difference.move];
  if (condition == "pass") return move.kind == MoveKind::kPass;
  if (move.kind != MoveKind::kPlay) return false;
  const int taken = OwnStonesTaken(record, difference);
  return condition == "single-stone" ? taken == 1 : taken > 0;
}

}  // namespace

bool IsWaiverCondition(absl::string_view condition) {
  std::size_t moves = 0;
  return condition.empty() || condition == "single-stone" ||
         condition == "suicide" || condition == "pass" ||
         ParseMoveCondition(condition, moves);
}

bool Waives(const Waiver& waiver, const GameRecord& record,
            const Difference& difference) {
  return DifferenceClass(difference) == waiver.difference_class &&
         Holds(waiver.condition, record, difference);
}

}  // namespace superko
