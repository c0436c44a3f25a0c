// Any bytes as text of XML or HTML.
//
// Bytes that are not UTF-8, and characters that XML does not allow, become
// U+FFFD: what is written can be read, whatever a file is called and whatever
// an engine printed before it died.

#ifndef SUPERKO_TOOLS_REPORT_MARKUP_TEXT_H_
#define SUPERKO_TOOLS_REPORT_MARKUP_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"

namespace superko {

// For text between tags.
std::string MarkupText(absl::string_view text);

// For the value of an attribute, between double quotes. Line ends are kept.
std::string MarkupAttribute(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_MARKUP_TEXT_H_
