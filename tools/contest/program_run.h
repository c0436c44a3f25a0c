// RunProgram: one run of a program on one input, as an online judge does it.
//
//   const auto run = RunProgram({.arguments = {"./solution"}}, input);
//   if (!run.ok()) ...                            // It cannot be started.
//   if (run->verdict != JudgeVerdict::kAccepted)  // A limit, or a run error.
//
// Input is written while output is read: a program may answer early, late, or
// without reading. Whatever it does, it is over in bounded time, and so is all
// that it started in its process group.
//
// Units:   time is CPU time, of the program and the children it waited for, so
//          that a busy machine changes nothing; who uses none is stopped after
//          twice that in real time and a second. Memory is what is resident at
//          most: of the program itself while it runs, looked at every few
//          milliseconds, and of its children at the end.
// Threads: pure but for the process; may be called from any. The process that
//          uses this ignores SIGPIPE.
// Errors:  a status only if the program cannot be started, and CANCELLED if the
//          run was stopped.

#ifndef SUPERKO_TOOLS_CONTEST_PROGRAM_RUN_H_
#define SUPERKO_TOOLS_CONTEST_PROGRAM_RUN_H_

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "tools/contest/judge_verdict.h"

namespace superko {

struct ProgramLimits {
  std::chrono::milliseconds time = std::chrono::milliseconds(2'000);
  std::uint64_t memory_bytes = std::uint64_t{256} << 20;
  std::uint64_t output_bytes = std::uint64_t{64} << 20;
};

struct ProgramOptions {
  std::vector<std::string> arguments = {};  // The program first.
  ProgramLimits limits = {};
  // Asked every few milliseconds; the run ends once it says true.
  std::function<bool()> should_stop = [] { return false; };
};

struct ProgramRun {
  // kAccepted: it ended well and within the limits; nobody has looked at its
  // output yet.
  JudgeVerdict verdict = JudgeVerdict::kAccepted;
  std::string reason;  // Of any other verdict, with the last line of stderr.
  std::string output;
  double cpu_seconds = 0;
  std::uint64_t memory_peak_bytes = 0;
};

absl::StatusOr<ProgramRun> RunProgram(const ProgramOptions& options,
                                      absl::string_view input);

// Starts the program and ends it at once: can it be started?
absl::Status TryProgram(const ProgramOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_PROGRAM_RUN_H_
