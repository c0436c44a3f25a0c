// RuleSet: which plays are refused, as data.
//
// Rules have a name ("judge") or are spelt out by their parts:
// "suicide=forbidden|allowed,repetition=none|simple|positional|situational".

#ifndef SUPERKO_CORE_RULES_RULE_SET_H_
#define SUPERKO_CORE_RULES_RULE_SET_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

enum class Suicide : std::uint8_t {
  kForbidden,
  kAllowed,  // The own string is removed.
};

enum class Repetition : std::uint8_t {
  kNone,
  // Refused if the last accepted move was an opponent's play and the result
  // equals the position before that play.
  kSimple,
  // Refused if the result equals any earlier position of the game.
  kPositional,
  // Refused if the pair of result and opponent to move occurred before.
  kSituational,
};

struct RuleSet {
  Suicide suicide = Suicide::kForbidden;
  Repetition repetition = Repetition::kPositional;

  friend bool operator==(RuleSet, RuleSet) = default;
};

struct NamedRuleSet {
  absl::string_view name;
  RuleSet rules;
};

// Every named rule set, "judge" first. Several names may share one RuleSet.
absl::Span<const NamedRuleSet> NamedRuleSets();

// All eight combinations, each once.
absl::Span<const RuleSet> AllRuleSets();

// Reads a name or the parts, in either order; a part left out is as in "judge".
absl::StatusOr<RuleSet> ParseRuleSet(absl::string_view text);

// "suicide=forbidden,repetition=positional": what ParseRuleSet reads back.
std::string RuleSetText(RuleSet rules);

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_RULE_SET_H_
