// DenseSource: each player fills an own part of the board, eyes included, until
// hundreds of stones hang on their last liberty and somebody takes it.

#ifndef SUPERKO_CORE_GENERATE_DENSE_SOURCE_H_
#define SUPERKO_CORE_GENERATE_DENSE_SOURCE_H_

#include <array>
#include <cstdint>

#include "core/board/color.h"
#include "core/generate/move_source.h"
#include "core/generate/point_cycle.h"

namespace superko {

class DenseSource final : public MoveSource {
 public:
  void Start(Draft& draft) override;
  void AddMoves(Draft& draft) override;

 private:
  // What one player fills.
  struct Part {
    PointCycle points;
    int pause = 0;  // Moves for which the part counts as full.
  };

  void DivideBoard(Draft& draft);
  Part& PartOf(Color player) { return parts_[player == Color::kBlack ? 0 : 1]; }
  bool TryFillPart(Draft& draft);
  bool TryWait(Draft& draft);

  std::array<Part, 2> parts_;
  PointCycle whole_;
  std::uint32_t invade_percent_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_DENSE_SOURCE_H_
