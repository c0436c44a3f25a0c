// Reproducer: a file that shows one finding to whoever reads it.
//
// Always SGF, with the finding as a comment, the point marked and the rules
// spelt out; also judge text where that can hold the record. The name depends
// on the finding alone, so that a run that is repeated writes the same files.

#ifndef SUPERKO_TOOLS_REPORT_REPRODUCER_H_
#define SUPERKO_TOOLS_REPORT_REPRODUCER_H_

#include <optional>
#include <string>

#include "absl/status/status.h"

#include "tools/harness/source.h"

namespace superko {

struct Reproducer {
  std::string name;  // Without an ending: letters, digits and hyphens.
  std::string sgf;
  std::optional<std::string> judge;
};

// Of the shrunk record if there is one.
Reproducer MakeReproducer(const Finding& finding);

// Writes NAME.sgf and perhaps NAME.in into `folder`, which is made if it is not
// there. Each file appears whole or not at all.
absl::Status WriteReproducer(const Reproducer& reproducer,
                             const std::string& folder);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_REPRODUCER_H_
