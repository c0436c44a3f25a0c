// Output: buffered writing to stdout that knows whether it worked.
//
//   Output output;
//   AppendMiss(verdict, output.buffer());
//   if (!output.FlushIfLarge()) ...         // Nobody will read the rest: stop.
//   return output.Finish(exit_code);
//
// A closed pipe is a quiet end: the reader has seen enough. Any other failure,
// such as a full disk, is one of superko itself.
//
// Threads: one writer at a time; failed() may be asked by another thread.
// Errors:  remembered; nothing is written after one. Finish reports it.

#ifndef SUPERKO_TOOLS_CLI_OUTPUT_H_
#define SUPERKO_TOOLS_CLI_OUTPUT_H_

#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <ostream>
#include <streambuf>
#include <string>

#include "absl/strings/string_view.h"

#include "tools/cli/exit_code.h"

namespace superko {

class Output {
 public:
  // What is buffered is written at the latest when it is this long.
  static constexpr std::size_t kBufferBytes = 64 << 10;

  explicit Output(int fd = STDOUT_FILENO);
  // Flushes.
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // Text appended here is written by the next flush.
  std::string& buffer() { return buffer_; }
  void Write(absl::string_view text);
  // The same as Write for code that wants a stream.
  std::ostream& stream() { return stream_; }

  // Each is false once writing has failed.
  bool FlushIfLarge() {
    return buffer_.size() < kBufferBytes ? !failed() : Flush();
  }
  bool Flush();
  bool failed() const { return errno_.load(std::memory_order_relaxed) != 0; }

  // Flushes. The exit code of a command whose outcome is `outcome`: kFailed,
  // with a message on stderr, if not all could be written though somebody would
  // read it.
  ExitCode Finish(ExitCode outcome);

 private:
  // Hands on to Output::Write.
  class StreamBuffer : public std::streambuf {
   public:
    explicit StreamBuffer(Output& output) : output_(output) {}

   protected:
    int overflow(int byte) override;
    std::streamsize xsputn(const char* text, std::streamsize bytes) override;
    int sync() override;

   private:
    Output& output_;
  };

  int fd_;
  std::atomic<int> errno_ = 0;  // Of the first failed write.
  std::string buffer_;
  StreamBuffer stream_buffer_;
  std::ostream stream_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_OUTPUT_H_
