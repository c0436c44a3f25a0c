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

bool IsHigh(char byte) { return static_cast<unsigned char>(byte) >= 0x80; }

// What can be told of a text without knowing its charset.
struct Outline {
  bool is_plain = true;  // ASCII without escape sequences.
  // A charset of pairs might see ']' or '\\' as the second half of a pair: it
  // stands behind an odd number of bytes that are not ASCII. Elsewhere all
  // charsets agree about what ends a value.
  bool is_doubtful = false;
};

Outline OutlineOf(absl::string_view head) {
  // Escape sequences and "~{" shift to charsets of seven bits.
  const bool may_shift =
      absl::StrContains(head, kEscape) || absl::StrContains(head, "~{");
  Outline outline = {.is_plain = !may_shift, .is_doubtful = may_shift};
  auto rest = head.begin();
  while (!outline.is_doubtful) {
    const auto begin = std::find_if(rest, head.end(), IsHigh);
    if (begin == head.end()) break;
    outline.is_plain = false;
    rest = std::find_if_not(begin, head.end(), IsHigh);
    const bool is_mark = rest != head.end() && (*rest == ']' || *rest == '\\');
    outline.is_doubtful = is_mark && (rest - begin) % 2 == 1;
  }
  return outline;
}

// Without a character that the end of the head cuts.
absl::string_view WholeCharacters(absl::string_view head) {
  constexpr std::size_t kCharacterBytesMax = 4;
  for (std::size_t cut = 1; cut < kCharacterBytesMax && cut <= head.size();
       ++cut) {
    const char byte = head[head.size() - cut];
    const bool is_continuation = (byte & 0xc0) == 0x80;
    if (is_continuation) continue;
    return IsHigh(byte) ? head.substr(0, head.size() - cut) : head;
  }
  return head;
}

bool IsUtf8Throughout(absl::string_view head) {
  Utf8Check check;
  for (const char byte : WholeCharacters(head)) check.Add(byte);
  return check.IsUtf8();
}

// What is not ASCII, with what stands right behind it. Most of an SGF text is
// moves, which tell nothing and take time.
std::string Sample(absl::string_view head) {
  constexpr std::size_t kSampleBytesMax = 400;
  constexpr std::size_t kBytesBehind = 2;
  std::string sample;
  auto rest = head.begin();
  while (sample.size() < kSampleBytesMax) {
    const auto begin = std::find_if(rest, head.end(), IsHigh);
    if (begin == head.end()) break;
    rest = std::find_if_not(begin, head.end(), IsHigh);
    rest += std::min<std::ptrdiff_t>(kBytesBehind, head.end() - rest);
    sample.append(begin, rest);
  }
  return sample;
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
  const Outline outline = OutlineOf(head);
  if (outline.is_plain) return {};
  if (const std::optional<std::string> stated = StatedName(head)) {
    if (CharsetByName(*stated) != Charset::kUnknown) return {};
    if (auto charset = ParseTextCharset(*stated); charset.ok()) return *charset;
  }
  if (!outline.is_doubtful || IsUtf8Throughout(head)) return {};
  const bool has_escapes = absl::StrContains(head, kEscape);
  const std::string guess =
      GuessCharsetName(has_escapes ? std::string(head) : Sample(head));
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
