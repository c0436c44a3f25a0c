#include "core/generate/draft.h"

#include <algorithm>

#include "core/base/check.h"

namespace superko {

Draft::Draft() : game_(Game::Options{}) {}

void Draft::Start(const Plan& plan, SplitMix64 random, GameRecord& record) {
  plan_ = &plan;
  record_ = &record;
  random_ = random;
  turn_ = plan.first_player;
  latest_ = AnyPoint();
  refusals_ = 0;
  retakes_count_ = 0;
  followed_ = 0;
  record.size = plan.size;
  record.rules = plan.rules;
  record.first_player = plan.first_player;
  record.moves.clear();
  record.moves.reserve(static_cast<std::size_t>(plan.moves));
  game_.Start({.size = plan.size,
               .rules = plan.rules,
               .first_player = plan.first_player,
               .moves_expected = static_cast<std::size_t>(plan.moves)});
}

void Draft::SetTurn(Color player) {
  if (!plan_->judge_strict && !plan_->in_turn) turn_ = player;
}

void Draft::Play(Point point) {
  SUPERKO_DCHECK(room() > 0);
  record_->moves.push_back(PlayMove(turn_, point));
  latest_ = point;
  PassTurnAfterPlay();
}

bool Draft::TryPlay(Point point) {
  SUPERKO_DCHECK(room() > 0);
  CatchUp();
  if (PlayOnGame(turn_, point) != Verdict::kLegal) return false;
  record_->moves.push_back(PlayMove(turn_, point));
  ++followed_;
  latest_ = point;
  refusals_ = 0;
  PassTurn();
  return true;
}

void Draft::Pass() {
  SUPERKO_DCHECK(room() > 0);
  if (plan_->judge_strict || !plan_->passes) return Play(AnyPoint());
  record_->moves.push_back(PassMove(turn_));
  PassTurn();
}

bool Draft::TrySetUp(absl::Span<const Placement> placements,
                     Color next_player) {
  if (plan_->judge_strict || !plan_->set_ups) return false;
  if (static_cast<int>(placements.size()) >= room()) return false;
  CatchUp();
  if (!game_.TrySetUp(placements, next_player)) {
    if (plan_->refused_set_ups && random_.Percent(25)) {
      AddSetUp(placements, next_player);
    }
    return false;
  }
  AddSetUp(placements, next_player);
  turn_ = next_player;
  refusals_ = 0;
  return true;
}

void Draft::AddSetUp(absl::Span<const Placement> placements,
                     Color next_player) {
  for (const Placement& placement : placements) {
    record_->moves.push_back({.kind = MoveKind::kSetStone,
                              .color = placement.color,
                              .point = placement.point});
  }
  record_->moves.push_back(
      {.kind = MoveKind::kEndSetUp, .color = next_player, .point = {}});
  followed_ = record_->moves.size();
}

// Set-ups were played when they were added.
void Draft::Follow(Move move) {
  ++followed_;
  if (move.kind == MoveKind::kPlay) {
    const Verdict verdict = PlayOnGame(move.color, move.point);
    refusals_ = verdict == Verdict::kLegal ? 0 : refusals_ + 1;
  } else {
    game_.Pass(move.color);
    refusals_ = 0;
  }
}

Verdict Draft::PlayOnGame(Color player, Point point) {
  const PlayResult result = game_.Play(player, point);
  if (result.captured > 0) RememberRetakes(point);
  return result.verdict;
}

void Draft::RememberRetakes(Point point) {
  const Board& board = game_.board();
  const Grid& grid = board.grid();
  for (const PointIndex neighbor : grid.Neighbors(grid.Index(point))) {
    if (!board.IsEmpty(neighbor)) continue;
    std::copy_backward(retakes_.begin(), retakes_.end() - 1, retakes_.end());
    retakes_[0] = grid.PointOf(neighbor);
    retakes_count_ = std::min(retakes_count_ + 1, retakes_.size());
  }
}

void Draft::PassTurn() {
  const std::uint32_t percent = plan_->same_color_percent;
  if (percent > 0 && random_.Percent(percent)) return;
  turn_ = Opponent(turn_);
}

void Draft::PassTurnAfterPlay() {
  if (plan_->after_refusal == AfterRefusal::kSamePlayer && refusals() > 0) {
    return;
  }
  PassTurn();
}

}  // namespace superko
