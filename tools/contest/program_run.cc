#include "tools/contest/program_run.h"

#include <sys/resource.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/strip.h"

#include "tools/process/child_process.h"

namespace superko {
namespace {

using Clock = ChildProcess::Clock;

// How often memory and time are looked at.
constexpr std::chrono::milliseconds kLookInterval(5);
constexpr std::size_t kErrorLineMax = 200;

double Seconds(std::chrono::milliseconds time) {
  return std::chrono::duration<double>(time).count();
}

// What this process held at most, which the system counts as its child's too.
std::uint64_t OwnPeakBytes() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) << 10;
}

// "; stderr: Segmentation fault", or nothing.
std::string LastErrorLine(absl::string_view text) {
  text = absl::StripAsciiWhitespace(text);
  const std::size_t line = text.rfind('\n');
  if (line != absl::string_view::npos) text.remove_prefix(line + 1);
  return text.empty()
             ? ""
             : absl::StrCat("; stderr: ", text.substr(0, kErrorLineMax));
}

std::string Megabytes(std::uint64_t bytes) {
  return absl::StrFormat("%.1f MiB", static_cast<double>(bytes) / (1 << 20));
}

class Run {
 public:
  Run(std::unique_ptr<ChildProcess> child, const ProgramOptions& options)
      : child_(std::move(child)),
        options_(options),
        limits_(options.limits),
        deadline_(Clock::now() + 2 * limits_.time + std::chrono::seconds(1)) {}

  absl::StatusOr<ProgramRun> Finish(absl::string_view input) {
    child_->Send(input);
    child_->CloseInput();
    while (!IsOver()) {
      if (options_.should_stop()) return Cancel();
      Continue();
    }
    const bool was_stopped = run_.verdict != JudgeVerdict::kAccepted;
    const ProcessEnd end = was_stopped ? child_->Kill() : *end_;
    CountAtEnd(end);
    if (!was_stopped) run_.verdict = VerdictAtEnd(end);
    run_.reason = Reason(end);
    return std::move(run_);
  }

 private:
  absl::Status Cancel() {
    child_->Kill();
    return absl::CancelledError("the run was stopped");
  }

  // All was said and the program is gone, or a limit is passed.
  bool IsOver() {
    if (run_.verdict == JudgeVerdict::kAccepted) run_.verdict = Exceeded();
    return run_.verdict != JudgeVerdict::kAccepted ||
           (end_.has_value() && is_silent_);
  }

  void Continue() {
    const Clock::time_point next =
        std::min(deadline_, Clock::now() + kLookInterval);
    if (!is_silent_) {
      Listen(next);
    } else {
      end_ = child_->Await(next);
    }
    if (Clock::now() < next_look_) return;
    next_look_ = Clock::now() + kLookInterval;
    run_.memory_peak_bytes =
        std::max(run_.memory_peak_bytes, child_->MemoryBytes());
    run_.cpu_seconds = std::max(run_.cpu_seconds, child_->CpuSeconds());
    // A deadline that has passed drops none of the output.
    if (!end_.has_value()) end_ = child_->Await(Clock::time_point::min());
  }

  // Takes what was said once all is, since Await drops it.
  void Listen(Clock::time_point until) {
    is_silent_ = child_->Exchange(until) == ChildProcess::Event::kEnd;
    if (is_silent_) run_.output = std::move(child_->output());
  }

  JudgeVerdict Exceeded() const {
    const std::string& output = is_silent_ ? run_.output : child_->output();
    if (output.size() > limits_.output_bytes) {
      return JudgeVerdict::kOutputLimit;
    }
    if (run_.memory_peak_bytes > limits_.memory_bytes) {
      return JudgeVerdict::kMemoryLimit;
    }
    const bool is_late =
        run_.cpu_seconds > Seconds(limits_.time) || Clock::now() >= deadline_;
    return is_late ? JudgeVerdict::kTimeLimit : JudgeVerdict::kAccepted;
  }

  void CountAtEnd(const ProcessEnd& end) {
    run_.cpu_seconds = std::max(run_.cpu_seconds, end.cpu_seconds);
    if (end.memory_peak_bytes > OwnPeakBytes()) {
      run_.memory_peak_bytes =
          std::max(run_.memory_peak_bytes, end.memory_peak_bytes);
    }
  }

  JudgeVerdict VerdictAtEnd(const ProcessEnd& end) const {
    if (run_.memory_peak_bytes > limits_.memory_bytes) {
      return JudgeVerdict::kMemoryLimit;
    }
    if (run_.cpu_seconds > Seconds(limits_.time)) {
      return JudgeVerdict::kTimeLimit;
    }
    return end.succeeded() ? JudgeVerdict::kAccepted : JudgeVerdict::kRunError;
  }

  // Says nothing that another run would say differently.
  std::string Reason(const ProcessEnd& end) const {
    switch (run_.verdict) {
      case JudgeVerdict::kTimeLimit:
        return absl::StrFormat("more than %d ms", limits_.time.count());
      case JudgeVerdict::kMemoryLimit:
        return absl::StrCat("more than ", Megabytes(limits_.memory_bytes));
      case JudgeVerdict::kOutputLimit:
        return absl::StrCat("more than ", Megabytes(limits_.output_bytes));
      case JudgeVerdict::kRunError:
        return absl::StrCat(ProcessEndText(end),
                            LastErrorLine(child_->error_tail()));
      default:
        return "";
    }
  }

  std::unique_ptr<ChildProcess> child_;
  const ProgramOptions& options_;
  ProgramLimits limits_;
  Clock::time_point deadline_;
  Clock::time_point next_look_ = Clock::time_point::min();
  std::optional<ProcessEnd> end_;
  bool is_silent_ = false;  // Its stdout is closed.
  ProgramRun run_;
};

// The system's own stop for what a program starts and does not wait for.
std::uint64_t CpuMaxSeconds(const ProgramLimits& limits) {
  constexpr int kSpareSeconds = 2;
  return static_cast<std::uint64_t>(limits.time.count() / 1'000 +
                                    kSpareSeconds);
}

absl::StatusOr<std::unique_ptr<ChildProcess>> StartProgram(
    const ProgramOptions& options) {
  return ChildProcess::Start(
      {.spawn = {.arguments = options.arguments,
                 .cpu_max_seconds = CpuMaxSeconds(options.limits)}});
}

}  // namespace

absl::StatusOr<ProgramRun> RunProgram(const ProgramOptions& options,
                                      absl::string_view input) {
  auto child = StartProgram(options);
  if (!child.ok()) return child.status();
  return Run(*std::move(child), options).Finish(input);
}

absl::Status TryProgram(const ProgramOptions& options) {
  auto child = StartProgram(options);
  if (!child.ok()) return child.status();
  (*child)->Kill();
  return absl::OkStatus();
}

}  // namespace superko
