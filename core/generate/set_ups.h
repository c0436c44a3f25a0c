// TryRandomSetUp: adds a set-up to a draft, of one of several kinds.

#ifndef SUPERKO_CORE_GENERATE_SET_UPS_H_
#define SUPERKO_CORE_GENERATE_SET_UPS_H_

#include <vector>

#include "core/generate/draft.h"
#include "core/rules/game.h"

namespace superko {

// Scatters stones, clears stones, empties the board or takes the latest play
// back. `scratch` only saves memory. False if the draft refused.
bool TryRandomSetUp(Draft& draft, std::vector<Placement>& scratch);

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_SET_UPS_H_
