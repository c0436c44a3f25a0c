#include "core/record/charset.h"

#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"

namespace superko {
namespace {

struct NamedCharset {
  absl::string_view name;
  Charset charset;
};

// In lower case, letters and digits only.
constexpr NamedCharset kNames[] = {
    {"utf8", Charset::kUtf8},
    {"unicode11utf8", Charset::kUtf8},
    {"gb18030", Charset::kGb18030},
    {"gbk", Charset::kGb18030},
    {"gb2312", Charset::kGb18030},
    {"gb231280", Charset::kGb18030},
    {"gb", Charset::kGb18030},
    {"euccn", Charset::kGb18030},
    {"xgbk", Charset::kGb18030},
    {"cp936", Charset::kGb18030},
    {"ms936", Charset::kGb18030},
    {"936", Charset::kGb18030},
    {"windows936", Charset::kGb18030},
    {"chinese", Charset::kGb18030},
    {"big5", Charset::kBig5},
    {"big5hkscs", Charset::kBig5},
    {"cnbig5", Charset::kBig5},
    {"xxbig5", Charset::kBig5},
    {"cp950", Charset::kBig5},
    {"ms950", Charset::kBig5},
    {"950", Charset::kBig5},
    {"windows950", Charset::kBig5},
    {"shiftjis", Charset::kShiftJis},
    {"xsjis", Charset::kShiftJis},
    {"sjis", Charset::kShiftJis},
    {"shiftjis2004", Charset::kShiftJis},
    {"mskanji", Charset::kShiftJis},
    {"windows31j", Charset::kShiftJis},
    {"cswindows31j", Charset::kShiftJis},
    {"cp932", Charset::kShiftJis},
    {"ms932", Charset::kShiftJis},
    {"932", Charset::kShiftJis},
    {"windows932", Charset::kShiftJis},
    {"iso2022jp", Charset::kIso2022Jp},
    {"iso2022jp1", Charset::kIso2022Jp},
    {"iso2022jp2", Charset::kIso2022Jp},
    {"csiso2022jp", Charset::kIso2022Jp},
    {"jis", Charset::kIso2022Jp},
    {"ascii", Charset::kAsciiSafe},
    {"usascii", Charset::kAsciiSafe},
    {"ansi", Charset::kAsciiSafe},
    {"eucjp", Charset::kAsciiSafe},
    {"euckr", Charset::kAsciiSafe},
    {"euctw", Charset::kAsciiSafe},
    {"uhc", Charset::kAsciiSafe},
    {"cp949", Charset::kAsciiSafe},
    {"ksc56011987", Charset::kAsciiSafe},
    {"ksc5601", Charset::kAsciiSafe},
    {"macintosh", Charset::kAsciiSafe},
    {"macroman", Charset::kAsciiSafe},
    {"tis620", Charset::kAsciiSafe},
};

// Families of single-byte charsets: ISO-8859-15, Windows-1252, KOI8-R and so
// on.
constexpr absl::string_view kAsciiSafePrefixes[] = {
    "iso8859", "8859", "latin", "windows125", "cp125",
    "koi8",    "ibm",  "cp437", "cp85",       "cp86",
};

std::string LettersAndDigits(absl::string_view name) {
  std::string plain;
  for (const char byte : name) {
    const auto letter = static_cast<unsigned char>(byte);
    if (absl::ascii_isalnum(letter)) plain += absl::ascii_tolower(letter);
  }
  return plain;
}

}  // namespace

Charset CharsetByName(absl::string_view name) {
  const std::string plain = LettersAndDigits(name);
  for (const NamedCharset& named : kNames) {
    if (named.name == plain) return named.charset;
  }
  for (const absl::string_view prefix : kAsciiSafePrefixes) {
    if (absl::StartsWith(plain, prefix)) return Charset::kAsciiSafe;
  }
  return Charset::kUnknown;
}

void Utf8Check::Add(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  const bool is_continuation = (value & 0xc0) == 0x80;
  if (is_continuation != (continuations_ > 0)) {
    is_valid_ = false;
  } else if (is_continuation) {
    --continuations_;
  } else if (value >= 0x80) {
    is_valid_ = is_valid_ && value >= 0xc2 && value <= 0xf4;
    continuations_ = value >= 0xf0 ? 3 : value >= 0xe0 ? 2 : 1;
    has_characters_ = true;
  }
}

}  // namespace superko
