// FailingEngines: engines that do not live to give a wrong answer. They show
// that a run survives what it is pointed at.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_FAILING_ENGINES_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_FAILING_ENGINES_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"

#include "tools/engine/engine.h"

namespace superko {

// Core, but for what happens when a play captures two stones or more:
//   crash         SIGSEGV, as from a write where there is no memory
//   failed-check  a SUPERKO_CHECK fails
//   exit          it ends the process with exit status 7
//   hang          it never answers
// No value for any other name.
std::optional<NamedEngine> FindFailingEngine(absl::string_view name);

// "crash, failed-check, ...".
std::string FailingEngineNames();

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_FAILING_ENGINES_H_
