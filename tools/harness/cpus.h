// How many CPUs this process may really use.

#ifndef SUPERKO_TOOLS_HARNESS_CPUS_H_
#define SUPERKO_TOOLS_HARNESS_CPUS_H_

#include <optional>

#include "absl/strings/string_view.h"

namespace superko {

// The smaller of the affinity mask and the cgroup's CPU quota, at least 1.
int UsableCpus();

// The number of workers that --jobs asks for: `jobs`, or for 0 one for each
// usable CPU.
int WorkersFor(int jobs);

// The quota that a cgroup v2 `cpu.max` file grants ("MAX PERIOD" in
// microseconds), rounded up; none if it says "max" or cannot be understood.
std::optional<int> ParseCpuMax(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_CPUS_H_
