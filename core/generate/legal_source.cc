#include "core/generate/legal_source.h"

#include "core/generate/eyes.h"
#include "core/generate/search_points.h"

namespace superko {

void LegalSource::Start(Draft& draft) {
  keeps_eyes_ = draft.random().Percent(50);
  passes_ = 0;
}

std::optional<Point> LegalSource::Next(Draft& draft) {
  if (passes_ >= 2) return draft.AnyPoint();
  const auto is_wanted = [&](Point point) {
    if (!draft.IsEmpty(point)) return false;
    if (keeps_eyes_ && IsOwnEye(draft.board(), draft.turn(), point)) {
      return false;
    }
    return draft.IsLegal(point);
  };
  const std::optional<Point> point = FindPoint(draft, is_wanted);
  passes_ = point.has_value() ? 0 : passes_ + 1;
  return point;
}

}  // namespace superko
