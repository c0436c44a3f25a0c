// ExitCode: what superko's exit status says.

#ifndef SUPERKO_TOOLS_CLI_EXIT_CODE_H_
#define SUPERKO_TOOLS_CLI_EXIT_CODE_H_

namespace superko {

enum class ExitCode : int {
  kAgreed = 0,
  kFindings = 1,
  kBadInput = 2,       // Usage, unreadable or malformed input; beats kFindings.
  kFailed = 3,         // superko itself failed: disk full, say.
  kInterrupted = 130,  // SIGINT.
  kTerminated = 143,   // SIGTERM.
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_EXIT_CODE_H_
