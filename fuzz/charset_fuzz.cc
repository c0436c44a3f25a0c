// Property: UTF-16 becomes the UTF-8 that iconv makes of it, however it is cut
//           into pieces; other text stays as it is; what iconv takes for UTF-8
//           is told as such; names of charsets do not depend on case.
// Input:    a text of at most 2 KB.

#include <iconv.h>

#include <algorithm>
#include <optional>
#include <string>

#include "absl/strings/ascii.h"

#include "core/base/check.h"
#include "core/record/byte_source.h"
#include "core/record/charset.h"
#include "core/record/unicode_source.h"
#include "fuzz/byte_reader.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 2048;

std::string Served(absl::string_view text, std::size_t piece_max,
                   std::size_t buffer_bytes, bool* is_utf16) {
  StringSource bytes(text, piece_max);
  UnicodeSource source(bytes);
  std::string served;
  std::string buffer(buffer_bytes, '\0');
  for (;;) {
    const auto count = source.Read(absl::MakeSpan(buffer));
    SUPERKO_CHECK(count.ok()) << count.status();
    if (*count == 0) break;
    served.append(buffer, 0, *count);
  }
  *is_utf16 = source.is_utf16();
  return served;
}

// Nothing if iconv refuses the text.
std::optional<std::string> Converted(absl::string_view text, const char* to,
                                     const char* from) {
  const iconv_t converter = iconv_open(to, from);
  SUPERKO_CHECK(converter != reinterpret_cast<iconv_t>(-1)) << from;
  std::string in(text);
  std::string out(4 * text.size() + 8, '\0');
  char* in_at = in.data();
  char* out_at = out.data();
  std::size_t in_left = in.size();
  std::size_t out_left = out.size();
  const std::size_t result =
      iconv(converter, &in_at, &in_left, &out_at, &out_left);
  iconv_close(converter);
  if (result == static_cast<std::size_t>(-1)) return std::nullopt;
  out.resize(out.size() - out_left);
  return out;
}

void CheckUnicode(absl::string_view text) {
  bool is_utf16 = false;
  const std::string whole = Served(text, text.size() + 1, 4096, &is_utf16);
  for (const std::size_t piece : {1u, 2u, 3u}) {
    bool again = false;
    SUPERKO_CHECK(Served(text, piece, 5 - piece, &again) == whole) << piece;
    SUPERKO_CHECK(again == is_utf16) << piece;
  }
  if (!is_utf16) {
    SUPERKO_CHECK(whole == text);
    return;
  }
  SUPERKO_CHECK(Converted(whole, "UTF-32LE", "UTF-8").has_value());
  const auto little = Converted(text, "UTF-8", "UTF-16LE");
  const auto big = Converted(text, "UTF-8", "UTF-16BE");
  if (!little.has_value() || !big.has_value()) return;
  // The mark that opens the text goes; another one behind it is a character.
  const bool has_mark =
      text.substr(0, 2) == "\xff\xfe" || text.substr(0, 2) == "\xfe\xff";
  const auto expected = [has_mark](const std::string& utf8) {
    return utf8.substr(has_mark ? 3 : 0);
  };
  SUPERKO_CHECK(whole == expected(*little) || whole == expected(*big));
}

void CheckUtf8(absl::string_view text) {
  Utf8Check check;
  for (const char byte : text) check.Add(byte);
  const bool is_ascii = std::all_of(text.begin(), text.end(), [](char byte) {
    return absl::ascii_isascii(static_cast<unsigned char>(byte));
  });
  if (is_ascii) {
    SUPERKO_CHECK(!check.IsUtf8());
  } else if (Converted(text, "UTF-32LE", "UTF-8").has_value()) {
    SUPERKO_CHECK(check.IsUtf8());
  }
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kTextBytesMax) return 0;
  const absl::string_view text = superko::TextOf({data, size});
  superko::CheckUnicode(text);
  superko::CheckUtf8(text);
  SUPERKO_CHECK(superko::CharsetByName(text) ==
                superko::CharsetByName(absl::AsciiStrToLower(text)));
  return 0;
}
