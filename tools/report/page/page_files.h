// The files of this folder that make the page, as text: embed.cmake writes the
// source at build time.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_PAGE_FILES_H_
#define SUPERKO_TOOLS_REPORT_PAGE_PAGE_FILES_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace superko {

// HTML with places to fill: {{name}}.
extern const absl::string_view kPageHtml;
extern const absl::string_view kFindingHtml;
extern const absl::string_view kGameHtml;
extern const absl::string_view kSideHtml;
extern const absl::string_view kCopyHtml;

extern const absl::string_view kStyleCss;
extern const absl::string_view kPageJs;

// `pattern` with each {{name}} replaced by its value, which is markup already.
// What a value holds is not looked at again.
using PlaceValues = std::vector<std::pair<absl::string_view, std::string>>;
std::string Filled(absl::string_view pattern, const PlaceValues& values);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_PAGE_FILES_H_
