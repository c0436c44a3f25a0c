// TemporaryFolder: a folder for a test's files, removed with all it holds.

#ifndef SUPERKO_TOOLS_TESTING_TEMPORARY_FOLDER_H_
#define SUPERKO_TOOLS_TESTING_TEMPORARY_FOLDER_H_

#include <string>

#include "absl/strings/string_view.h"

namespace superko {

class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::string& path() const { return path_; }
  // The path of `name` inside.
  std::string PathOf(absl::string_view name) const;

  // Writes a file, and the folders it lies in; returns its path.
  std::string Write(absl::string_view name, absl::string_view content) const;
  // Makes a folder; returns its path.
  std::string MakeFolder(absl::string_view name) const;
  // Makes a symbolic link `name` to `target`; returns its path.
  std::string Link(absl::string_view name, absl::string_view target) const;

 private:
  std::string path_;
};

// All of a file; the test program ends if it cannot be read.
std::string ReadFile(const std::string& path);

}  // namespace superko

#endif  // SUPERKO_TOOLS_TESTING_TEMPORARY_FOLDER_H_
