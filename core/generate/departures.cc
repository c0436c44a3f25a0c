#include "core/generate/departures.h"

#include <algorithm>
#include <cstdint>

#include "core/generate/eyes.h"

namespace superko {
namespace {

// Draws points until one is `wanted`, or to no avail.
template <typename Wanted>
Point SomePoint(Draft& draft, int draws_max, const Wanted& wanted) {
  Point point = draft.AnyPoint();
  for (int draw = 1; draw < draws_max && !wanted(point); ++draw) {
    point = draft.AnyPoint();
  }
  return point;
}

std::uint8_t DrawNear(std::uint8_t from, int side, SplitMix64& random) {
  const int near = from - 2 + static_cast<int>(random.Below(5));
  return static_cast<std::uint8_t>(std::clamp(near, 0, side - 1));
}

}  // namespace

Point OccupiedPoint(Draft& draft) {
  return SomePoint(draft, 8,
                   [&](Point point) { return !draft.IsEmpty(point); });
}

// Mostly the latest.
Point RetakePoint(Draft& draft) {
  const absl::Span<const Point> retakes = draft.retakes();
  if (retakes.empty()) return draft.AnyPoint();
  if (draft.random().Percent(60)) return retakes.front();
  return retakes[draft.random().Below(
      static_cast<std::uint32_t>(retakes.size()))];
}

Point OwnEye(Draft& draft) {
  return SomePoint(draft, 16, [&](Point point) {
    return IsOwnEye(draft.board(), draft.turn(), point);
  });
}

Point NearPoint(Draft& draft) {
  const Point latest = draft.latest();
  SplitMix64& random = draft.random();
  const std::uint8_t row = DrawNear(latest.row, draft.size().rows(), random);
  return {.row = row,
          .column = DrawNear(latest.column, draft.size().columns(), random)};
}

}  // namespace superko
