// UniformSource: every point of the board with the same chance, for ever.
//
// Asks core nothing, so no fault of core changes what is played.

#ifndef SUPERKO_CORE_GENERATE_UNIFORM_SOURCE_H_
#define SUPERKO_CORE_GENERATE_UNIFORM_SOURCE_H_

#include "core/generate/point_source.h"

namespace superko {

class UniformSource final : public PointSource {
 public:
  void Start(Draft&) override {}
  std::optional<Point> Next(Draft& draft) override { return draft.AnyPoint(); }
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_UNIFORM_SOURCE_H_
