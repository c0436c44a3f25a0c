// TextWindow: a piece of a source's bytes, from a cursor on, and the cursor's
// line and column. Readers look ahead in it and skip what they have read.
//
// Ownership: borrows the source; keeps one buffer, whatever the input's size.
// Threads:   needs a single owner.
// Errors:    a failure of the source looks like the end of the input;
//            source_status() tells them apart.

#ifndef SUPERKO_CORE_RECORD_TEXT_WINDOW_H_
#define SUPERKO_CORE_RECORD_TEXT_WINDOW_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

#include "core/base/check.h"
#include "core/record/byte_source.h"
#include "core/record/location.h"

namespace superko {

class TextWindow {
 public:
  static constexpr std::size_t kBytes = std::size_t{64} << 10;

  explicit TextWindow(ByteSource& source);
  TextWindow(const TextWindow&) = delete;
  TextWindow& operator=(const TextWindow&) = delete;

  // What is at hand. Views of it are valid until the next Peek.
  absl::string_view rest() const {
    return {buffer_.get() + cursor_, end_ - cursor_};
  }
  // The same after making it hold at least `bytes`, or all there is; so it is
  // empty at the end of the input only. REQUIRES: 1 <= bytes <= kBytes.
  absl::string_view Peek(std::size_t bytes) {
    if (end_ - cursor_ < bytes) Fill(bytes);
    return rest();
  }

  // REQUIRES: rest() holds `bytes`, and no line ends among them.
  void Skip(std::size_t bytes) {
    SUPERKO_DCHECK(bytes <= end_ - cursor_) << bytes;
    cursor_ += bytes;
  }
  // REQUIRES: rest() begins with '\n'.
  void SkipLineEnd() {
    Skip(1);
    ++line_;
    line_start_ = offset();
  }
  // Skips text in which lines end, the last of them `after_line` bytes before
  // the end of it.
  struct Lines {
    std::size_t bytes = 0;
    std::int64_t lines = 0;
    std::size_t after_line = 0;
  };
  void SkipLines(const Lines& text);

  std::int64_t line() const { return line_; }
  std::int64_t column() const { return offset() - line_start_ + 1; }
  TextPlace place() const { return {Saturate(line()), Saturate(column())}; }

  const absl::Status& source_status() const { return source_status_; }

 private:
  // Bytes of the input before the cursor.
  std::int64_t offset() const {
    return window_offset_ + static_cast<std::int64_t>(cursor_);
  }
  static std::uint32_t Saturate(std::int64_t number) {
    constexpr std::int64_t kMax = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min(number, kMax));
  }
  void Fill(std::size_t bytes);

  ByteSource& source_;
  absl::Status source_status_;
  bool source_ended_ = false;
  std::unique_ptr<char[]> buffer_;
  std::size_t cursor_ = 0;
  std::size_t end_ = 0;
  // Where buffer_ begins, and the line of the cursor, in bytes of the input.
  std::int64_t window_offset_ = 0;
  std::int64_t line_start_ = 0;
  std::int64_t line_ = 1;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_TEXT_WINDOW_H_
