#include "tools/cli/random_stroke.h"

#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"

#include "core/base/exact_count.h"
#include "core/stroke/path_count.h"
#include "core/stroke/path_search.h"
#include "tools/cli/duration.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/engine/reference_stroke.h"
#include "tools/harness/cpus.h"
#include "tools/harness/stroke_check.h"
#include "tools/report/grouped.h"

namespace superko {
namespace {

constexpr std::uint64_t kGridsByDefault = 10'000;
// With --time and no number.
constexpr std::uint64_t kGridsWithoutEnd = std::uint64_t{1} << 62;

constexpr char const* kFlagsOfGames[] = {
    "--size",        "--rules",      "--style",     "--shard",  "--subject",
    "--against",     "--deep",       "--isolate",   "--report", "--timeout-ms",
    "--reproducers", "--stop-after", "--probes-max"};

absl::StatusOr<std::vector<StrokePath>> ListBySearch(const DotGrid& grid,
                                                     std::size_t paths_max) {
  std::vector<StrokePath> paths;
  const SearchEnd end = SearchPaths(grid, {}, [&](const StrokePath& path) {
    if (paths.size() < paths_max) paths.push_back(path);
    return paths.size() < paths_max;
  });
  if (end == SearchEnd::kGaveUp) return absl::ResourceExhaustedError("gave up");
  return paths;
}

StrokeSolvers Solvers() {
  return {.count = [](const DotGrid& grid) { return CountPaths(grid); },
          .list = ListBySearch,
          .true_count =
              [](const DotGrid& grid) {
                return absl::uint128(CountStrokesByBruteForce(grid));
              },
          .true_list = ListStrokesByBruteForce,
          .check = DescribeStrokeFault};
}

StrokeCheckOptions OptionsOf(std::uint64_t seed, const RunFlags& flags) {
  const absl::Time end = flags.time.empty()
                             ? absl::InfiniteFuture()
                             : absl::Now() + *ParseDuration(flags.time);
  const std::uint64_t without_number =
      flags.time.empty() ? kGridsByDefault : kGridsWithoutEnd;
  return {
      .seed = seed,
      .first = flags.first,
      .games = flags.games > 0 ? flags.games : without_number,
      .jobs = flags.jobs > 0 ? flags.jobs : UsableCpus(),
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

ExitCode RunRandomStroke(std::uint64_t seed, const RunFlags& flags) {
  InstallStopSignals();
  const absl::Time begin = absl::Now();
  const StrokeCheckOptions options = OptionsOf(seed, flags);
  const StrokeCheckSummary summary = CheckStrokeSolvers(Solvers(), options);
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
