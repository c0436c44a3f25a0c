// Location: a place in a text, and the messages that name one.
//
//   ParseError(at, "B or W", "x")  is  game.in:3:1: expected B or W, found "x"
//
// Units: lines and columns from 1; columns count bytes. A line ends at '\n'.

#ifndef SUPERKO_CORE_RECORD_LOCATION_H_
#define SUPERKO_CORE_RECORD_LOCATION_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace superko {

struct Location {
  std::string file;
  std::int64_t line = 1;
  std::int64_t column = 1;

  friend bool operator==(const Location&, const Location&) = default;
};

// A place without its file, small enough to keep one for each move of a game.
// Numbers that do not fit are the largest that does.
struct TextPlace {
  std::uint32_t line = 1;
  std::uint32_t column = 1;

  friend bool operator==(TextPlace, TextPlace) = default;
};

// "FILE:LINE:COLUMN".
std::string LocationText(const Location& at);

// An invalid-argument status, "FILE:LINE:COLUMN: expected EXPECTED, found
// FOUND". `found` is quoted as QuotedExcerpt does it; empty is "nothing".
absl::Status ParseError(const Location& at, absl::string_view expected,
                        absl::string_view found);

// The same where the input ended: "..., found the end of the file".
absl::Status ParseErrorAtEnd(const Location& at, absl::string_view expected);

// `text` in double quotes on one line of ASCII, whatever the bytes: those that
// do not print are escaped, and what goes beyond 40 bytes is "...".
std::string QuotedExcerpt(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_LOCATION_H_
