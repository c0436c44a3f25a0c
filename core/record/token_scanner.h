// TokenScanner: the bytes of a source as tokens between blanks, with places.
//
// Blanks are space, tab, CR and LF, nothing else.
//
// Ownership: borrows the source; keeps one window of it.
// Threads:   needs a single owner.
// Errors:    see TextWindow.

#ifndef SUPERKO_CORE_RECORD_TOKEN_SCANNER_H_
#define SUPERKO_CORE_RECORD_TOKEN_SCANNER_H_

#include <cstddef>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

#include "core/record/byte_source.h"
#include "core/record/text_window.h"

namespace superko {

class TokenScanner {
 public:
  // Tokens are cut at this length; far more than any valid one has.
  static constexpr std::size_t kTokenBytesMax = 64;

  explicit TokenScanner(ByteSource& source) : window_(source) {}

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
  absl::string_view PeekByte() { return window_.Peek(1).substr(0, 1); }
  // REQUIRES: `bytes` were peeked at, and no line ends among them.
  void Skip(std::size_t bytes) { window_.Skip(bytes); }

  std::int64_t line() const { return window_.line(); }
  std::int64_t column() const { return window_.column(); }
  const absl::Status& source_status() const { return window_.source_status(); }

  // For a caller that scans by itself.
  TextWindow& window() { return window_; }

 private:
  TextWindow window_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_TOKEN_SCANNER_H_
