// PlantedBugs: engines that are each wrong in one way that real programs were
// wrong in. A harness that does not find them all is not to be believed when it
// finds nothing.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_BUGS_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_BUGS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "tools/engine/engine.h"

namespace superko {

struct PlantedBug {
  absl::string_view name;  // The engine is called "planted:" and this.
  absl::string_view description;
  EngineFactory make;
};

// Every planted bug, in an order that stays.
absl::Span<const PlantedBug> PlantedBugs();

// The bug of this name, or null.
const PlantedBug* FindPlantedBug(absl::string_view name);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_BUGS_H_
