// ServeEngine: the worker's side of an isolated engine.

#ifndef SUPERKO_TOOLS_ISOLATION_SERVE_ENGINE_H_
#define SUPERKO_TOOLS_ISOLATION_SERVE_ENGINE_H_

#include <cstdio>

#include "tools/engine/engine.h"

namespace superko {

// Answers every request that comes from `in` with a message to `out`, until
// `in` ends. False if it ended within a message or `out` cannot be written.
bool ServeEngine(Engine& engine, std::FILE* in, std::FILE* out);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ISOLATION_SERVE_ENGINE_H_
