// PlantedEngine: the rules of Go, right but for one Fault.
//
// A harness is worth what it can find. These engines are what it is measured
// with; planted_bugs.h lists them. Without a fault the engine is right, and so
// one more engine to check the others with.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_ENGINE_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_ENGINE_H_

#include <memory>
#include <string>

#include "tools/engine/engine.h"
#include "tools/engine/planted/fault.h"

namespace superko {

// An engine called `name`.
std::unique_ptr<Engine> MakePlantedEngine(std::string name, Fault fault);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_ENGINE_H_
