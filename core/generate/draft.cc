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
  captured_count_ = 0;
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
  if (!plan_->judge_strict) turn_ = player;
}

void Draft::Play(Point point) {
  SUPERKO_DCHECK(room() > 0);
  const ColorsAround before = LookAround(point);
  record_->moves.push_back(PlayMove(turn_, point));
  const PlayResult result = game_.Play(turn_, point);
  if (result.captured > 0) RememberCaptured(point, before);
  latest_ = point;
  PassTurn(result.verdict);
}

void Draft::Pass() {
  SUPERKO_DCHECK(room() > 0);
  if (plan_->judge_strict) return Play(AnyPoint());
  record_->moves.push_back(PassMove(turn_));
  game_.Pass(turn_);
  PassTurn(Verdict::kLegal);
}

bool Draft::TrySetUp(absl::Span<const Placement> placements,
                     Color next_player) {
  if (plan_->judge_strict) return false;
  if (static_cast<int>(placements.size()) >= room()) return false;
  if (!game_.TrySetUp(placements, next_player)) return false;
  for (const Placement& placement : placements) {
    record_->moves.push_back({.kind = MoveKind::kSetStone,
                              .color = placement.color,
                              .point = placement.point});
  }
  record_->moves.push_back(
      {.kind = MoveKind::kEndSetUp, .color = next_player, .point = {}});
  turn_ = next_player;
  refusals_ = 0;
  return true;
}

// Border cells read as kEmpty.
Draft::ColorsAround Draft::LookAround(Point point) const {
  const Grid& grid = board().grid();
  ColorsAround colors{};
  std::size_t i = 0;
  for (const PointIndex neighbor : grid.Neighbors(grid.Index(point))) {
    if (board().IsStone(neighbor)) colors[i] = board().at(neighbor);
    ++i;
  }
  return colors;
}

// A captured string is remembered by where it touched the play.
void Draft::RememberCaptured(Point point, const ColorsAround& before) {
  const Grid& grid = board().grid();
  std::size_t i = 0;
  for (const PointIndex neighbor : grid.Neighbors(grid.Index(point))) {
    if (before[i++] == Color::kEmpty || !board().IsEmpty(neighbor)) continue;
    std::copy_backward(captured_.begin(), captured_.end() - 1, captured_.end());
    captured_[0] = grid.PointOf(neighbor);
    captured_count_ = std::min(captured_count_ + 1, captured_.size());
  }
}

void Draft::PassTurn(Verdict verdict) {
  refusals_ = verdict == Verdict::kLegal ? 0 : refusals_ + 1;
  if (!plan_->judge_strict) {
    if (verdict != Verdict::kLegal &&
        plan_->after_refusal == AfterRefusal::kSamePlayer) {
      return;
    }
    if (random_.Percent(plan_->same_color_percent)) return;
  }
  turn_ = Opponent(turn_);
}

}  // namespace superko
