#include "core/record/sgf_syntax.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

bool IsLetterOrDigit(char byte) {
  return absl::ascii_isalnum(static_cast<unsigned char>(byte));
}

absl::string_view NameAt(absl::string_view text) {
  const auto end = std::find_if_not(text.begin(), text.end(), IsLetterOrDigit);
  return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

bool StartsWithOneOf(absl::string_view text, absl::string_view bytes) {
  return !text.empty() && bytes.find(text.front()) != absl::string_view::npos;
}

}  // namespace

absl::string_view SkipSgfBlanks(absl::string_view text) {
  const auto begin = std::find_if_not(text.begin(), text.end(), IsSgfBlank);
  return text.substr(static_cast<std::size_t>(begin - text.begin()));
}

bool StartsWithSgfProperty(absl::string_view text) {
  const absl::string_view name = NameAt(text);
  if (name.empty() ||
      !absl::ascii_isupper(static_cast<unsigned char>(name.front()))) {
    return false;
  }
  return absl::StartsWith(SkipSgfBlanks(text.substr(name.size())), "[");
}

bool StartsWithSgfNode(absl::string_view text) {
  return absl::ConsumePrefix(&text, ";") &&
         StartsWithSgfProperty(SkipSgfBlanks(text));
}

bool StartsWithSgfTree(absl::string_view text) {
  if (!absl::ConsumePrefix(&text, "(")) return false;
  text = SkipSgfBlanks(text);
  return absl::StartsWith(text, ";") || StartsWithSgfProperty(text);
}

bool StartsWithSgfGame(absl::string_view text) {
  if (!absl::ConsumePrefix(&text, "(")) return false;
  text = SkipSgfBlanks(text);
  if (!absl::ConsumePrefix(&text, ";")) return false;
  text = SkipSgfBlanks(text);
  if (!StartsWithSgfProperty(text)) return false;
  constexpr absl::string_view kNames[] = {"GM", "FF", "CA", "AP", "SZ", "GaMe"};
  return std::find(std::begin(kNames), std::end(kNames), NameAt(text)) !=
         std::end(kNames);
}

bool LooksLikeEndOfValue(absl::string_view text) {
  text = SkipSgfBlanks(text);
  if (text.empty() || text.front() == '[' || StartsWithSgfProperty(text)) {
    return true;
  }
  const absl::string_view next = SkipSgfBlanks(text.substr(1));
  switch (text.front()) {
    case ';':
      return next.empty() || StartsWithOneOf(next, ";()") ||
             StartsWithSgfProperty(next);
    case '(':
      return absl::StartsWith(next, ";");
    case ')':
      return next.empty() || StartsWithOneOf(next, ";()");
    default:
      return false;
  }
}

std::string EscapeSgfText(absl::string_view text) {
  std::string value;
  for (const char byte : text) {
    if (byte == ']' || byte == '\\') value += '\\';
    value += byte;
  }
  return value;
}

std::string UnescapeSgfText(absl::string_view value) {
  std::string text;
  while (!value.empty()) {
    const bool is_escape = absl::ConsumePrefix(&value, "\\");
    if (is_escape && (absl::ConsumePrefix(&value, "\r\n") ||
                      absl::ConsumePrefix(&value, "\n") || value.empty())) {
      continue;
    }
    text += value.front();
    value.remove_prefix(1);
  }
  return text;
}

}  // namespace superko
