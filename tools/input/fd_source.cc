#include "tools/input/fd_source.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"

namespace superko {
namespace {

constexpr int kPollTimeoutMs = 100;

absl::Status ErrnoError(absl::string_view name, absl::string_view tried) {
  return absl::ErrnoToStatus(errno, absl::StrCat(name, ": cannot ", tried));
}

int OpenForReading(const std::string& path) {
  if (path == kStdinPath) return STDIN_FILENO;
  int fd = -1;
  do {
    fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  } while (fd < 0 && errno == EINTR);
  return fd;
}

}  // namespace

std::string NameInMessages(absl::string_view path) {
  return path == kStdinPath ? "<stdin>" : std::string(path);
}

absl::StatusOr<std::unique_ptr<FdSource>> FdSource::Open(
    const std::string& path, ShouldStop should_stop) {
  std::string name = NameInMessages(path);
  const int fd = OpenForReading(path);
  if (fd < 0) return ErrnoError(name, "open");
  const bool is_owned = fd != STDIN_FILENO || path != kStdinPath;
  auto source = absl::WrapUnique(
      new FdSource({.fd = fd, .is_owned = is_owned, .may_wait = true},
                   std::move(name), std::move(should_stop)));
  struct stat facts;
  if (fstat(fd, &facts) != 0) return ErrnoError(source->name_, "look at");
  if (S_ISDIR(facts.st_mode)) {
    return absl::InvalidArgumentError(
        absl::StrCat(source->name_, ": is a folder, not a file"));
  }
  source->descriptor_.may_wait = !S_ISREG(facts.st_mode);
  return source;
}

FdSource::FdSource(Descriptor descriptor, std::string name,
                   ShouldStop should_stop)
    : descriptor_(descriptor),
      name_(std::move(name)),
      should_stop_(std::move(should_stop)) {}

FdSource::~FdSource() {
  if (descriptor_.is_owned) close(descriptor_.fd);
}

absl::StatusOr<std::size_t> FdSource::Read(absl::Span<char> buffer) {
  for (;;) {
    if (descriptor_.may_wait) {
      if (absl::Status status = WaitForInput(); !status.ok()) return status;
    }
    const ssize_t bytes = read(descriptor_.fd, buffer.data(), buffer.size());
    if (bytes >= 0) return static_cast<std::size_t>(bytes);
    // Another reader of the same pipe may have been faster.
    if (errno != EINTR && errno != EAGAIN) return ErrnoError(name_, "read");
  }
}

absl::Status FdSource::WaitForInput() const {
  for (;;) {
    if (should_stop_()) {
      return absl::CancelledError(absl::StrCat(name_, ": stopped reading"));
    }
    pollfd waiting = {.fd = descriptor_.fd, .events = POLLIN, .revents = 0};
    const int ready = poll(&waiting, 1, kPollTimeoutMs);
    if (ready > 0) return absl::OkStatus();
    if (ready < 0 && errno != EINTR && errno != EAGAIN) {
      return ErrnoError(name_, "wait for");
    }
  }
}

}  // namespace superko
