#include "tools/cli/output.h"

#include <poll.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace superko {
namespace {

// Writes all of `text`; 0, or the errno of what went wrong.
int WriteAll(int fd, absl::string_view text) {
  while (!text.empty()) {
    const ssize_t bytes = write(fd, text.data(), text.size());
    if (bytes >= 0) {
      text.remove_prefix(static_cast<std::size_t>(bytes));
    } else if (errno == EAGAIN) {
      // Somebody made the terminal or pipe non-blocking.
      pollfd waiting = {.fd = fd, .events = POLLOUT, .revents = 0};
      poll(&waiting, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace

Output::Output(int fd) : fd_(fd), stream_buffer_(*this), stream_(nullptr) {
  stream_.rdbuf(&stream_buffer_);
}

Output::~Output() { Flush(); }

void Output::Write(absl::string_view text) {
  if (failed()) return;
  buffer_.append(text.data(), text.size());
  FlushIfLarge();
}

bool Output::Flush() {
  if (!failed()) errno_.store(WriteAll(fd_, buffer_));
  buffer_.clear();
  return !failed();
}

ExitCode Output::Finish(ExitCode outcome) {
  Flush();
  const int error = errno_.load();
  if (error == 0 || error == EPIPE) return outcome;
  std::fprintf(stderr, "superko: cannot write to stdout: %s\n",
               std::strerror(error));
  return ExitCode::kFailed;
}

int Output::StreamBuffer::overflow(int byte) {
  if (byte == traits_type::eof()) return traits_type::not_eof(byte);
  const char text = traits_type::to_char_type(byte);
  output_.Write({&text, 1});
  return output_.failed() ? traits_type::eof() : byte;
}

std::streamsize Output::StreamBuffer::xsputn(const char* text,
                                             std::streamsize bytes) {
  output_.Write({text, static_cast<std::size_t>(bytes)});
  return output_.failed() ? 0 : bytes;
}

int Output::StreamBuffer::sync() { return output_.Flush() ? 0 : -1; }

}  // namespace superko
