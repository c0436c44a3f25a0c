// Set-ups of several kinds, added to a draft.

#ifndef SUPERKO_CORE_GENERATE_SET_UPS_H_
#define SUPERKO_CORE_GENERATE_SET_UPS_H_

#include <vector>

#include "core/generate/draft.h"
#include "core/rules/game.h"

namespace superko {

// Makes room: takes all stones off the board, or half of them. `scratch` only
// saves memory. False if the draft refused.
bool TryClearStones(Draft& draft, std::vector<Placement>& scratch);

// Scatters stones or clears some, takes the latest play back and plays it
// again, changes nothing and retakes, or builds four strings in atari and
// captures them at once. Adds plays too. False if there was no set-up.
bool TryRandomSetUp(Draft& draft, std::vector<Placement>& scratch);

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_SET_UPS_H_
