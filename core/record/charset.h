// Charset: which bytes of a text may be half of a character.
//
// SGF is written in ASCII marks, and in some charsets bytes that look like ']'
// or '\' are the second half of a character. A reader need not know what a text
// says, only where its characters begin; that is all that is told here.

#ifndef SUPERKO_CORE_RECORD_CHARSET_H_
#define SUPERKO_CORE_RECORD_CHARSET_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace superko {

enum class Charset : std::uint8_t {
  kUnknown,    // Nothing was said, or a name that is not known.
  kAsciiSafe,  // A byte below 128 is never part of another character: all
               // single-byte charsets, EUC.
  kUtf8,
  kGb18030,  // GBK and GB 2312 too.
  kBig5,
  kShiftJis,
  kIso2022Jp,  // Escape sequences turn pairs of bytes on and off.
};

// The charset of a name as it stands in SGF's CA, by IANA or by habit; case,
// blanks and punctuation do not count. kUnknown if the name is not known.
Charset CharsetByName(absl::string_view name);

// True if some characters have two bytes and the second may be below 128.
constexpr bool HasBytePairs(Charset charset) {
  return charset == Charset::kGb18030 || charset == Charset::kBig5 ||
         charset == Charset::kShiftJis;
}

// True if `first` and `second` are one character of two bytes. Characters of
// four bytes (GB 18030) hold no byte that looks like a mark of SGF.
constexpr bool IsBytePair(Charset charset, char first, char second) {
  const auto lead = static_cast<unsigned char>(first);
  const auto trail = static_cast<unsigned char>(second);
  switch (charset) {
    case Charset::kGb18030:
      return lead >= 0x81 && lead <= 0xfe && trail >= 0x40 && trail <= 0xfe &&
             trail != 0x7f;
    case Charset::kBig5:
      return lead >= 0x81 && lead <= 0xfe &&
             ((trail >= 0x40 && trail <= 0x7e) ||
              (trail >= 0xa1 && trail <= 0xfe));
    case Charset::kShiftJis:
      return ((lead >= 0x81 && lead <= 0x9f) ||
              (lead >= 0xe0 && lead <= 0xfc)) &&
             trail >= 0x40 && trail <= 0xfc && trail != 0x7f;
    default:
      return false;
  }
}

// Follows bytes and tells whether they are UTF-8 so far. Overlong forms of
// three and four bytes pass; that is no matter for telling charsets apart.
class Utf8Check {
 public:
  void Add(char byte);
  // Whole characters only, and one of them not ASCII.
  bool IsUtf8() const {
    return is_valid_ && has_characters_ && continuations_ == 0;
  }

 private:
  bool is_valid_ = true;
  bool has_characters_ = false;
  int continuations_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_CHARSET_H_
