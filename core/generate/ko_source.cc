#include "core/generate/ko_source.h"

namespace superko {

void KoSource::Start(Draft& draft) {
  SplitMix64& random = draft.random();
  constexpr std::uint32_t kRetakePercents[] = {0, 5, 20, 50};
  constexpr std::uint32_t kElsewherePercents[] = {0, 1, 3, 10};
  retake_percent_ = kRetakePercents[random.Below(4)];
  elsewhere_percent_ = kElsewherePercents[random.Below(4)];
  ladder_.Draw(draft.size(), random);
  const bool by_set_up = random.Percent(50);
  const bool is_built =
      by_set_up && draft.TrySetUp(ladder_.stones(), draft.turn());
  built_[0] = built_[1] = is_built ? ladder_.stones().size() : 0;
}

std::optional<Point> KoSource::Next(Draft& draft) {
  const std::optional<Point> stone = NextStone(draft.turn());
  if (stone.has_value()) return stone;
  SplitMix64& random = draft.random();
  if (!draft.captured().empty() && random.Percent(retake_percent_)) {
    return draft.captured().front();
  }
  if (random.Percent(elsewhere_percent_)) return draft.AnyPoint();
  return AnyHotPoint(draft);
}

std::optional<Point> KoSource::NextStone(Color player) {
  std::size_t& next = built_[player == Color::kBlack ? 0 : 1];
  while (next < ladder_.stones().size()) {
    const Placement& stone = ladder_.stones()[next++];
    if (stone.color == player) return stone.point;
  }
  return std::nullopt;
}

Point KoSource::AnyHotPoint(Draft& draft) const {
  constexpr int kDrawsMax = 5;
  const absl::Span<const Point> hot = ladder_.hot_points();
  Point point;
  for (int draw = 0; draw < kDrawsMax; ++draw) {
    point =
        hot.empty()
            ? draft.AnyPoint()
            : hot[draft.random().Below(static_cast<std::uint32_t>(hot.size()))];
    if (draft.IsEmpty(point)) break;
  }
  return point;
}

}  // namespace superko
