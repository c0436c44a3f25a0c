#include "tools/process/exec_texts.h"

#include "absl/strings/string_view.h"

extern char** environ;

namespace superko {
namespace {

absl::string_view NameOf(absl::string_view entry) {
  return entry.substr(0, entry.find('='));
}

}  // namespace

std::vector<char*> PointersTo(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (const std::string& text : texts) {
    pointers.push_back(const_cast<char*>(text.c_str()));
  }
  pointers.push_back(nullptr);
  return pointers;
}

std::vector<std::string> EnvironmentWith(
    const std::vector<std::string>& added) {
  std::vector<std::string> all = added;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    bool is_replaced = false;
    for (const std::string& one : added) {
      is_replaced |= NameOf(one) == NameOf(*entry);
    }
    if (!is_replaced) all.emplace_back(*entry);
  }
  return all;
}

}  // namespace superko
