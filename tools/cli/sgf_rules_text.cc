#include "tools/cli/sgf_rules_text.h"

#include <map>

#include "absl/strings/str_cat.h"

#include "core/record/sgf_rules.h"
#include "core/rules/rule_set.h"

namespace superko {
namespace {

constexpr std::size_t kColumnsMax = 78;
constexpr char kIndent[] = "    ";

// Bytes, which is more than columns for letters that are not Latin: the lines
// are only shorter for it.
std::string Wrapped(const std::string& words) {
  std::string text;
  std::string line = kIndent;
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find(' ', begin), words.size());
    if (line.size() + end - begin > kColumnsMax) {
      absl::StrAppend(&text, line, "\n");
      line = kIndent;
    }
    absl::StrAppend(&line, words.substr(begin, end - begin), " ");
    begin = end + 1;
  }
  line.pop_back();
  return absl::StrCat(text, line, "\n");
}

}  // namespace

std::string SgfRulesTable() {
  std::map<std::string, std::string> names;
  for (const SgfRulesName& known : SgfRulesNames()) {
    absl::StrAppend(&names[RuleSetText(known.rules)], known.name, " ");
  }
  std::string table;
  for (auto& [rules, words] : names) {
    words.pop_back();
    absl::StrAppend(&table, "  ", rules, "\n", Wrapped(words));
  }
  return absl::StrCat(table, "  a name or the parts of --rules: as there\n",
                      "  anything else, and no RU: ",
                      RuleSetText(kSgfDefaultRules), ", with a note\n");
}

}  // namespace superko
