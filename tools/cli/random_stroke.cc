#include "tools/cli/random_stroke.h"

#include <cstddef>
#include <iostream>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"

#include "core/base/exact_count.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/engine/reference_stroke.h"
#include "tools/harness/cpus.h"
#include "tools/harness/stroke_check.h"
#include "tools/report/grouped.h"

namespace superko {
namespace {

constexpr std::uint64_t kWithoutEnd = std::uint64_t{1} << 62;

constexpr char const* kFlagsOfGames[] = {
    "--size",        "--rules",      "--style",     "--shard",  "--subject",
    "--against",     "--deep",       "--isolate",   "--report", "--timeout-ms",
    "--reproducers", "--stop-after", "--probes-max"};

StrokeCheckOptions OptionsOf(std::uint64_t seed,
                             std::optional<std::uint64_t> games,
                             const RunFlags& flags) {
  const absl::Time end = absl::Now() + TimeMax(flags);
  return {
      .seed = seed,
      .first = flags.first,
      .games = games.value_or(kWithoutEnd),
      .jobs = WorkersFor(flags.jobs),
      .findings_max = static_cast<std::size_t>(flags.findings_max),
      .should_stop = [end] { return StopRequested() || absl::Now() > end; }};
}

std::string SummaryText(const StrokeCheckSummary& summary) {
  return absl::StrCat(
      Grouped(summary.grids), " grids: ",
      summary.findings == 0
          ? "counting, searching and brute force agree\n"
          : absl::StrCat(Grouped(summary.findings), " findings\n"),
      absl::StrFormat("  grids with a path %15s\n",
                      Grouped(summary.grids_with_paths)),
      absl::StrFormat("  paths %27s\n", CountText(summary.paths)),
      summary.complete ? "" : "stopped early: this is a part of the run\n");
}

}  // namespace

void AddStrokeFlag(CLI::App& command, bool& stroke) {
  CLI::Option* flag = command.add_flag(
      "--stroke", stroke,
      "Instead of games: grids of the one-stroke puzzle, counted and searched "
      "by core and by the reference's brute force");
  for (const char* name : kFlagsOfGames) {
    flag->excludes(command.get_option(name));
  }
}

ExitCode RunRandomStroke(std::uint64_t seed, std::optional<std::uint64_t> games,
                         const RunFlags& flags) {
  InstallStopSignals();
  const absl::Time begin = absl::Now();
  const StrokeCheckOptions options = OptionsOf(seed, games, flags);
  const StrokeCheckSummary summary =
      CheckStrokeSolvers(AllStrokeSolvers(), options);
  Output output;
  for (const StrokeFinding& finding : summary.listed) {
    output.Write(StrokeFindingText(finding));
    output.Write(absl::StrCat("  to see it again:\n    superko random --stroke",
                              " --seed=", seed, " --first=", finding.index,
                              " --games=1\n\n"));
  }
  output.Write(SummaryText(summary));
  std::cerr << absl::StrFormat("%.1f s, %d workers\n",
                               absl::ToDoubleSeconds(absl::Now() - begin),
                               options.jobs);
  return output.Finish(OutcomeUnlessStopped(
      summary.findings > 0 ? ExitCode::kFindings : ExitCode::kAgreed));
}

}  // namespace superko
