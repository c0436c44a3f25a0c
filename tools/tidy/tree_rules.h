// Rules about which files there are.

#ifndef SUPERKO_TOOLS_TIDY_TREE_RULES_H_
#define SUPERKO_TOOLS_TIDY_TREE_RULES_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "tools/tidy/source_tree.h"

namespace superko {

// Sources whose test is not x_test.cc beside them.
struct TestedElsewhere {
  absl::string_view sources;  // A path; one `*` stands for part of a name.
  absl::string_view test;     // The file that tests them.
};

// All such sources of the project.
absl::Span<const TestedElsewhere> SourcesTestedElsewhere();

// Sources without a test beside them that are not in `elsewhere`, and entries
// of that table that are not true or not needed. Tests and what serves them
// need no test.
Breaches FindUntestedSources(const std::vector<std::string>& paths,
                             absl::Span<const TestedElsewhere> elsewhere);

// Folders at the root without a README.md.
Breaches FindFoldersWithoutReadme(const std::vector<std::string>& paths);

}  // namespace superko

#endif  // SUPERKO_TOOLS_TIDY_TREE_RULES_H_
