#include "tools/harness/shrink_turns.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace superko {
namespace {

constexpr std::size_t kMovesMax = 30;

bool TakesTurns(const GameRecord& record) {
  Color before = Color::kEmpty;
  return std::all_of(record.moves.begin(), record.moves.end(),
                     [&](const Move& move) {
                       const bool is_in_turn =
                           move.kind == MoveKind::kPlay && move.color != before;
                       before = move.color;
                       return is_in_turn;
                     });
}

// Without move `first` of those with even numbers from 0, and move `second` of
// the others.
GameRecord WithoutOneOfEach(const GameRecord& record, std::size_t first,
                            std::size_t second) {
  GameRecord result = record;
  result.moves.clear();
  for (std::size_t i = 0; i + 2 < record.moves.size(); ++i) {
    const bool is_even = i % 2 == 0;
    const std::size_t nth = i / 2;
    const std::size_t skipped = nth >= (is_even ? first : second) ? 1 : 0;
    result.moves.push_back(record.moves[i + 2 * skipped]);
  }
  return result;
}

// What would leave the board stays at its border.
GameRecord Moved(GameRecord record, std::uint8_t up, std::uint8_t left) {
  const auto less = [](std::uint8_t value, std::uint8_t by) {
    return static_cast<std::uint8_t>(value - std::min(value, by));
  };
  for (Move& move : record.moves) {
    move.point = {.row = less(move.point.row, up),
                  .column = less(move.point.column, left)};
  }
  return record;
}

// Tries `candidate` where it is, and nearer to the border: a step, and with the
// last move on it.
bool TryMoved(ShrinkState& state, const GameRecord& candidate) {
  const Point last = candidate.moves.back().point;
  return state.Try(candidate) || state.Try(Moved(candidate, 1, 0)) ||
         state.Try(Moved(candidate, 0, 1)) ||
         state.Try(Moved(candidate, last.row, 0)) ||
         state.Try(Moved(candidate, 0, last.column));
}

bool TryWithoutOneOfEach(ShrinkState& state) {
  const std::size_t count = state.record().moves.size();
  for (std::size_t first = 0; first < (count + 1) / 2; ++first) {
    for (std::size_t second = 0; second < count / 2; ++second) {
      if (TryMoved(state, WithoutOneOfEach(state.record(), first, second))) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

void DropMoveOfEachColor(ShrinkState& state) {
  if (!state.has_met_limits()) return;
  while (state.record().moves.size() > 2 &&
         state.record().moves.size() <= kMovesMax &&
         TakesTurns(state.record()) && TryWithoutOneOfEach(state)) {
  }
}

}  // namespace superko
