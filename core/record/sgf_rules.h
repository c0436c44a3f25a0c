// The rule sets that SGF's property RU means.

#ifndef SUPERKO_CORE_RECORD_SGF_RULES_H_
#define SUPERKO_CORE_RECORD_SGF_RULES_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/rules/rule_set.h"

namespace superko {

struct SgfRulesName {
  // In small letters, without blanks and punctuation.
  absl::string_view name;
  RuleSet rules;
};

// Every spelling that is known beside those of ParseRuleSet.
absl::Span<const SgfRulesName> SgfRulesNames();

// The rules that `text` names, as in the table or as ParseRuleSet reads them;
// case, blanks, punctuation and the word "rules" do not count. No value if it
// names none.
std::optional<RuleSet> ParseSgfRules(absl::string_view text);

// What a game is taken to be played by if RU is missing or not known.
inline constexpr RuleSet kSgfDefaultRules = {
    .suicide = Suicide::kForbidden,
    .repetition = Repetition::kSimple,
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_RULES_H_
