// CrashNote: if an engine takes the process down, says in which case, and how
// to run that case alone.
//
// After a signal that means a crash, an abort, or the report of a sanitizer,
// two lines go to stderr; then the process ends as it would have.
//
// Threads: install once, before the workers are there.

#ifndef SUPERKO_TOOLS_CLI_CRASH_NOTE_H_
#define SUPERKO_TOOLS_CLI_CRASH_NOTE_H_

#include <string>

namespace superko {

// `command` runs all cases; --first and --games are put behind it.
void InstallCrashNote(const std::string& command);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_CRASH_NOTE_H_
