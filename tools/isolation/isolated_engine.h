// Isolate: an engine that answers from a process of its own.
//
// A worker that crashes, hangs or talks nonsense is a status of the call, which
// the harness makes a finding of, and a new one is started for the next game.
//
// Ownership: the engine owns its worker, which ends with it.
// Threads:   as Engine. The process ignores SIGPIPE.
// Errors:    ABORTED with how the worker ended and what it said last,
//            DEADLINE_EXCEEDED if it did not answer in time.

#ifndef SUPERKO_TOOLS_ISOLATION_ISOLATED_ENGINE_H_
#define SUPERKO_TOOLS_ISOLATION_ISOLATED_ENGINE_H_

#include <chrono>
#include <string>
#include <vector>

#include "tools/engine/engine.h"

namespace superko {

struct IsolationOptions {
  // The program that runs ServeEngine for the engine, with its arguments.
  std::vector<std::string> worker;
  // To answer one request, which is a game's start or a run of moves.
  std::chrono::milliseconds timeout = std::chrono::seconds(10);
};

// Engines called `name` that ask workers.
NamedEngine Isolate(const std::string& name, const IsolationOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ISOLATION_ISOLATED_ENGINE_H_
