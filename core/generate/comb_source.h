// CombSource: one player builds a comb, then the other fills its gaps. Does not
// look at the board; unless the plan is blind, some combs are a set-up.
//
//   X X X X X    A comb has a liberty for nearly every stone: more than 255
//   X . . . .    of them from 24x24 on, and more than 255 pairs of stone and
//   X X X X X    liberty on 19x19. Filled one by one they pass every number,
//   X . . . .    256 included, on the way down to none.

#ifndef SUPERKO_CORE_GENERATE_COMB_SOURCE_H_
#define SUPERKO_CORE_GENERATE_COMB_SOURCE_H_

#include <cstddef>
#include <vector>

#include "core/generate/move_source.h"
#include "core/rules/game.h"

namespace superko {

class CombSource final : public MoveSource {
 public:
  void Start(Draft& draft) override;
  void AddMoves(Draft& draft) override;

 private:
  void DrawComb(Draft& draft);
  Point NextGap(Draft& draft);

  Color builder_ = Color::kBlack;
  std::vector<Placement> comb_;  // In the order of building.
  std::vector<Point> gaps_;      // In the order of filling.
  std::size_t built_ = 0;
  std::size_t filled_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_COMB_SOURCE_H_
