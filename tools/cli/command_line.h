// The command line this process was started with, as text to start it again.
//
// Threads: set once by main before anything else; then read by any.

#ifndef SUPERKO_TOOLS_CLI_COMMAND_LINE_H_
#define SUPERKO_TOOLS_CLI_COMMAND_LINE_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

void SetCommandLine(int argc, const char* const* argv);

// Where the program itself lies.
std::string ThisProgram();

// The program and its arguments, quoted for a shell, without these options and
// their values: "superko random --seed=7". Options are given as "--games".
std::string CommandLineWithout(absl::Span<const absl::string_view> options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_COMMAND_LINE_H_
