#include "tools/input/text_charset.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include <uchardet.h>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

#include "core/record/charset.h"
#include "tools/input/iconv_source.h"

namespace superko {
namespace {

constexpr absl::string_view kUtf32Marks[] = {
    absl::string_view("\xff\xfe\0\0", 4),
    absl::string_view("\0\0\xfe\xff", 4),
};
constexpr char kEscape = '\x1b';

bool IsPlain(char byte) {
  return static_cast<unsigned char>(byte) < 0x80 && byte != kEscape;
}

// Escape sequences and "~{" shift to charsets of seven bits.
bool MayNeedCharset(absl::string_view head) {
  return !std::all_of(head.begin(), head.end(), IsPlain) ||
         absl::StrContains(head, "~{");
}

// A cut character at the end of the head does not count.
bool IsUtf8Throughout(absl::string_view head) {
  for (int cut = 0; cut < 4 && !head.empty(); ++cut) {
    Utf8Check check;
    for (const char byte : head) check.Add(byte);
    if (check.IsUtf8()) return true;
    head.remove_suffix(1);
  }
  return false;
}

// The value of the first CA of the text; no value if it has none.
std::optional<std::string> StatedName(absl::string_view head) {
  const std::size_t at = head.find("CA[");
  if (at == absl::string_view::npos) return std::nullopt;
  if (at > 0 && absl::ascii_isupper(static_cast<unsigned char>(head[at - 1]))) {
    return std::nullopt;
  }
  const absl::string_view value = head.substr(at + 3);
  return std::string(
      absl::StripAsciiWhitespace(value.substr(0, value.find(']'))));
}

}  // namespace

absl::StatusOr<TextCharset> ParseTextCharset(absl::string_view name) {
  const std::string text(absl::StripAsciiWhitespace(name));
  if (const Charset known = CharsetByName(text); known != Charset::kUnknown) {
    return TextCharset{.options = {.charset = known}};
  }
  if (IconvKnows(text)) {
    return TextCharset{.options = {.charset = Charset::kUtf8},
                       .converted_from = text};
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "expected a charset such as UTF-8, GB18030 or Shift_JIS, found \"", name,
      "\""));
}

TextCharset FindTextCharset(absl::string_view head) {
  for (const absl::string_view mark : kUtf32Marks) {
    if (absl::StartsWith(head, mark)) return *ParseTextCharset("UTF-32");
  }
  // Core tells UTF-16 by its marks and its zeros.
  const bool has_utf16_mark =
      absl::StartsWith(head, "\xff\xfe") || absl::StartsWith(head, "\xfe\xff");
  if (has_utf16_mark || absl::StrContains(head, '\0')) return {};
  if (!MayNeedCharset(head)) return {};
  if (const std::optional<std::string> stated = StatedName(head)) {
    if (CharsetByName(*stated) != Charset::kUnknown) return {};
    if (auto charset = ParseTextCharset(*stated); charset.ok()) return *charset;
  }
  if (IsUtf8Throughout(head)) return {};
  const std::string guess = GuessCharsetName(head);
  const absl::StatusOr<TextCharset> charset = ParseTextCharset(guess);
  // A guess never changes the text.
  if (!charset.ok() || !charset->converted_from.empty()) return {};
  return {.options = {.charset = std::nullopt,
                      .charset_guess = *charset->options.charset}};
}

std::string GuessCharsetName(absl::string_view text) {
  const uchardet_t detector = uchardet_new();
  std::string name;
  if (uchardet_handle_data(detector, text.data(), text.size()) == 0) {
    uchardet_data_end(detector);
    name = uchardet_get_charset(detector);
  }
  uchardet_delete(detector);
  return name;
}

}  // namespace superko
