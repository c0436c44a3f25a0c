// LegalSource: legal plays, as core sees it, and passes or any plays when
// there are none.
//
// The only source that lets core decide. In half the records own eyes stay
// empty until nothing else is left, so that strings live as in real games.

#ifndef SUPERKO_CORE_GENERATE_LEGAL_SOURCE_H_
#define SUPERKO_CORE_GENERATE_LEGAL_SOURCE_H_

#include "core/generate/move_source.h"
#include "core/generate/point_cycle.h"

namespace superko {

class LegalSource final : public MoveSource {
 public:
  void Start(Draft& draft) override;
  void AddMoves(Draft& draft) override;

 private:
  PointCycle points_;
  bool keeps_eyes_ = false;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_LEGAL_SOURCE_H_
