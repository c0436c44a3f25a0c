// UniformSource: every point of the board with the same chance, for ever.
//
// Asks core nothing. Its records have no departure that looks at the board
// either (see Plan), so no fault of core changes what they play.

#ifndef SUPERKO_CORE_GENERATE_UNIFORM_SOURCE_H_
#define SUPERKO_CORE_GENERATE_UNIFORM_SOURCE_H_

#include "core/generate/move_source.h"

namespace superko {

class UniformSource final : public MoveSource {
 public:
  void Start(Draft&) override {}
  void AddMoves(Draft& draft) override { draft.Play(draft.AnyPoint()); }
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_UNIFORM_SOURCE_H_
