#include "tools/report/page/filled.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace superko {

std::string Filled(absl::string_view pattern, const PlaceValues& values) {
  std::vector<std::pair<std::string, absl::string_view>> replacements;
  for (const auto& [name, value] : values) {
    replacements.emplace_back(absl::StrCat("{{", name, "}}"), value);
  }
  return absl::StrReplaceAll(pattern, replacements);
}

}  // namespace superko
