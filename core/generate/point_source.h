// PointSource: where a style plays next. One class per style.

#ifndef SUPERKO_CORE_GENERATE_POINT_SOURCE_H_
#define SUPERKO_CORE_GENERATE_POINT_SOURCE_H_

#include <optional>

#include "core/board/point.h"
#include "core/generate/draft.h"

namespace superko {

class PointSource {
 public:
  virtual ~PointSource() = default;

  // Begins a record. May add a set-up to it, and nothing else.
  virtual void Start(Draft& draft) = 0;

  // Where draft.turn() plays, or nothing for a pass. May change whose turn it
  // is. REQUIRES: draft.room() > 0.
  virtual std::optional<Point> Next(Draft& draft) = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_POINT_SOURCE_H_
