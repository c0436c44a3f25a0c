// What SGF looks like, told from a few bytes: where brackets are missing or a
// charset is in doubt, readers decide by what comes next.
//
// All of these take the bytes at hand from some place on; that the bytes end
// means that the input does, or that blanks go on for longer than anyone looks.

#ifndef SUPERKO_CORE_RECORD_SGF_SYNTAX_H_
#define SUPERKO_CORE_RECORD_SGF_SYNTAX_H_

#include <string>

#include "absl/strings/string_view.h"

namespace superko {

constexpr bool IsSgfBlank(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

absl::string_view SkipSgfBlanks(absl::string_view text);

// "AB[" or "Black [".
bool StartsWithSgfProperty(absl::string_view text);

// ";AB[", as if "(" was left out.
bool StartsWithSgfNode(absl::string_view text);

// "(;" or "(AB[".
bool StartsWithSgfTree(absl::string_view text);

// "(;GM[" and others with which a game begins and a variation does not.
bool StartsWithSgfGame(absl::string_view text);

// True if `text`, which follows a ']', looks like more SGF: a value, property,
// node, bracket or the end.
bool LooksLikeEndOfValue(absl::string_view text);

// `text` with '\\' before each byte that would end a value or escape another.
std::string EscapeSgfText(absl::string_view text);

// What a value of text says: without escapes, and without the line ends that
// are escaped.
std::string UnescapeSgfText(absl::string_view value);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_SYNTAX_H_
