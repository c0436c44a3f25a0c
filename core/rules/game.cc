#include "core/rules/game.h"

#include <array>

#include "core/base/check.h"
#include "core/board/board_play.h"
#include "core/rules/history_play.h"

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
[[gnu::always_inline]] inline Game::Judgement Game::JudgeEffect(
    const History::Candidate& candidate) const {
  if (candidate.effect.IsSuicide() && rules_.suicide == Suicide::kForbidden)
      [[unlikely]] {
    return {.verdict = Verdict::kSuicide, .finding = {}};
  }
  const History::Finding finding = history_.Find(candidate);
  if (finding.repeated != History::kNone) [[unlikely]] {
    return {.verdict = Verdict::kRepetition, .finding = finding};
  }
  return {.verdict = Verdict::kLegal, .finding = finding};
}

Verdict Game::Judge(Color player, Point point) const {
  SUPERKO_DCHECK(board_.size().Contains(point));
  const PointIndex index = board_.grid().Index(point);
  if (!board_.IsEmpty(index)) return Verdict::kOccupied;
  Board::Removal removal;
  const Board::Effect effect = board_.Foresee(player, index, removal);
  return JudgeEffect({.board = board_,
                      .player = player,
                      .index = index,
                      .effect = effect})
      .verdict;
}

// A play that only adds its stone, and makes a position never seen, is legal by
// every rule; most are of that kind. All others are judged in full.
PlayResult Game::Play(Color player, Point point) {
  SUPERKO_DCHECK(board_.size().Contains(point));
  const PointIndex index = board_.grid().Index(point);
  if (!board_.IsEmpty(index)) [[unlikely]] {
    return Refuse(Verdict::kOccupied, History::kNone);
  }
  const auto [beside, is_plain] = board_.Begin(player, index);
  const std::uint64_t key = board_.KeyWithStone(player, index);
  const History::Place place = history_.FirstPlace(player, key);
  if (!is_plain || !history_.IsUnseen(place)) [[unlikely]] {
    return PlayInFull(player, index, beside);
  }
  history_.AppendStone(player, index, place);
  const bool is_merged = board_.AddStone(player, index, beside, key);
  if (!is_merged || history_.HasChores()) [[unlikely]] {
    return Complete(player, index, beside);
  }
  SUPERKO_DCHECK(IsConsistent());
  return {};
}

// What most plays do not need. Kept apart from Play, as is PlayInFull, so that
// the compiler makes that short.
PlayResult Game::Complete(Color player, PointIndex index, Lanes beside) {
  board_.MergeBeside(player, index, beside);
  if (history_.HasChores()) history_.DoChores(board_);
  SUPERKO_DCHECK(IsConsistent());
  return {};
}

// Judges the play that was begun, and makes it or takes it back.
PlayResult Game::PlayInFull(Color player, PointIndex index, Lanes beside) {
  Board::Removal removal;
  const Board::Effect effect =
      board_.FullEffect(player, index, beside, removal);
  const bool is_suicide = effect.IsSuicide();
  const auto [verdict, finding] = JudgeEffect(
      {.board = board_, .player = player, .index = index, .effect = effect});
  if (verdict != Verdict::kLegal) [[unlikely]] {
    board_.Abandon(index);
    return Refuse(verdict, finding.repeated);
  }
  Change* const changes = history_.MakeRoom();
  const Change* const end =
      board_.Finish(player, index, beside, effect, changes);
  // Every change but the stone placed is a removal. Of a suicide the stone
  // placed is no change, as it never stood in a position.
  const auto count = static_cast<std::uint16_t>(end - changes);
  history_.AppendPlay(player, finding.place(), board_, end);
  SUPERKO_DCHECK(IsConsistent());
  if (is_suicide) [[unlikely]] {
    return {.own_removed = static_cast<std::uint16_t>(count + 1)};
  }
  return {.captured = static_cast<std::uint16_t>(count - 1)};
}

PlayResult Game::Refuse(Verdict verdict, std::uint32_t repeated) {
  if (verdict == Verdict::kRepetition) {
    cycle_length_ = history_.MovesSince(repeated) + 1;
  }
  return {.verdict = verdict};
}

bool Game::IsConsistent() const {
  constexpr int kPointsToLookAt = 81;
  return board_.size().points() > kPointsToLookAt ||
         (board_.FindInconsistency().empty() &&
          !board_.HasStringWithoutLiberties());
}

std::string Game::FindInconsistency() const {
  const std::string fault = board_.FindInconsistency();
  return fault.empty() ? history_.FindInconsistency(board_) : fault;
}

void Game::Pass(Color player) {
  history_.Append(History::Action::kPass, Opponent(player), board_,
                  history_.MakeRoom());
}

bool Game::TrySetUp(absl::Span<const Placement> placements, Color next_player) {
  std::array<std::uint8_t, kGridCellsMax> cells;
  board_.CopyCells(cells.data());
  Change* const changes = history_.MakeRoom(placements.size());
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
  history_.Append(History::Action::kSetUp, next_player, board_, end);
  return true;
}

bool Game::Undo() {
  if (actions() == 0) return false;
  board_.Revert(history_.latest_begin(), history_.latest_end());
  history_.RemoveLast();
  return true;
}

}  // namespace superko
