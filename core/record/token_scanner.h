// TokenScanner: the bytes of a source as tokens between blanks, with places.
//
// Holds a window of the input, so that memory does not grow with it. Blanks are
// space, tab, CR and LF, nothing else.
//
// Ownership: borrows the source; keeps one buffer.
// Threads:   needs a single owner.
// Errors:    a failure of the source looks like the end of the input;
//            source_status() tells them apart.

#ifndef SUPERKO_CORE_RECORD_TOKEN_SCANNER_H_
#define SUPERKO_CORE_RECORD_TOKEN_SCANNER_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

#include "core/record/byte_source.h"
#include "core/record/location.h"

namespace superko {

class TokenScanner {
 public:
  // Tokens are cut at this length; far more than any valid one has.
  static constexpr std::size_t kTokenBytesMax = 64;

  explicit TokenScanner(ByteSource& source);
  TokenScanner(const TokenScanner&) = delete;
  TokenScanner& operator=(const TokenScanner&) = delete;

  static constexpr bool IsBlank(char byte) {
    return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
  }

  // Skips a UTF-8 byte-order mark, which takes three columns.
  void SkipByteOrderMark();
  void SkipBlanks();
  // Skips one byte if it is `byte`.
  bool TrySkip(char byte);

  // What stands at the cursor up to the next blank, not skipped; empty at a
  // blank and at the end. Valid until the scanner is used again.
  absl::string_view PeekToken();
  // The byte at the cursor; empty at the end.
  absl::string_view PeekByte();
  // REQUIRES: `bytes` were peeked at, and no line ends among them.
  void Skip(std::size_t bytes) { cursor_ += bytes; }

  std::int64_t line() const { return line_; }
  std::int64_t column() const { return cursor_ - line_start_ + 1; }
  const absl::Status& source_status() const { return source_status_; }

  // For a caller that scans by itself. `rest` is what the window holds at the
  // cursor; Advance takes back how far it went.
  absl::string_view rest() const {
    return {buffer_.data() + cursor_, static_cast<std::size_t>(end_ - cursor_)};
  }
  struct Progress {
    std::size_t bytes = 0;
    std::int64_t lines = 0;
    // Bytes since the latest line end; matters if there was one.
    std::size_t bytes_after_line = 0;
  };
  void Advance(const Progress& progress);

 private:
  // Makes the window hold `bytes` at the cursor, or all there is.
  void Fill(std::size_t bytes);

  ByteSource& source_;
  absl::Status source_status_;
  bool source_ended_ = false;
  std::vector<char> buffer_;
  // Offsets into buffer_; line_start_ may lie before it.
  std::ptrdiff_t cursor_ = 0;
  std::ptrdiff_t end_ = 0;
  std::ptrdiff_t line_start_ = 0;
  std::int64_t line_ = 1;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_TOKEN_SCANNER_H_
