#include "tools/report/grouped.h"

#include <cstddef>

#include "absl/strings/str_cat.h"

namespace superko {

std::string Grouped(std::uint64_t number) {
  std::string digits = absl::StrCat(number);
  for (auto at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), ",");
  }
  return digits;
}

}  // namespace superko
