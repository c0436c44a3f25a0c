// GTP text: replies of version 2 of the Go Text Protocol, taken out of what an
// engine prints.
//
//   =12 D4\n\n        the command with id 12 has succeeded
//   ? cannot undo\n\n  a command sent without an id has failed
//
// Pure: bytes in, replies and stray lines out, however the bytes were split.
// CR is ignored everywhere, as are empty lines between replies. Any other line
// outside a reply is stray: engines log to stdout now and then.
//
// Errors:  none; what is wrong with the text is told by what is found.
// Memory:  what was appended and not yet taken.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_TEXT_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace superko {

struct GtpReply {
  bool is_error = false;
  std::optional<std::uint32_t> id = std::nullopt;
  // Without the id, and without blanks at both ends; lines end with '\n'.
  std::string text = {};
  // The next reply began where the empty line should have been.
  bool lacks_empty_line = false;

  friend bool operator==(const GtpReply&, const GtpReply&) = default;
};

class GtpReplyScanner {
 public:
  enum class Found : std::uint8_t { kNothing, kReply, kStrayLine };

  void Append(absl::string_view bytes);

  // Takes the next whole thing: fills `reply`, or its text with a stray line.
  Found Next(GtpReply& reply);

  // Bytes not taken yet: of something unfinished, once Next finds nothing.
  absl::string_view rest() const {
    return absl::string_view(bytes_).substr(begin_);
  }
  void Clear();

 private:
  bool SkipEmptyLines();
  std::optional<std::size_t> FindReplyEnd();

  std::string bytes_;
  std::size_t begin_ = 0;  // Of what was not taken yet.
  std::size_t line_ = 0;   // Begin of the first line not looked at yet.
};

// Reads one reply, without CR and without the empty line that ends it; no value
// if it does not open with `=` or `?`.
std::optional<GtpReply> ParseGtpReply(absl::string_view text);

// "? illegal move": one line for a message, cut where it gets long.
std::string GtpReplyExcerpt(const GtpReply& reply);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_TEXT_H_
