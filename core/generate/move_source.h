// MoveSource: what a style plays next. One class per style.

#ifndef SUPERKO_CORE_GENERATE_MOVE_SOURCE_H_
#define SUPERKO_CORE_GENERATE_MOVE_SOURCE_H_

#include "core/generate/draft.h"

namespace superko {

class MoveSource {
 public:
  virtual ~MoveSource() = default;

  // Begins a record. May add a set-up to it, and nothing else.
  virtual void Start(Draft& draft) = 0;

  // Adds at least one move; whose, is draft.turn() or the source's own wish.
  // REQUIRES: draft.room() > 0.
  virtual void AddMoves(Draft& draft) = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_MOVE_SOURCE_H_
