// SourceTree: the files of the project, as text.

#ifndef SUPERKO_TOOLS_TIDY_SOURCE_TREE_H_
#define SUPERKO_TOOLS_TIDY_SOURCE_TREE_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace superko {

struct SourceFile {
  std::string path;  // Relative to the root, with slashes.
  std::string text;
};

// A breach of a rule, as "PATH:LINE: what is wrong".
using Breaches = std::vector<std::string>;

// The folders at the root that hold sources.
inline constexpr absl::string_view kSourceFolders[] = {
    "bench", "core", "corpus", "fuzz", "reference", "tools"};

// Paths of all files below the source folders of `root`, in order.
std::vector<std::string> PathsOfTree(const std::string& root);

SourceFile ReadSource(const std::string& root, const std::string& path);

// A C++ source or header.
bool IsCode(absl::string_view path);
bool IsHeader(absl::string_view path);
// A test, or what only tests use: in a folder or file called testing.
bool IsForTests(absl::string_view path);

}  // namespace superko

#endif  // SUPERKO_TOOLS_TIDY_SOURCE_TREE_H_
