// SvgFile: the file of --svg. Opened before the work, so that a bad path fails
// at once, and renamed to its name when it is whole.
//
// Errors: statuses that name the file.

#ifndef SUPERKO_TOOLS_CLI_SVG_FILE_H_
#define SUPERKO_TOOLS_CLI_SVG_FILE_H_

#include <fstream>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace superko {

class SvgFile {
 public:
  // An empty path: no file is wanted, and all succeeds.
  explicit SvgFile(std::string path) : path_(std::move(path)) {}

  absl::Status Open();
  // Once, after Open.
  absl::Status Write(absl::string_view svg);

 private:
  std::string Part() const { return path_ + ".part"; }
  absl::Status Error(absl::string_view what) const;

  std::string path_;
  std::ofstream file_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_SVG_FILE_H_
