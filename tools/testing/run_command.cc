#include "tools/testing/run_command.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "absl/strings/string_view.h"

#include "tools/process/descriptor.h"
#include "tools/process/exec_texts.h"

namespace superko {
namespace {

constexpr int kPollMs = 100;
constexpr std::size_t kPieceBytes = 64 << 10;

// Ends the process where the system refuses what a test cannot do without.
void Require(bool holds, const char* what) {
  if (holds) return;
  std::perror(what);
  std::abort();
}

struct Pipe {
  Descriptor read_end;
  Descriptor write_end;
};

Pipe MakePipe() {
  std::array<int, 2> ends;
  Require(pipe2(ends.data(), O_CLOEXEC) == 0, "pipe2");
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

// Runs in the child: only calls that are safe after fork().
[[noreturn]] void Become(char* const* arguments, char* const* environment,
                         const std::array<int, 3>& descriptors) {
  for (int i = 0; i < 3; ++i) dup2(descriptors[i], i);
  // The test program may ignore it; what runs starts like from a shell.
  signal(SIGPIPE, SIG_DFL);
  execve(arguments[0], arguments, environment);
  constexpr absl::string_view kMessage = "cannot start the program\n";
  [[maybe_unused]] const ssize_t written =
      write(STDERR_FILENO, kMessage.data(), kMessage.size());
  _exit(127);
}

class Conversation {
 public:
  explicit Conversation(const CommandOptions& options)
      : options_(options), unsent_(options.input) {}

  CommandResult Run() {
    Start();
    const auto deadline = std::chrono::steady_clock::now() +
                          std::chrono::seconds(options_.timeout_seconds);
    while (output_.is_open() || error_.is_open()) {
      Exchange();
      if (std::chrono::steady_clock::now() < deadline) continue;
      result_.timed_out = true;
      kill(child_, SIGKILL);
      break;
    }
    input_.Close();
    Await();
    return std::move(result_);
  }

 private:
  void Start() {
    Pipe input = MakePipe();
    Pipe output = MakePipe();
    Pipe error = MakePipe();
    if (options_.has_closed_output) output.read_end.Close();
    if (!options_.output_path.empty()) {
      output.write_end =
          Descriptor(open(options_.output_path.c_str(),
                          O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
      Require(output.write_end.is_open(), options_.output_path.c_str());
      output.read_end.Close();
    }
    const std::vector<std::string> environment =
        EnvironmentWith(options_.environment);
    const std::vector<char*> argument_pointers = PointersTo(options_.arguments);
    const std::vector<char*> environment_pointers = PointersTo(environment);
    child_ = fork();
    Require(child_ >= 0, "fork");
    if (child_ == 0) {
      Become(argument_pointers.data(), environment_pointers.data(),
             {input.read_end.get(), output.write_end.get(),
              error.write_end.get()});
    }
    input_ = std::move(input.write_end);
    output_ = std::move(output.read_end);
    error_ = std::move(error.read_end);
    fcntl(input_.get(), F_SETFL, O_NONBLOCK);
  }

  // Sends and receives what the pipes allow at present.
  void Exchange() {
    const bool has_more = !unsent_.empty();
    if (!has_more && options_.signal_after_output == 0) input_.Close();
    std::array<pollfd, 3> waiting = {{
        {.fd = has_more ? input_.get() : -1, .events = POLLOUT, .revents = 0},
        {.fd = output_.get(), .events = POLLIN, .revents = 0},
        {.fd = error_.get(), .events = POLLIN, .revents = 0},
    }};
    if (poll(waiting.data(), waiting.size(), kPollMs) <= 0) return;
    if (waiting[0].revents != 0) Send();
    if (waiting[1].revents != 0) {
      Receive(output_, result_.output);
      SendSignal();
    }
    if (waiting[2].revents != 0) Receive(error_, result_.error);
  }

  void Send() {
    const ssize_t bytes = write(input_.get(), unsent_.data(), unsent_.size());
    if (bytes > 0) unsent_.remove_prefix(static_cast<std::size_t>(bytes));
    // The program has closed its stdin; that is its good right.
    if (bytes < 0 && errno != EAGAIN) unsent_ = {};
  }

  static void Receive(Descriptor& from, std::string& into) {
    const std::size_t before = into.size();
    into.resize(before + kPieceBytes);
    const ssize_t bytes = read(from.get(), into.data() + before, kPieceBytes);
    into.resize(before + static_cast<std::size_t>(bytes > 0 ? bytes : 0));
    if (bytes <= 0) from.Close();
  }

  void SendSignal() {
    if (options_.signal_after_output == 0 || signal_sent_) return;
    signal_sent_ = true;
    kill(child_, options_.signal_after_output);
  }

  void Await() {
    int status = 0;
    while (waitpid(child_, &status, 0) < 0) {
      Require(errno == EINTR, "waitpid");
    }
    result_.exit_code =
        WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  }

  const CommandOptions& options_;
  absl::string_view unsent_;
  bool signal_sent_ = false;
  pid_t child_ = -1;
  Descriptor input_;
  Descriptor output_;
  Descriptor error_;
  CommandResult result_;
};

// While it lives, a write to a program that has ended is an error and not the
// end of this process.
class SigpipeIgnored {
 public:
  SigpipeIgnored() : before_(signal(SIGPIPE, SIG_IGN)) {}
  ~SigpipeIgnored() { signal(SIGPIPE, before_); }

 private:
  void (*before_)(int);
};

}  // namespace

CommandResult RunCommand(const CommandOptions& options) {
  const SigpipeIgnored sigpipe_ignored;
  return Conversation(options).Run();
}

}  // namespace superko
