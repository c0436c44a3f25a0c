#include "tools/cli/record_flags.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/generate/style.h"
#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "tools/cli/parsed_by.h"

namespace superko {
namespace {

std::string StyleNames() {
  return absl::StrJoin(AllStyles(), ", ", [](std::string* out, Style style) {
    absl::StrAppend(out, StyleName(style));
  });
}

std::string RuleNames() {
  std::string names;
  for (const NamedRuleSet& named : NamedRuleSets()) {
    absl::StrAppend(&names, named.name, ", ");
  }
  return names;
}

}  // namespace

CLI::Option* AddSizeFlag(CLI::App& command, std::string& size) {
  return command
      .add_option("--size", size, "Board size, rows x columns: 19 or 5x7")
      ->check(ParsedBy(ParseBoardSize));
}

CLI::Option* AddRulesFlag(CLI::App& command, std::string& rules) {
  return command
      .add_option(
          "--rules", rules,
          absl::StrCat("Rule set: ", RuleNames(),
                       "or suicide=forbidden|allowed,repetition=none|simple|"
                       "positional|situational"))
      ->check(ParsedBy(ParseRuleSet));
}

CLI::Option* AddStyleFlag(CLI::App& command, std::string& style) {
  return command
      .add_option("--style", style, absl::StrCat("Style: ", StyleNames()))
      ->check(ParsedBy(ParseStyle))
      ->capture_default_str();
}

}  // namespace superko
