// RunRandomStroke: `superko random --stroke`, the solvers of the one-stroke
// puzzle against each other on generated grids.

#ifndef SUPERKO_TOOLS_CLI_RANDOM_STROKE_H_
#define SUPERKO_TOOLS_CLI_RANDOM_STROKE_H_

#include <cstdint>
#include <optional>

#include "CLI/CLI.hpp"

#include "tools/cli/exit_code.h"
#include "tools/cli/run_flags.h"

namespace superko {

// Adds --stroke to `command`, which has every other flag already; those that
// are about games or their reports cannot be given with it.
void AddStrokeFlag(CLI::App& command, bool& stroke);

// Checks so many grids; none: until --time or a signal ends it. Of `flags`
// count --first, --jobs, --time and --findings-max. Results go to stdout.
ExitCode RunRandomStroke(std::uint64_t seed, std::optional<std::uint64_t> games,
                         const RunFlags& flags);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_RANDOM_STROKE_H_
