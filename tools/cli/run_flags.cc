#include "tools/cli/run_flags.h"

#include <iostream>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/time/clock.h"

#include "tools/cli/duration.h"
#include "tools/cli/output.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/progress.h"
#include "tools/cli/stop_signals.h"
#include "tools/cli/terminal.h"
#include "tools/harness/cpus.h"
#include "tools/harness/run.h"
#include "tools/harness/shard.h"
#include "tools/report/report_file.h"

namespace superko {
namespace {

using Reports = std::vector<std::unique_ptr<ReportFile>>;

// Passes on what the run says: findings to the reports, errors to stderr.
class Announcer : public RunListener {
 public:
  Announcer(Reports& reports, Progress& progress, std::uint64_t findings_max)
      : reports_(reports), progress_(progress), findings_max_(findings_max) {}

  void OnFinding(const Finding& finding) override {
    if (++findings_ > findings_max_) return;
    progress_.Erase();
    for (auto& report : reports_) {
      report->report().OnFinding(findings_, finding);
    }
  }

  void OnInputError(const absl::Status& error) override {
    progress_.Erase();
    std::cerr << error.message() << "\n";
  }

  void OnProgress(const RunSummary& so_far) override {
    progress_.Update(so_far);
  }

 private:
  Reports& reports_;
  Progress& progress_;
  std::uint64_t findings_max_;
  std::uint64_t findings_ = 0;
};

// Text on stdout is the default, unless stdout is taken.
absl::StatusOr<Reports> OpenReports(const RunFlags& flags, std::ostream& out) {
  Reports reports;
  bool stdout_is_taken = false;
  for (const std::string& spec : flags.reports) {
    auto report = ReportFile::Open(spec, out);
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
ExitCode FinishReports(Reports& reports, Output& output, ExitCode outcome) {
  for (auto& report : reports) {
    const absl::Status status = report->Finish();
    if (status.ok()) continue;
    std::cerr << "superko: " << status.message() << "\n";
    outcome = ExitCode::kFailed;
  }
  return output.Finish(outcome);
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
  command.add_flag("--deep", flags.deep,
                   "Compare every string's stones and liberties, and each "
                   "engine's state with itself, after every move");
  command
      .add_option("--report", flags.reports,
                  "FORMAT:FILE, format text or jsonl, `-` is stdout; may be "
                  "repeated. Text goes to stdout if nothing else does")
      ->allow_extra_args(false);
}

ExitCode RunAndReport(Source& source, const Lineup& lineup, const RunInfo& info,
                      const RunFlags& flags) {
  InstallStopSignals();
  Output output;
  absl::StatusOr<Reports> reports = OpenReports(flags, output.stream());
  if (!reports.ok()) {
    std::cerr << "superko: " << reports.status().message() << "\n";
    return ExitCode::kBadInput;
  }
  const absl::Duration time_max = flags.time.empty()
                                      ? absl::InfiniteDuration()
                                      : *ParseDuration(flags.time);
  const int jobs = flags.jobs > 0 ? flags.jobs : UsableCpus();
  Progress progress(source.total(), StderrIsTerminal());
  Announcer announcer(*reports, progress, flags.findings_max);
  for (auto& report : *reports) report->report().Begin(info);
  const RunSummary summary =
      RunCases(source,
               {.lineup = lineup,
                .deep = flags.deep,
                .jobs = jobs,
                .should_stop =
                    [&] {
                      return StopRequested() || output.failed() ||
                             progress.elapsed() > time_max;
                    }},
               announcer);
  progress.Erase();
  const absl::Duration elapsed = progress.elapsed();
  for (auto& report : *reports) {
    report->report().End(summary, absl::ToDoubleSeconds(elapsed));
  }
  PrintTiming(summary, elapsed, jobs);
  return FinishReports(*reports, output,
                       OutcomeUnlessStopped(Outcome(summary)));
}

}  // namespace superko
