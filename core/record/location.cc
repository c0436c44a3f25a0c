#include "core/record/location.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"

namespace superko {
namespace {

constexpr std::size_t kExcerptBytesMax = 40;

absl::Status ErrorAt(const Location& at, absl::string_view expected,
                     absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat(
      LocationText(at), ": expected ", expected, ", found ", found));
}

}  // namespace

std::string LocationText(const Location& at) {
  return absl::StrCat(at.file, ":", at.line, ":", at.column);
}

absl::Status ParseError(const Location& at, absl::string_view expected,
                        absl::string_view found) {
  return ErrorAt(at, expected,
                 found.empty() ? "nothing" : QuotedExcerpt(found));
}

absl::Status ParseErrorAtEnd(const Location& at, absl::string_view expected) {
  return ErrorAt(at, expected, "the end of the file");
}

std::string QuotedExcerpt(absl::string_view text) {
  const absl::string_view shown = text.substr(0, kExcerptBytesMax);
  const absl::string_view rest = shown.size() < text.size() ? "..." : "";
  return absl::StrCat("\"", absl::CHexEscape(shown), rest, "\"");
}

}  // namespace superko
