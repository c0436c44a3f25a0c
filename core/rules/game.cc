#include "core/rules/game.h"

#include <array>

#include "core/base/check.h"

namespace superko {

Game::Game(const Options& options)
    : board_(options.size), history_(options.key_bits) {
  Start(options);
}

void Game::Start(const Options& options) {
  board_.Clear(options.size);
  rules_ = options.rules;
  cycle_length_ = 0;
  history_.Start(rules_.repetition, board_, options.first_player,
                 options.moves_expected);
}

// The rules of Go, in the order of their tests. Everything else in core serves
// this function.
Verdict Game::JudgeEffect(Color player, PointIndex index,
                          const Board::Effect& effect,
                          std::uint32_t* cycle) const {
  if (effect.is_suicide && rules_.suicide == Suicide::kForbidden) {
    return Verdict::kSuicide;
  }
  const auto repeated = history_.FindRepeated(
      {.board = board_, .player = player, .index = index, .effect = effect});
  if (repeated.has_value()) [[unlikely]] {
    *cycle = history_.MovesSince(*repeated) + 1;
    return Verdict::kRepetition;
  }
  return Verdict::kLegal;
}

Verdict Game::Judge(Color player, Point point) const {
  SUPERKO_DCHECK(board_.size().Contains(point));
  const PointIndex index = board_.grid().Index(point);
  if (!board_.IsEmpty(index)) return Verdict::kOccupied;
  std::uint32_t cycle = 0;
  return JudgeEffect(player, index, board_.Foresee(player, index), &cycle);
}

PlayResult Game::Play(Color player, Point point) {
  SUPERKO_DCHECK(board_.size().Contains(point));
  const PointIndex index = board_.grid().Index(point);
  if (!board_.IsEmpty(index)) return {.verdict = Verdict::kOccupied};
  const Board::Effect effect = board_.Foresee(player, index);
  const Verdict verdict = JudgeEffect(player, index, effect, &cycle_length_);
  if (verdict != Verdict::kLegal) return {.verdict = verdict};

  Change* const changes = history_.RoomForChanges(board_.size().points());
  const Change* const end = board_.Commit(player, index, effect, changes);
  history_.Append(History::Action::kPlay, player, Opponent(player), board_,
                  end);
  return DescribeCommitted(effect, static_cast<int>(end - changes));
}

// Every change but the stone placed is a removal. A suicide of one stone
// changes nothing, and of several removes all but the one just played, which
// never stood in a position.
PlayResult Game::DescribeCommitted(const Board::Effect& effect, int changes) {
  if (effect.is_suicide) [[unlikely]] {
    return {.verdict = Verdict::kLegal,
            .own_removed = static_cast<std::uint16_t>(changes + 1)};
  }
  return {.verdict = Verdict::kLegal,
          .captured = static_cast<std::uint16_t>(changes - 1)};
}

void Game::Pass(Color player) {
  history_.Append(History::Action::kPass, player, Opponent(player), board_,
                  history_.RoomForChanges(0));
}

bool Game::TrySetUp(absl::Span<const Placement> placements, Color next_player) {
  std::array<std::uint8_t, kGridCellsMax> cells;
  board_.CopyCells(cells.data());
  Change* const changes =
      history_.RoomForChanges(static_cast<int>(placements.size()));
  Change* end = changes;
  for (const Placement& placement : placements) {
    SUPERKO_DCHECK(board_.size().Contains(placement.point));
    const PointIndex index = board_.grid().Index(placement.point);
    std::uint8_t& cell = cells[static_cast<std::size_t>(index)];
    *end++ = Change(index, static_cast<Color>(cell), placement.color);
    cell = static_cast<std::uint8_t>(placement.color);
  }
  board_.Apply(changes, end);
  if (board_.HasStringWithoutLiberties()) {
    board_.Revert(changes, end);
    return false;
  }
  history_.Append(History::Action::kSetUp, Color::kEmpty, next_player, board_,
                  end);
  return true;
}

bool Game::Undo() {
  if (actions() == 0) return false;
  board_.Revert(history_.latest_begin(), history_.latest_end());
  history_.RemoveLast();
  return true;
}

}  // namespace superko
