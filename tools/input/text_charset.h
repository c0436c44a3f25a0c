// TextCharset: how the bytes of an SGF text are to be understood.
//
// The user's word comes first, then a byte-order mark, then CA, and a guess by
// uchardet is the last resort, for texts that are not UTF-8 and in which a byte
// that looks like ']' or '\' may be half of a character. Core
// knows where characters end in the charsets that Go records use; any other
// one that iconv knows is turned into UTF-8 before it is read.

#ifndef SUPERKO_TOOLS_INPUT_TEXT_CHARSET_H_
#define SUPERKO_TOOLS_INPUT_TEXT_CHARSET_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/record/byte_source.h"
#include "core/record/sgf_lexer.h"

namespace superko {

struct TextCharset {
  SgfLexer::Options options = {};
  // To be turned into UTF-8 from this; empty: to be read as it is.
  std::string converted_from = "";
};

// Of a name that core or iconv knows.
absl::StatusOr<TextCharset> ParseTextCharset(absl::string_view name);

// Of a text that begins with `head`, if the user says nothing.
TextCharset FindTextCharset(absl::string_view head);

// So much of a text is looked at.
inline constexpr std::size_t kCharsetHeadBytes = std::size_t{16} << 10;

// uchardet's name for the charset of `text`; empty if it has no idea.
std::string GuessCharsetName(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_TEXT_CHARSET_H_
