#include "core/rules/rule_set.h"

#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace superko {
namespace {

constexpr NamedRuleSet kNamed[] = {
    {"judge", {Suicide::kForbidden, Repetition::kPositional}},
    {"tromp-taylor", {Suicide::kAllowed, Repetition::kPositional}},
    {"chinese", {Suicide::kForbidden, Repetition::kPositional}},
    {"aga", {Suicide::kForbidden, Repetition::kSituational}},
    {"new-zealand", {Suicide::kAllowed, Repetition::kSituational}},
    {"japanese", {Suicide::kForbidden, Repetition::kSimple}},
    {"free", {Suicide::kAllowed, Repetition::kNone}},
};

constexpr RuleSet kAll[] = {
    {Suicide::kForbidden, Repetition::kNone},
    {Suicide::kForbidden, Repetition::kSimple},
    {Suicide::kForbidden, Repetition::kPositional},
    {Suicide::kForbidden, Repetition::kSituational},
    {Suicide::kAllowed, Repetition::kNone},
    {Suicide::kAllowed, Repetition::kSimple},
    {Suicide::kAllowed, Repetition::kPositional},
    {Suicide::kAllowed, Repetition::kSituational},
};

constexpr absl::string_view kSuicideNames[] = {"forbidden", "allowed"};
constexpr absl::string_view kRepetitionNames[] = {"none", "simple",
                                                  "positional", "situational"};

// Sets `value` to the enumerator whose name is `text`.
template <typename Enum>
bool ParseName(absl::Span<const absl::string_view> names,
               absl::string_view text, Enum& value) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] != text) continue;
    value = static_cast<Enum>(i);
    return true;
  }
  return false;
}

bool ParsePart(absl::string_view part, RuleSet& rules) {
  const std::pair<absl::string_view, absl::string_view> key_value =
      absl::StrSplit(part, absl::MaxSplits('=', 1));
  if (key_value.first == "suicide") {
    return ParseName(kSuicideNames, key_value.second, rules.suicide);
  }
  if (key_value.first == "repetition") {
    return ParseName(kRepetitionNames, key_value.second, rules.repetition);
  }
  return false;
}

std::string ExpectedText() {
  return absl::StrCat(
      "one of ",
      absl::StrJoin(kNamed, ", ",
                    [](std::string* out, const NamedRuleSet& named) {
                      absl::StrAppend(out, named.name);
                    }),
      " or suicide=", absl::StrJoin(kSuicideNames, "|"),
      ",repetition=", absl::StrJoin(kRepetitionNames, "|"));
}

}  // namespace

absl::Span<const NamedRuleSet> NamedRuleSets() { return kNamed; }

absl::Span<const RuleSet> AllRuleSets() { return kAll; }

absl::StatusOr<RuleSet> ParseRuleSet(absl::string_view text) {
  for (const NamedRuleSet& named : kNamed) {
    if (named.name == text) return named.rules;
  }
  RuleSet rules;
  for (const absl::string_view part : absl::StrSplit(text, ',')) {
    if (ParsePart(part, rules)) continue;
    return absl::InvalidArgumentError(absl::StrCat(
        "rules: expected ", ExpectedText(), ", found \"", text, "\""));
  }
  return rules;
}

std::string RuleSetText(RuleSet rules) {
  return absl::StrCat(
      "suicide=", kSuicideNames[static_cast<int>(rules.suicide)],
      ",repetition=", kRepetitionNames[static_cast<int>(rules.repetition)]);
}

}  // namespace superko
