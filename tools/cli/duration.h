// Durations on the command line: 500ms, 60s, 10m, 1h30m.

#ifndef SUPERKO_TOOLS_CLI_DURATION_H_
#define SUPERKO_TOOLS_CLI_DURATION_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"

#include "CLI/CLI.hpp"

namespace superko {

// Reads a duration that is above zero and ends.
absl::StatusOr<absl::Duration> ParseDuration(absl::string_view text);

// Accepts what ParseDuration does.
CLI::Validator DurationValidator();

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_DURATION_H_
