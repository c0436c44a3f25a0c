#include "tools/tidy/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::vector<std::string> PathsOfTree(const std::string& root) {
  std::vector<std::string> paths;
  for (const absl::string_view folder : kSourceFolders) {
    std::error_code error;
    fs::recursive_directory_iterator entry(absl::StrCat(root, "/", folder),
                                           error);
    for (const fs::recursive_directory_iterator end; !error && entry != end;
         entry.increment(error)) {
      if (!entry->is_regular_file(error)) continue;
      paths.push_back(entry->path().lexically_relative(root).string());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

SourceFile ReadSource(const std::string& root, const std::string& path) {
  std::ifstream file(absl::StrCat(root, "/", path), std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return {.path = path, .text = text.str()};
}

bool IsHeader(absl::string_view path) { return absl::EndsWith(path, ".h"); }

bool IsCode(absl::string_view path) {
  return IsHeader(path) || absl::EndsWith(path, ".cc");
}

bool IsForTests(absl::string_view path) {
  return absl::EndsWith(path, "_test.cc") ||
         absl::StrContains(path, "/testing/") ||
         absl::EndsWith(path, "/testing.h") ||
         absl::EndsWith(path, "/testing.cc");
}

}  // namespace superko
