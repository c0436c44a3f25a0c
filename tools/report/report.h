// Report: writes what a run found, in one format.
//
// Everything written is the same for every number of workers: no jobs, host,
// date or path of the program. Only fields with `seconds` in their name depend
// on the machine.
//
// Errors: a report writes to a std::ostream; whoever opened it looks at its
//         state (tools/report/report_file.h).

#ifndef SUPERKO_TOOLS_REPORT_REPORT_H_
#define SUPERKO_TOOLS_REPORT_REPORT_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"

#include "tools/harness/run.h"
#include "tools/harness/source.h"
#include "tools/report/folder_summary.h"
#include "tools/report/illegal_play.h"

namespace superko {

// What is being run, for the head of a report.
struct RunInfo {
  std::string command;                    // "random", "check".
  std::vector<std::string> engines = {};  // The subject first.
  // The flags that decide what is played, by name, as typed or by default.
  std::vector<std::pair<std::string, std::string>> settings;
};

class Report {
 public:
  virtual ~Report() = default;
  virtual void Begin(const RunInfo& info) = 0;
  // `number` counts the findings of the run from 1.
  virtual void OnFinding(std::uint64_t number, const Finding& finding) = 0;
  // A play of a recorded game that its rules refuse, numbered with the others.
  virtual void OnIllegalPlay(std::uint64_t number,
                             const IllegalPlay& illegal) = 0;
  // Each game, if the user asked for a line for each.
  virtual void OnGame(const Case& /*which*/) {}
  // One line about something odd that was accepted, if the user asked for them.
  virtual void OnNote(const std::string& /*note*/) {}
  // What was found in each folder, if the user asked for it; before End.
  virtual void OnFolders(const FolderSummary& /*folders*/) {}
  // What could not be read. It goes to stderr anyway; reports that are looked
  // at by themselves repeat it.
  virtual void OnInputError(const absl::Status& /*error*/) {}
  // After the last finding. `seconds` is the wall time of the run.
  virtual void End(const RunSummary& summary, double seconds) = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_REPORT_H_
