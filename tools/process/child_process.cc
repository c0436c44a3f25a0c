#include "tools/process/child_process.h"

#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <sstream>
#include <thread>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace superko {
namespace {

using Clock = ChildProcess::Clock;

constexpr std::size_t kPieceBytes = 64 << 10;
// How often it is asked whether the child has ended; no event says so.
constexpr std::chrono::milliseconds kReapInterval(2);
constexpr int kReapsMax = 5'000;
// Of stderr, read once the child has ended; a pipe holds one.
constexpr int kLastPiecesMax = 16;

int MillisecondsUntil(Clock::time_point deadline) {
  const auto left =
      std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1 << 30));
}

// Reads once. 0: the other end is closed; -1: nothing there at present.
ssize_t ReadPiece(const Descriptor& from, std::string& into) {
  const std::size_t before = into.size();
  into.resize(before + kPieceBytes);
  const ssize_t bytes = read(from.get(), into.data() + before, kPieceBytes);
  into.resize(before + static_cast<std::size_t>(std::max<ssize_t>(bytes, 0)));
  const bool is_there = bytes >= 0 || (errno != EAGAIN && errno != EINTR);
  return is_there ? std::max<ssize_t>(bytes, 0) : -1;
}

void KeepTail(std::size_t bytes_max, std::string& text) {
  if (text.size() > bytes_max) text.erase(0, text.size() - bytes_max);
}

double Seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) +
         static_cast<double>(time.tv_usec) * 1e-6;
}

ProcessEnd MakeEnd(int status, const rusage& usage) {
  ProcessEnd end;
  if (WIFSIGNALED(status)) {
    end.signal = WTERMSIG(status);
  } else {
    end.exit_status = WEXITSTATUS(status);
  }
  end.cpu_seconds = Seconds(usage.ru_utime) + Seconds(usage.ru_stime);
  end.memory_peak_bytes = static_cast<std::uint64_t>(usage.ru_maxrss) << 10;
  return end;
}

}  // namespace

absl::StatusOr<std::unique_ptr<ChildProcess>> ChildProcess::Start(
    Options options) {
  absl::StatusOr<Spawned> spawned = Spawn(options.spawn);
  if (!spawned.ok()) return spawned.status();
  return std::unique_ptr<ChildProcess>(
      new ChildProcess(std::move(options), *std::move(spawned)));
}

ChildProcess::ChildProcess(Options options, Spawned spawned)
    : options_(std::move(options)), spawned_(std::move(spawned)) {}

ChildProcess::~ChildProcess() { Stop(); }

void ChildProcess::Send(absl::string_view bytes) {
  if (!spawned_.input.is_open()) return;
  if (sent_ == unsent_.size()) {
    unsent_.clear();
    sent_ = 0;
  }
  absl::StrAppend(&unsent_, bytes);
}

ChildProcess::Event ChildProcess::Exchange(Clock::time_point deadline) {
  const bool has_unsent = unsent_bytes() > 0;
  if (!has_unsent && closes_input_) spawned_.input.Close();
  if (!spawned_.output.is_open()) return Event::kEnd;
  std::array<pollfd, 3> waiting = {{
      {.fd = has_unsent ? spawned_.input.get() : -1,
       .events = POLLOUT,
       .revents = 0},
      {.fd = spawned_.output.get(), .events = POLLIN, .revents = 0},
      {.fd = spawned_.error.get(), .events = POLLIN, .revents = 0},
  }};
  const int ready =
      poll(waiting.data(), waiting.size(), MillisecondsUntil(deadline));
  if (ready == 0) return Event::kDeadline;
  if (waiting[0].revents != 0) Write();
  // Before stdout, whose end is reported.
  if (waiting[2].revents != 0) ReadError();
  if (waiting[1].revents != 0) Read();
  return spawned_.output.is_open() ? Event::kProgress : Event::kEnd;
}

