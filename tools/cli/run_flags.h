// The flags and the course that all commands with findings share: play a
// source on a lineup, write reports, say how it ended.

#ifndef SUPERKO_TOOLS_CLI_RUN_FLAGS_H_
#define SUPERKO_TOOLS_CLI_RUN_FLAGS_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/time/time.h"

#include "tools/cli/announcer.h"
#include "tools/cli/exit_code.h"
#include "tools/engine/engine.h"
#include "tools/harness/run.h"
#include "tools/harness/source.h"
#include "tools/report/report.h"

namespace superko {

struct RunFlags {
  std::uint64_t first = 1;
  std::uint64_t games = 0;  // 0: not given.
  std::string shard = "1/1";
  int jobs = 0;      // 0: as many as there are usable CPUs.
  std::string time;  // A duration such as 10m; empty for no limit.
  std::uint64_t findings_max = 10;
  std::uint64_t stop_after = 0;  // Findings; 0: never.
  bool deep = false;
  bool isolate = false;
  int timeout_ms = 10'000;  // For an isolated engine to answer.
  std::string subject = "core";
  std::string against = "flood-fill";
  // Instead of what `subject` names; core joins the references then.
  std::optional<NamedEngine> engine = std::nullopt;
  // See RunOptions.
  std::function<std::string(const GameRecord&, const Difference&)> waiver =
      nullptr;
  // Runs the cases instead of RunCases.
  std::function<RunSummary(Source&, const RunOptions&, RunListener&)>
      run_cases = nullptr;
  // Hears the end of the run.
  std::function<void(const RunSummary&)> on_end = nullptr;
  std::string reproducers;  // A folder; empty for none.
  std::uint64_t probes_max = 20'000;
  std::vector<std::string> reports;
};

// Adds the flags to `command`. `games_by_default` says what no --games means.
void AddRunFlags(CLI::App& command, RunFlags& flags,
                 const std::string& games_by_default);

// How many cases to generate: what --games says, else `by_default`; with a time
// and no number there is no end. Then the same in words, for a report and for
// AddRunFlags.
std::optional<std::uint64_t> GeneratedGames(const RunFlags& flags,
                                            std::uint64_t by_default);
std::string GeneratedGamesText(const RunFlags& flags, std::uint64_t by_default);
std::string GeneratedGamesHelp(std::uint64_t by_default);

// What --time allows; without it there is no end.
absl::Duration TimeMax(const RunFlags& flags);

// Plays every case of `source` on the subject and the references that the flags
// name, until the end, --time or a signal. Reports go to stdout unless --report
// says otherwise, progress and timing to stderr. `info` lacks the engines and
// the settings that all runs share; they are added here.
ExitCode RunAndReport(Source& source, RunInfo info, const RunFlags& flags,
                      const RecordedOptions& options = {});

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_RUN_FLAGS_H_
