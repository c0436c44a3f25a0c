// The pass of the shrinker for engines that want colors to take turns.
//
// Where turns must stay, no move goes alone. Seen as the moves of one color and
// the moves of the other, any one of the first can go with any one of the
// second: what is left takes turns again.

#ifndef SUPERKO_TOOLS_HARNESS_SHRINK_TURNS_H_
#define SUPERKO_TOOLS_HARNESS_SHRINK_TURNS_H_

#include "tools/harness/shrink_state.h"

namespace superko {

// Tries that for every two moves, with the others where they are, or nearer to
// the top or to the left, where a border may take the place of a stone.
// Nothing for long records, for records that do not take turns, and for engines
// that took everything so far.
void DropMoveOfEachColor(ShrinkState& state);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHRINK_TURNS_H_
