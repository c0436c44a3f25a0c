#include "core/generate/ko_source.h"

#include "core/generate/draws.h"
#include "core/generate/eyes.h"
#include "core/generate/set_ups.h"

namespace superko {
namespace {

constexpr int kVainMax = 8;

}  // namespace

void KoSource::Start(Draft& draft) {
  SplitMix64& random = draft.random();
  retake_percent_ = DrawOne<std::uint32_t>({0, 5, 20, 50}, random);
  elsewhere_percent_ = DrawOne<std::uint32_t>({0, 0, 2, 10}, random);
  threat_percent_ = DrawOne<std::uint32_t>({0, 10, 100}, random);
  builds_by_set_up_ = random.Percent(50);
  Build(draft);
}

void KoSource::Build(Draft& draft) {
  ladder_.Draw(draft.size(), draft.random());
  built_ = {0, 0};
  searches_in_vain_ = 0;
  if (!builds_by_set_up_) return;
  if (ladder_.placements().empty()) {
    TryClearStones(draft, scratch_);
  } else if (draft.TrySetUp(ladder_.placements(), DrawPlayer(draft.random()))) {
    built_.fill(ladder_.placements().size());
  }
}

void KoSource::AddMoves(Draft& draft) {
  if (searches_in_vain_ > kVainMax) Build(draft);
  if (draft.room() > 0) draft.Play(Choose(draft));
}

Point KoSource::Choose(Draft& draft) {
  const Placement* const stone = NextStone(draft);
  if (stone != nullptr) return stone->point;
  SplitMix64& random = draft.random();
  if (random.Percent(elsewhere_percent_)) return draft.AnyPoint();
  if (random.Percent(retake_percent_) && !draft.retakes().empty()) {
    const Point taken = draft.retakes().front();
    if (draft.IsEmpty(taken)) return taken;
  }
  return ChooseHotPoint(draft);
}

const Placement* KoSource::NextStone(Draft& draft) {
  std::size_t& next = built_[draft.turn() == Color::kBlack ? 0 : 1];
  while (next < ladder_.placements().size()) {
    const Placement& stone = ladder_.placements()[next++];
    if (stone.color == draft.turn() && draft.IsEmpty(stone.point)) {
      return &stone;
    }
  }
  return nullptr;
}

// With nothing to do on the ladder, goes elsewhere, a threat as it were; or
// wastes a turn on a point of it, so that the position stays for a long cycle.
Point KoSource::ChooseHotPoint(Draft& draft) {
  constexpr int kDrawsMax = 6;
  const absl::Span<const KoLadder::HotPoint> hot_points = ladder_.hot_points();
  std::size_t hot = 0;
  for (int draw = 0; draw < kDrawsMax; ++draw) {
    hot = draft.random().Below(static_cast<std::uint32_t>(hot_points.size()));
    if (!IsInviting(draft, hot)) continue;
    searches_in_vain_ = 0;
    return hot_points[hot].point;
  }
  ++searches_in_vain_;
  if (draft.random().Percent(threat_percent_)) return draft.AnyPoint();
  return hot_points[hot].point;
}

// Empty, and next to a stone that may be taken; or just empty, seldom if that
// fills a ko or an own eye.
bool KoSource::IsInviting(Draft& draft, std::size_t hot) const {
  const absl::Span<const KoLadder::HotPoint> hot_points = ladder_.hot_points();
  const Board& board = draft.board();
  if (board.at(hot_points[hot].point) != Color::kEmpty) return false;
  const Color taken = Opponent(draft.turn());
  const auto is_taken = [&](std::size_t other) {
    return other < hot_points.size() &&
           board.at(hot_points[other].point) == taken;
  };
  if (is_taken(hot + 1) || (hot > 0 && is_taken(hot - 1))) return true;
  const bool spoils = hot_points[hot].is_in_ko ||
                      IsOwnEye(board, draft.turn(), hot_points[hot].point);
  return draft.random().Percent(spoils ? 2 : 25);
}

}  // namespace superko
