// Filled: a pattern of markup with its places filled in.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_FILLED_H_
#define SUPERKO_TOOLS_REPORT_PAGE_FILLED_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace superko {

// Names, and the markup that stands for them.
using PlaceValues = std::vector<std::pair<absl::string_view, std::string>>;

// `pattern` with each {{name}} replaced by its value. What a value holds is not
// looked at again.
std::string Filled(absl::string_view pattern, const PlaceValues& values);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_FILLED_H_
