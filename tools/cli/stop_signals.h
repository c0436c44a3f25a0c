// Stop signals: Ctrl-C and SIGTERM ask for an orderly end.
//
// The first one is remembered, for a run to look at between batches and write
// out what it has found. The second one ends the process at once.

#ifndef SUPERKO_TOOLS_CLI_STOP_SIGNALS_H_
#define SUPERKO_TOOLS_CLI_STOP_SIGNALS_H_

#include <optional>

#include "tools/cli/exit_code.h"

namespace superko {

// Begins to watch for SIGINT and SIGTERM, also where the parent had them
// ignored, as shells do for commands in the background.
void InstallStopSignals();

// Any thread may ask these.
bool StopRequested();
// SIGINT or SIGTERM, once one has come.
std::optional<int> StopSignal();

// kInterrupted or kTerminated once a signal has come, else `outcome`.
ExitCode OutcomeUnlessStopped(ExitCode outcome);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_STOP_SIGNALS_H_
