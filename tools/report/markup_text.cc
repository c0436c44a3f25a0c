#include "tools/report/markup_text.h"

#include <cstddef>
#include <cstdint>

#include "absl/strings/str_replace.h"

namespace superko {
namespace {

constexpr absl::string_view kReplacement = "\xef\xbf\xbd";

constexpr std::uint32_t kSmallestCode[] = {0, 0, 0x80, 0x800, 0x10000};

std::size_t BytesByLead(unsigned char lead) {
  if (lead >= 0xf8) return 0;
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 0;
}

// `code` as a UTF-8 character of `bytes` bytes.
bool IsAllowed(std::uint32_t code, std::size_t bytes) {
  const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
  const bool is_no_character = code == 0xfffe || code == 0xffff;
  return code >= kSmallestCode[bytes] && code <= 0x10ffff && !is_surrogate &&
         !is_no_character;
}

// The length of the character that `text` begins with; 0 if it is none, or not
// one that XML allows.
std::size_t CharacterBytes(absl::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) {
    return lead >= 0x20 || lead == '\t' || lead == '\n' || lead == '\r';
  }
  const std::size_t bytes = BytesByLead(lead);
  if (bytes == 0 || bytes > text.size()) return 0;
  std::uint32_t code = lead & (0x7fu >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xc0) != 0x80) return 0;
    code = code << 6 | (byte & 0x3fu);
  }
  return IsAllowed(code, bytes) ? bytes : 0;
}

std::string Readable(absl::string_view text) {
  std::string readable;
  readable.reserve(text.size());
  while (!text.empty()) {
    const std::size_t bytes = CharacterBytes(text);
    readable += std::string(bytes > 0 ? text.substr(0, bytes) : kReplacement);
    text.remove_prefix(bytes > 0 ? bytes : 1);
  }
  return readable;
}

}  // namespace

std::string MarkupText(absl::string_view text) {
  return absl::StrReplaceAll(
      Readable(text),
      {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\r", "&#13;"}});
}

std::string MarkupAttribute(absl::string_view text) {
  return absl::StrReplaceAll(
      MarkupText(text),
      {{"\"", "&quot;"}, {"'", "&#39;"}, {"\n", "&#10;"}, {"\t", "&#9;"}});
}

}  // namespace superko
