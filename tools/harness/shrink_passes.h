// The passes of the shrinker that go straight down: each tries smaller records
// of one kind and leaves the smallest that shows the difference in the state.
//
// Those that shorten come first, for they make all further probes cheap. Those
// that unify bring the findings of one fault into one form.

#ifndef SUPERKO_TOOLS_HARNESS_SHRINK_PASSES_H_
#define SUPERKO_TOOLS_HARNESS_SHRINK_PASSES_H_

#include "tools/harness/shrink_state.h"

namespace superko {

// To shorten:

// Fewer moves. Delta debugging (Zeller and Hildebrandt, "Simplifying and
// Isolating Failure-Inducing Input", 2002): halves go first, single moves last.
void DropMoves(ShrinkState& state);

// A smaller board; what stood on the rows and columns that go, goes too.
void DropRowsAndColumns(ShrinkState& state);

// Plays instead of the stones of set-ups, all or one by one.
void PlaySetUps(ShrinkState& state);

// As many rows as columns, the last ones, for engines that take squares only.
void DropRowsWithColumns(ShrinkState& state);

// The simplest rules.
void SimplifyRules(ShrinkState& state);

// To unify:

// A pass where only the turn mattered.
void PassInsteadOfPlay(ShrinkState& state);

// The players in turn, Black first.
void RecolorMoves(ShrinkState& state);

// Everything nearer to the top left.
void ShiftBoard(ShrinkState& state);

// The smallest of the eight symmetric forms, in either colors.
void ChooseSymmetricForm(ShrinkState& state);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHRINK_PASSES_H_
