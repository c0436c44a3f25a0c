#include "tools/process/spawn.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"

#include "tools/process/exec_texts.h"

namespace superko {
namespace {

struct Pipe {
  Descriptor read_end;
  Descriptor write_end;
};

absl::StatusOr<Pipe> MakePipe() {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    return absl::ErrnoToStatus(errno, "cannot make a pipe");
  }
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

// Where execve may find the program. Made before the fork, after which nothing
// may allocate.
std::vector<std::string> PathsOf(const std::string& program) {
  if (program.find('/') != std::string::npos) return {program};
  const char* const path = std::getenv("PATH");
  std::vector<std::string> paths;
  for (const absl::string_view folder :
       absl::StrSplit(path == nullptr ? "/bin:/usr/bin" : path, ':')) {
    paths.push_back(absl::StrCat(folder.empty() ? "." : folder, "/", program));
  }
  return paths;
}

// All that the child needs, ready before the fork.
struct Start {
  std::vector<char*> paths;
  std::vector<char*> arguments;
  std::vector<char*> environment;
  std::array<int, 3> standard;
  int failure;  // Takes the errno of a start that failed.
  rlimit address_space;
  rlimit cpu;
};

void UseUsualSignals() {
  signal(SIGPIPE, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

// Runs in the child: only calls that are safe after fork().
[[noreturn]] void Become(const Start& start) {
  setpgid(0, 0);
  for (int i = 0; i < 3; ++i) dup2(start.standard[i], i);
  UseUsualSignals();
  // What other code of ours has opened is none of the child's business.
  close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);
  const rlimit no_core = {.rlim_cur = 0, .rlim_max = 0};
  setrlimit(RLIMIT_CORE, &no_core);
  setrlimit(RLIMIT_AS, &start.address_space);
  setrlimit(RLIMIT_CPU, &start.cpu);
  int worst = ENOENT;
  for (std::size_t i = 0; start.paths[i] != nullptr; ++i) {
    execve(start.paths[i], start.arguments.data(), start.environment.data());
    if (errno != ENOENT && errno != ENOTDIR) worst = errno;
  }
  [[maybe_unused]] const ssize_t written =
      write(start.failure, &worst, sizeof worst);
  _exit(127);
}

rlimit LimitOf(int resource, std::uint64_t wanted) {
  rlimit limit;
  getrlimit(resource, &limit);
  if (wanted > 0 && wanted < limit.rlim_max) {
    limit.rlim_cur = wanted;
    limit.rlim_max = wanted;
  }
  return limit;
}

// The child's pipes lie above 2, so that none is overwritten by another.
absl::Status MoveUp(Descriptor& descriptor) {
  if (descriptor.get() > STDERR_FILENO) return absl::OkStatus();
  const int moved = fcntl(descriptor.get(), F_DUPFD_CLOEXEC, 3);
  if (moved < 0) return absl::ErrnoToStatus(errno, "cannot move a pipe");
  descriptor = Descriptor(moved);
  return absl::OkStatus();
}

// What the child writes if execve fails; 0 once it runs.
int ReadFailure(const Descriptor& from) {
  int failure = 0;
  ssize_t bytes = 0;
  do {
    bytes = read(from.get(), &failure, sizeof failure);
  } while (bytes < 0 && errno == EINTR);
  return bytes == sizeof failure ? failure : 0;
}

struct Pipes {
  Pipe input;
  Pipe output;
  Pipe error;
  Pipe failure;
};

absl::StatusOr<Pipes> MakePipes() {
  Pipes pipes;
  for (Pipe* pipe :
       {&pipes.input, &pipes.output, &pipes.error, &pipes.failure}) {
    absl::StatusOr<Pipe> made = MakePipe();
    if (!made.ok()) return made.status();
    *pipe = *std::move(made);
  }
  for (Descriptor* end : {&pipes.input.read_end, &pipes.output.write_end,
                          &pipes.error.write_end, &pipes.failure.write_end}) {
    const absl::Status status = MoveUp(*end);
    if (!status.ok()) return status;
  }
  return pipes;
}

void MakeNonblocking(const Descriptor& descriptor) {
  fcntl(descriptor.get(), F_SETFL,
        fcntl(descriptor.get(), F_GETFL) | O_NONBLOCK);
}

absl::Status Reap(pid_t child, const std::string& program, int failure) {
  while (waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
  }
  return absl::ErrnoToStatus(failure, absl::StrCat("cannot start ", program));
}

}  // namespace

absl::StatusOr<Spawned> Spawn(const SpawnOptions& options) {
  if (options.arguments.empty() || options.arguments[0].empty()) {
    return absl::InvalidArgumentError("expected the name of a program");
  }
  absl::StatusOr<Pipes> pipes = MakePipes();
  if (!pipes.ok()) return pipes.status();
  const std::vector<std::string> paths = PathsOf(options.arguments[0]);
  const std::vector<std::string> environment =
      EnvironmentWith(options.environment);
  const Start start = {
      .paths = PointersTo(paths),
      .arguments = PointersTo(options.arguments),
      .environment = PointersTo(environment),
      .standard = {pipes->input.read_end.get(), pipes->output.write_end.get(),
                   pipes->error.write_end.get()},
      .failure = pipes->failure.write_end.get(),
      .address_space = LimitOf(RLIMIT_AS, options.address_space_max_bytes),
      .cpu = LimitOf(RLIMIT_CPU, options.cpu_max_seconds)};
  const pid_t child = fork();
  if (child == 0) Become(start);
  if (child < 0) return absl::ErrnoToStatus(errno, "cannot start a process");
  setpgid(child, child);  // Whoever of the two comes first.
  pipes->failure.write_end.Close();
  const int failure = ReadFailure(pipes->failure.read_end);
  if (failure != 0) return Reap(child, options.arguments[0], failure);
  Spawned spawned = {.process = child,
                     .input = std::move(pipes->input.write_end),
                     .output = std::move(pipes->output.read_end),
                     .error = std::move(pipes->error.read_end)};
  for (const Descriptor* end :
       {&spawned.input, &spawned.output, &spawned.error}) {
    MakeNonblocking(*end);
  }
  return spawned;
}

}  // namespace superko
