// The passes of the shrinker that search: they try many candidates to find one
// that shows the difference, so they do nothing unless the record is short.

#ifndef SUPERKO_TOOLS_HARNESS_SHRINK_SEARCH_H_
#define SUPERKO_TOOLS_HARNESS_SHRINK_SEARCH_H_

#include "tools/harness/shrink_state.h"

namespace superko {

// Moves that may be made in another order.
void ReorderMoves(ShrinkState& state);

// Each point as near to the top left as it may be.
void MovePoints(ShrinkState& state);

// Two neighboring rows or columns become one.
void FoldBoard(ShrinkState& state);

// Two moves less at once, or three, wherever they are.
void DropPairsOfMoves(ShrinkState& state);
void DropTriplesOfMoves(ShrinkState& state);

// One move less, if another is made instead of a third.
void DropOneChangeOne(ShrinkState& state);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHRINK_SEARCH_H_
