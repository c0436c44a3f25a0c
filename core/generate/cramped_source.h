// CrampedSource: plays in a small window until little goes there any more, then
// in another; so one board sees many close fights.

#ifndef SUPERKO_CORE_GENERATE_CRAMPED_SOURCE_H_
#define SUPERKO_CORE_GENERATE_CRAMPED_SOURCE_H_

#include <cstdint>

#include "core/generate/point_source.h"

namespace superko {

class CrampedSource final : public PointSource {
 public:
  void Start(Draft& draft) override;
  std::optional<Point> Next(Draft& draft) override;

 private:
  void MoveWindow(Draft& draft);
  Point AnyPointOfWindow(Draft& draft) const;

  Point corner_;  // Top left of the window.
  std::uint32_t rows_ = 1;
  std::uint32_t columns_ = 1;
  int plays_left_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_CRAMPED_SOURCE_H_
