// CoreEngine: the fast engine of core/ behind the Engine interface.

#ifndef SUPERKO_TOOLS_ENGINE_CORE_ENGINE_H_
#define SUPERKO_TOOLS_ENGINE_CORE_ENGINE_H_

#include <memory>

#include "tools/engine/engine.h"

namespace superko {

inline constexpr absl::string_view kCoreEngineName = "core";

std::unique_ptr<Engine> MakeCoreEngine();

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_CORE_ENGINE_H_
