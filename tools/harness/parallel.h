// ForEachInParallel: a loop whose rounds many threads share.
//
// Threads: `body` runs on many at once, each index once; what it writes for one
//          index may be read when the loop is over. `on_progress` is called by
//          one at a time.

#ifndef SUPERKO_TOOLS_HARNESS_PARALLEL_H_
#define SUPERKO_TOOLS_HARNESS_PARALLEL_H_

#include <cstddef>
#include <functional>

#include "absl/functional/function_ref.h"

namespace superko {

struct ParallelOptions {
  int jobs = 1;
  // Told after each round how many are done, of how many; null for nobody.
  std::function<void(std::size_t done, std::size_t count)> on_progress =
      nullptr;
};

// Calls `body` with 0 to `count` - 1, lower ones sooner.
void ForEachInParallel(std::size_t count, const ParallelOptions& options,
                       absl::FunctionRef<void(std::size_t)> body);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_PARALLEL_H_
