// KoSource: builds a ladder of kos where one fits, then takes and retakes.
//
// Looks at the board for empty points, and never asks whether a play is legal.

#ifndef SUPERKO_CORE_GENERATE_KO_SOURCE_H_
#define SUPERKO_CORE_GENERATE_KO_SOURCE_H_

#include <cstddef>
#include <cstdint>

#include "core/generate/ko_ladder.h"
#include "core/generate/point_source.h"

namespace superko {

class KoSource final : public PointSource {
 public:
  void Start(Draft& draft) override;
  std::optional<Point> Next(Draft& draft) override;

 private:
  std::optional<Point> NextStone(Color player);
  Point AnyHotPoint(Draft& draft) const;

  KoLadder ladder_;
  // Stones of the ladder already played, by color.
  std::size_t built_[2] = {0, 0};
  std::uint32_t retake_percent_ = 0;
  std::uint32_t elsewhere_percent_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_KO_SOURCE_H_