void ChildProcess::Write() {
  const ssize_t bytes = write(spawned_.input.get(), unsent_.data() + sent_,
                              unsent_.size() - sent_);
  if (bytes > 0) sent_ += static_cast<std::size_t>(bytes);
  if (bytes >= 0 || errno == EAGAIN || errno == EINTR) return;
  // It has closed its stdin; that is its good right.
  spawned_.input.Close();
  unsent_.clear();
  sent_ = 0;
}

void ChildProcess::Read() {
  if (ReadPiece(spawned_.output, output_) == 0) spawned_.output.Close();
}

bool ChildProcess::ReadError() {
  std::string piece;
  if (ReadPiece(spawned_.error, piece) == 0) spawned_.error.Close();
  if (keeps_error_) absl::StrAppend(&error_kept_, piece);
  absl::StrAppend(&error_, piece);
  KeepTail(options_.error_kept_max_bytes, error_);
  return !piece.empty();
}

// The group is ended before its leader is waited for: until then nobody else
// can get its number.
bool ChildProcess::TryReap() {
  if (end_.has_value()) return true;
  siginfo_t info = {};
  const int asked = waitid(P_PID, static_cast<id_t>(spawned_.process), &info,
                           WEXITED | WNOHANG | WNOWAIT);
  if (asked == 0 && info.si_pid == 0) return false;
  kill(-spawned_.process, SIGKILL);
  int status = 0;
  rusage usage = {};
  wait4(spawned_.process, &status, 0, &usage);
  end_ = MakeEnd(status, usage);
  // What it has said last is still in the pipe.
  for (int i = 0; i < kLastPiecesMax && spawned_.error.is_open(); ++i) {
    if (!ReadError()) break;
  }
  return true;
}

std::optional<ProcessEnd> ChildProcess::Await(Clock::time_point deadline) {
  while (!TryReap()) {
    if (Clock::now() >= deadline) return std::nullopt;
    const auto next = std::min(deadline, Clock::now() + kReapInterval);
    if (Exchange(next) == Event::kEnd) std::this_thread::sleep_until(next);
    output_.clear();
  }
  return end_;
}

ProcessEnd ChildProcess::Stop() {
  if (TryReap()) return *end_;
  // Most programs end when nobody speaks to them any more; some want to be
  // told.
  spawned_.input.Close();
  unsent_.clear();
  sent_ = 0;
  const auto grace = options_.grace / 2;
  if (Await(Clock::now() + grace).has_value()) return *end_;
  kill(-spawned_.process, SIGTERM);
  if (Await(Clock::now() + grace).has_value()) return *end_;
  return Kill();
}

ProcessEnd ChildProcess::Kill() {
  if (!TryReap()) kill(-spawned_.process, SIGKILL);
  for (int i = 0; i < kReapsMax && !TryReap(); ++i) {
    std::this_thread::sleep_for(kReapInterval);
  }
  // A process that the system cannot end is left to it.
  if (!end_.has_value()) end_ = ProcessEnd{.signal = SIGKILL};
  return *end_;
}

std::uint64_t ChildProcess::MemoryBytes() const {
  if (end_.has_value()) return 0;
  std::ifstream file(absl::StrCat("/proc/", spawned_.process, "/statm"));
  std::uint64_t total_pages = 0;
  std::uint64_t resident_pages = 0;
  file >> total_pages >> resident_pages;
  static const auto page_bytes =
      static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return file ? resident_pages * page_bytes : 0;
}

double ChildProcess::CpuSeconds() const {
  if (end_.has_value()) return end_->cpu_seconds;
  std::ifstream file(absl::StrCat("/proc/", spawned_.process, "/stat"));
  std::string text;
  std::getline(file, text);
  // Behind the program's name, which may hold anything.
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string field;
  double ticks = 0;
  for (int number = 3; number <= 17 && fields >> field; ++number) {
    double value = 0;
    if (number >= 14 && absl::SimpleAtod(field, &value)) ticks += value;
  }
  static const auto ticks_a_second = static_cast<double>(sysconf(_SC_CLK_TCK));
  return ticks / ticks_a_second;
}

}  // namespace superko
