// The files of this folder that make the page, as text: embed.cmake writes the
// source at build time.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_PAGE_FILES_H_
#define SUPERKO_TOOLS_REPORT_PAGE_PAGE_FILES_H_

#include "absl/strings/string_view.h"

namespace superko {

// Patterns for filled.h.
extern const absl::string_view kPageHtml;
extern const absl::string_view kFindingHtml;
extern const absl::string_view kGameHtml;
extern const absl::string_view kSideHtml;
extern const absl::string_view kCopyHtml;

extern const absl::string_view kStyleCss;
extern const absl::string_view kPageJs;

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_PAGE_FILES_H_
