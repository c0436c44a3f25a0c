// FindPoint: a random point of which something is true.

#ifndef SUPERKO_CORE_GENERATE_SEARCH_POINTS_H_
#define SUPERKO_CORE_GENERATE_SEARCH_POINTS_H_

#include <optional>

#include "core/board/point.h"
#include "core/generate/draft.h"

namespace superko {

// Draws a few points, then walks over the board from a random one; so most
// searches are short, and nothing is returned only if no point is `wanted`.
template <typename Wanted>
std::optional<Point> FindPoint(Draft& draft, const Wanted& wanted) {
  constexpr int kDrawsMax = 6;
  for (int draw = 0; draw < kDrawsMax; ++draw) {
    const Point point = draft.AnyPoint();
    if (wanted(point)) return point;
  }
  const BoardSize size = draft.size();
  const int first = size.Ordinal(draft.AnyPoint());
  for (int step = 0; step < size.points(); ++step) {
    const int ordinal = first + step;
    const Point point = size.PointAt(
        ordinal < size.points() ? ordinal : ordinal - size.points());
    if (wanted(point)) return point;
  }
  return std::nullopt;
}

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_SEARCH_POINTS_H_
