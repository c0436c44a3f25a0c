// ChildProcess: a program that is talked to through pipes, within limits.
//
//   auto child = ChildProcess::Start({.arguments = {"gnugo", "--mode",
//   "gtp"}}); if (!child.ok()) ...                    // No such program.
//   (*child)->Send("1 name\n");
//   while (!IsWhole((*child)->output())) {
//     switch ((*child)->Exchange(deadline)) {
//       case ChildProcess::Event::kDeadline: ...   // It hangs.
//       case ChildProcess::Event::kEnd: ...        // It has closed its stdout.
//       case ChildProcess::Event::kProgress: ...
//     }
//   }
//
// What is sent waits here until the child reads it, and both directions are
// served together: full pipes never lock. The tail of stderr is kept for
// messages. However the child behaves, Stop ends it, and everything it started
// in its process group, in bounded time.
//
// Ownership: owns the process; the destructor stops it.
// Threads:   one owner. The process that uses this ignores SIGPIPE.
// Errors:    Start fails as Spawn does. A child that misbehaves is an Event.
// Units:     deadlines are of the steady clock.

#ifndef SUPERKO_TOOLS_PROCESS_CHILD_PROCESS_H_
#define SUPERKO_TOOLS_PROCESS_CHILD_PROCESS_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "tools/process/descriptor.h"
#include "tools/process/process_end.h"
#include "tools/process/spawn.h"

namespace superko {

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  struct Options {
    SpawnOptions spawn = {};
    // How much of the end of stderr is kept.
    std::size_t error_kept_max_bytes = 4 << 10;
    // How long the child may take to end after SIGTERM.
    std::chrono::milliseconds grace = std::chrono::milliseconds(200);
  };

  enum class Event {
    kProgress,  // Bytes were sent or received.
    kEnd,       // stdout is closed and all of it is in output().
    kDeadline,
  };

  static absl::StatusOr<std::unique_ptr<ChildProcess>> Start(Options options);

  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Queues bytes for stdin. Whatever a child that has closed its stdin does
  // not take is dropped.
  void Send(absl::string_view bytes);
  std::size_t unsent_bytes() const { return unsent_.size() - sent_; }
  // Closes stdin once everything is sent.
  void CloseInput() { closes_input_ = true; }

  // What came on stdout. The owner takes what it has read off the front.
  std::string& output() { return output_; }
  // The end of what came on stderr.
  const std::string& error_tail() const { return error_; }
  // From now on everything that comes on stderr is kept too, for an owner who
  // takes it off the front.
  void KeepError() { keeps_error_ = true; }
  std::string& error_kept() { return error_kept_; }

  // Waits for something to happen and does what can be done at once: at most
  // one write, and one read of each pipe. Prefers news to kDeadline.
  Event Exchange(Clock::time_point deadline);

  // Waits for the end of the process, whatever it prints meanwhile, which is
  // read and, but for the tail of stderr, dropped; no value if the deadline
  // comes first.
  std::optional<ProcessEnd> Await(Clock::time_point deadline);

  // Ends it, politely at first, if it has not ended by itself; how it ended.
  ProcessEnd Stop();
  // The same without courtesy.
  ProcessEnd Kill();

  // What it holds at present; 0 if that cannot be told.
  std::uint64_t MemoryBytes() const;
  // CPU time so far, with that of children it has waited for, to a hundredth;
  // 0 if that cannot be told.
  double CpuSeconds() const;

 private:
  ChildProcess(Options options, Spawned spawned);

  void Write();
  void Read();
  bool ReadError();
  bool TryReap();

  Options options_;
  Spawned spawned_;
  std::string unsent_;
  std::size_t sent_ = 0;  // Of unsent_, already written.
  bool closes_input_ = false;
  std::string output_;
  std::string error_;
  bool keeps_error_ = false;
  std::string error_kept_;
  std::optional<ProcessEnd> end_;  // Once it has ended and was waited for.
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_PROCESS_CHILD_PROCESS_H_
