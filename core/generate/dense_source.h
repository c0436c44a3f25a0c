// DenseSource: each player fills an own part of the board, eyes included, until
// hundreds of stones hang on their last liberty and somebody takes it.

#ifndef SUPERKO_CORE_GENERATE_DENSE_SOURCE_H_
#define SUPERKO_CORE_GENERATE_DENSE_SOURCE_H_

#include <cstdint>

#include "core/generate/point_source.h"

namespace superko {

class DenseSource final : public PointSource {
 public:
  void Start(Draft& draft) override;
  std::optional<Point> Next(Draft& draft) override;

 private:
  Color OwnerOf(Point point) const;

  // The owner of the points above a slanted line, and how steep it is.
  Color owner_ = Color::kBlack;
  int row_weight_ = 1;
  int column_weight_ = 0;
  int threshold_ = 0;
  std::uint32_t invade_percent_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_DENSE_SOURCE_H_
