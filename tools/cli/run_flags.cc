#include "tools/cli/run_flags.h"

#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"

#include "tools/cli/announcer.h"
#include "tools/cli/command.h"
#include "tools/cli/command_line.h"
#include "tools/cli/crash_note.h"
#include "tools/cli/duration.h"
#include "tools/cli/output.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/progress.h"
#include "tools/cli/stop_signals.h"
#include "tools/cli/terminal.h"
#include "tools/engine/planted/subject.h"
#include "tools/harness/cpus.h"
#include "tools/harness/replay.h"
#include "tools/harness/run.h"
#include "tools/harness/shard.h"
#include "tools/harness/triage.h"
#include "tools/isolation/isolated_engine.h"
#include "tools/report/report_file.h"
#include "tools/report/reproducer.h"

namespace superko {
namespace {

// What the command that runs one case alone says anew or leaves out.
constexpr absl::string_view kFlagsOfARun[] = {
    "--first", "--games",  "--shard",      "--jobs",
    "--time",  "--report", "--reproducers"};

// Text on stdout is the default, unless stdout is taken.
absl::StatusOr<Reports> OpenReports(const RunFlags& flags,
                                    const ReplayFunction& replay,
                                    std::ostream& out) {
  Reports reports;
  bool stdout_is_taken = false;
  for (const std::string& spec : flags.reports) {
    auto report = ReportFile::Open(spec, out, replay);
    if (!report.ok()) return report.status();
    stdout_is_taken |= (*report)->is_stdout();
    reports.push_back(*std::move(report));
  }
  if (!stdout_is_taken) {
    reports.push_back(*ReportFile::Open("text", out));
  }
  return reports;
}

void PrintTiming(const RunSummary& summary, absl::Duration elapsed, int jobs) {
  const double seconds = absl::ToDoubleSeconds(elapsed);
  const auto moves = static_cast<double>(summary.witnesses.moves);
  std::cerr << absl::StrFormat("%.1f s, %.2f million moves/s, %d worker%s\n",
                               seconds, moves / seconds / 1e6, jobs,
                               jobs == 1 ? "" : "s");
}

ExitCode Outcome(const RunSummary& summary) {
  if (summary.input_errors > 0) return ExitCode::kBadInput;
  return summary.findings > 0 ? ExitCode::kFindings : ExitCode::kAgreed;
}

// The worse of the run's outcome and a report that could not be written.
ExitCode FinishReports(const absl::Status& reproducers, Reports& reports,
                       Output& output, ExitCode outcome) {
  std::vector<absl::Status> statuses = {reproducers};
  for (auto& report : reports) statuses.push_back(report->Finish());
  for (const absl::Status& status : statuses) {
    if (status.ok()) continue;
    std::cerr << "superko: " << status.message() << "\n";
    outcome = ExitCode::kFailed;
  }
  return output.Finish(outcome);
}

void CompleteInfo(const std::vector<NamedEngine>& engines,
                  const RunFlags& flags, RunInfo& info) {
  for (const NamedEngine& engine : engines) info.engines.push_back(engine.name);
  info.settings.emplace_back("shard", flags.shard);
  info.settings.emplace_back("deep", flags.deep ? "yes" : "no");
  info.settings.emplace_back("findings_max", absl::StrCat(flags.findings_max));
  info.settings.emplace_back("probes_max", absl::StrCat(flags.probes_max));
}

std::vector<NamedEngine> EnginesOf(const RunFlags& flags,
                                   const RecordedOptions& options) {
  std::vector<NamedEngine> engines;
  if (!options.no_reference) engines = *ParseReferences(flags.against);
  if (flags.engine.has_value()) {
    engines.insert(engines.begin(), *flags.engine);
    engines.push_back(*FindSubject("core"));
    return engines;
  }
  engines.insert(engines.begin(), *FindSubject(flags.subject));
  if (!flags.isolate) return engines;
  for (NamedEngine& engine : engines) {
    engine =
        Isolate(engine.name,
                {.worker = {ThisProgram(), kServeEngineCommand, engine.name},
                 .timeout = std::chrono::milliseconds(flags.timeout_ms)});
  }
  return engines;
}

}  // namespace

void AddRunFlags(CLI::App& command, RunFlags& flags,
                 const std::string& games_by_default) {
  command.add_option("--games", flags.games,
                     "Number of cases, over all shards; " + games_by_default);
  command.add_option("--first", flags.first, "Number of the first case")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command
      .add_option("--shard", flags.shard,
                  "I/N: play the cases whose (number - 1) mod N is I - 1; "
                  "auto: as the scheduler's environment says")
      ->check(ParsedBy([](const std::string& text) {
        return ParseShard(text, ProcessEnvironment);
      }))
      ->capture_default_str();
  command
      .add_option("--jobs", flags.jobs,
                  "Worker threads; 0: one for each CPU this process may use")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command
      .add_option("--time", flags.time,
                  "Stop after this long, for example 90s or 10m")
      ->check(DurationValidator());
  command
      .add_option("--findings-max", flags.findings_max,
                  "Findings to print; further ones are counted")
      ->capture_default_str();
  command
      .add_option("--stop-after", flags.stop_after,
                  "End the run once there are this many findings; 0: never")
      ->capture_default_str();
  command
      .add_option("--probes-max", flags.probes_max,
                  "Records to try while shrinking one finding")
      ->capture_default_str();
  command.add_option("--reproducers", flags.reproducers,
                     "Folder for a file of each finding, SGF and judge text");
  command
      .add_option("--subject", flags.subject,
                  "The engine under test: core, a reference, or a planted bug "
                  "(planted:NAME, see superko selftest; or planted:crash, "
                  "failed-check, exit, hang)")
      ->check(ParsedBy(FindSubject))
      ->capture_default_str();
  command
      .add_option("--against", flags.against,
                  "References to compare with, of flood-fill, liberty-map, "
                  "block-scan; or all")
      ->check(ParsedBy(ParseReferences))
      ->capture_default_str();
  command.add_flag("--deep", flags.deep,
                   "Compare every string's stones and liberties, and each "
                   "engine's state with itself, after every move");
  command.add_flag("--isolate", flags.isolate,
                   "Run every engine in processes of its own: one that "
                   "crashes or hangs is a finding, and the run goes on");
  command
      .add_option("--timeout-ms", flags.timeout_ms,
                  "With --isolate: how long an engine may take to answer 64 "
                  "moves")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  command
      .add_option("--report", flags.reports,
                  "FORMAT:FILE, format text, jsonl, junit or html, `-` is "
                  "stdout; may be repeated. Text goes to stdout if nothing "
                  "else does")
      ->allow_extra_args(false);
}

std::optional<std::uint64_t> GeneratedGames(const RunFlags& flags,
                                            std::uint64_t by_default) {
  if (flags.games > 0) return flags.games;
  if (!flags.time.empty()) return std::nullopt;
  return by_default;
}

std::string GeneratedGamesText(const RunFlags& flags,
                               std::uint64_t by_default) {
  const auto games = GeneratedGames(flags, by_default);
  return games.has_value() ? absl::StrCat(*games) : "until stopped";
}

std::string GeneratedGamesHelp(std::uint64_t by_default) {
  return absl::StrCat("default ", by_default, ", or no end with --time");
}

absl::Duration TimeMax(const RunFlags& flags) {
  return flags.time.empty() ? absl::InfiniteDuration()
                            : *ParseDuration(flags.time);
}

ExitCode RunAndReport(Source& source, RunInfo info, const RunFlags& flags,
                      const RecordedOptions& options) {
  InstallStopSignals();
  InstallCrashNote(CommandLineWithout(kFlagsOfARun));
  Output output;
  const std::vector<NamedEngine> engines = EnginesOf(flags, options);
  absl::StatusOr<Reports> reports =
      OpenReports(flags, ReplayOn(LineupOf(engines)), output.stream());
  if (!reports.ok()) {
    std::cerr << "superko: " << reports.status().message() << "\n";
    return ExitCode::kBadInput;
  }
  CompleteInfo(engines, flags, info);

  const int jobs = WorkersFor(flags.jobs);
  Progress progress(source.total(), StderrIsTerminal());
  const absl::Duration time_max = TimeMax(flags);
  const auto should_stop = [&] {
    return StopRequested() || output.failed() || progress.elapsed() > time_max;
  };
  Triage triage(engines, {.findings_max = flags.findings_max,
                          .probes_max = flags.probes_max,
                          .deep = flags.deep,
                          .should_stop = should_stop});
  Announcer announcer({.source = source,
                       .reports = *reports,
                       .progress = progress,
                       .triage = triage,
                       .reproducers = flags.reproducers,
                       .options = options});
  for (auto& report : *reports) report->report().Begin(info);
  const RunOptions run_options = {.lineup = LineupOf(engines),
                                  .deep = flags.deep,
                                  .trusts_judge = options.no_reference,
                                  .jobs = jobs,
                                  .stop_after = flags.stop_after,
                                  .waiver = flags.waiver,
                                  .should_stop = should_stop};
  const auto run_cases = flags.run_cases ? flags.run_cases : RunCases;
  const RunSummary summary = run_cases(source, run_options, announcer);
  progress.Erase();
  const absl::Duration elapsed = progress.elapsed();
  announcer.TellFolders();
  for (auto& report : *reports) {
    report->report().End(summary, absl::ToDoubleSeconds(elapsed));
  }
  if (flags.on_end) flags.on_end(summary);
  PrintTiming(summary, elapsed, jobs);
  return FinishReports(announcer.status(), *reports, output,
                       OutcomeUnlessStopped(Outcome(summary)));
}

}  // namespace superko
