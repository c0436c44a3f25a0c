#include "tools/cli/svg_file.h"

#include <filesystem>
#include <system_error>

#include "absl/strings/str_cat.h"

namespace superko {

absl::Status SvgFile::Open() {
  if (path_.empty()) return absl::OkStatus();
  file_.open(Part(), std::ios::binary);
  return file_ ? absl::OkStatus() : Error("cannot be written");
}

absl::Status SvgFile::Write(absl::string_view svg) {
  if (path_.empty()) return absl::OkStatus();
  file_ << svg;
  file_.close();
  std::error_code error;
  if (file_) std::filesystem::rename(Part(), path_, error);
  return file_ && !error ? absl::OkStatus() : Error("was not written whole");
}

absl::Status SvgFile::Error(absl::string_view what) const {
  return absl::UnavailableError(absl::StrCat(path_, ": ", what));
}

}  // namespace superko
