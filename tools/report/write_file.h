// WriteWholeFile: a file that appears whole or not at all.
//
// Threads: may be called from any, for different paths.
// Errors:  UNAVAILABLE names the file.

#ifndef SUPERKO_TOOLS_REPORT_WRITE_FILE_H_
#define SUPERKO_TOOLS_REPORT_WRITE_FILE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace superko {

// Replaces what is there. The folder must be there.
absl::Status WriteWholeFile(const std::string& path, absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_WRITE_FILE_H_
