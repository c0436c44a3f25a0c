// Selftest: proof that the harness can fail. Each of a list of engines that are
// known to be wrong plays until it is found out, and what it did is shrunk.
//
// Every engine plays the same cases from the first on, in order and by itself.
// So the result depends neither on the number of workers nor, for an engine
// that keeps something from game to game, on who played what before.

#ifndef SUPERKO_TOOLS_HARNESS_SELFTEST_H_
#define SUPERKO_TOOLS_HARNESS_SELFTEST_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"

#include "tools/engine/engine.h"
#include "tools/harness/shrink.h"
#include "tools/harness/source.h"

namespace superko {

struct SelftestOptions {
  EngineFactory truth;
  // The cases, anew for each engine.
  std::function<std::unique_ptr<Source>()> open_source;
  std::uint64_t probes_max = 20'000;
  int jobs = 1;  // Engines that play at the same time, at least 1.
  // May be asked by several threads at once.
  std::function<bool()> should_stop = [] { return false; };
};

// What became of one engine.
struct SelftestResult {
  std::uint64_t games = 0;       // Played, the one that showed it included.
  std::size_t moves = 0;         // Of that one, until it showed.
  std::optional<Shrunk> shrunk;  // Nothing if the engine survived.
};

// A result for each of `subjects`, in their order.
std::vector<SelftestResult> RunSelftest(
    absl::Span<const EngineFactory> subjects, const SelftestOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SELFTEST_H_
