// KoSource: builds a ladder of kos where one fits, then takes and retakes; and
// builds another when play there has come to an end.
//
// Looks at the board for empty points, and never asks whether a play is legal.

#ifndef SUPERKO_CORE_GENERATE_KO_SOURCE_H_
#define SUPERKO_CORE_GENERATE_KO_SOURCE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/generate/ko_ladder.h"
#include "core/generate/move_source.h"

namespace superko {

class KoSource final : public MoveSource {
 public:
  void Start(Draft& draft) override;
  void AddMoves(Draft& draft) override;

 private:
  void Build(Draft& draft);
  Point Choose(Draft& draft);
  const Placement* NextStone(Draft& draft);
  Point ChooseHotPoint(Draft& draft);
  bool IsInviting(Draft& draft, std::size_t hot) const;

  KoLadder ladder_;
  bool builds_by_set_up_ = false;
  // Placements of the ladder that were made or passed over, by color.
  std::array<std::size_t, 2> built_{};
  std::vector<Placement> scratch_;
  int searches_in_vain_ = 0;  // In a row.
  std::uint32_t retake_percent_ = 0;
  std::uint32_t elsewhere_percent_ = 0;
  std::uint32_t threat_percent_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_KO_SOURCE_H_
