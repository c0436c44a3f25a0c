#include "core/record/sgf_rules.h"

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

constexpr RuleSet kJapanese = {Suicide::kForbidden, Repetition::kSimple};
constexpr RuleSet kChinese = {Suicide::kForbidden, Repetition::kPositional};
constexpr RuleSet kAga = {Suicide::kForbidden, Repetition::kSituational};
constexpr RuleSet kNewZealand = {Suicide::kAllowed, Repetition::kSituational};
constexpr RuleSet kTrompTaylor = {Suicide::kAllowed, Repetition::kPositional};
// Ing's rules forbid "disturbing" repetition only, which is a matter of what a
// ko does; what they say of a plain ko is simple ko.
constexpr RuleSet kIng = {Suicide::kAllowed, Repetition::kSimple};

constexpr SgfRulesName kNames[] = {
    {"japanese", kJapanese},
    {"japan", kJapanese},
    {"jp", kJapanese},
    {"jpn", kJapanese},
    {"nihonkiin", kJapanese},
    {"日本", kJapanese},
    {"korean", kJapanese},
    {"korea", kJapanese},
    {"kr", kJapanese},
    {"韓國", kJapanese},
    {"韩国", kJapanese},
    {"한국", kJapanese},
    {"chinese", kChinese},
    {"china", kChinese},
    {"cn", kChinese},
    {"chn", kChinese},
    {"中国", kChinese},
    {"中國", kChinese},
    {"aga", kAga},
    {"american", kAga},
    {"bga", kAga},
    {"british", kAga},
    {"ffg", kAga},
    {"french", kAga},
    {"nz", kNewZealand},
    {"newzealand", kNewZealand},
    {"tt", kTrompTaylor},
    {"tromptaylor", kTrompTaylor},
    {"goe", kIng},
    {"ing", kIng},
    {"inggoe", kIng},
    {"ingsst", kIng},
};

std::string Simplified(absl::string_view text) {
  std::string simple;
  for (const char byte : text) {
    const auto letter = static_cast<unsigned char>(byte);
    const bool counts = absl::ascii_isalnum(letter) || letter >= 0x80;
    if (counts) simple += absl::ascii_tolower(letter);
  }
  return simple;
}

}  // namespace

absl::Span<const SgfRulesName> SgfRulesNames() { return kNames; }

std::optional<RuleSet> ParseSgfRules(absl::string_view text) {
  const std::string simple = Simplified(text);
  absl::string_view name = simple;
  for (const absl::string_view word : {"rules", "rule", "规则", "規則"}) {
    absl::ConsumeSuffix(&name, word);
  }
  for (const SgfRulesName& known : kNames) {
    if (known.name == name) return known.rules;
  }
  const absl::StatusOr<RuleSet> rules =
      ParseRuleSet(absl::AsciiStrToLower(absl::StripAsciiWhitespace(text)));
  if (!rules.ok()) return std::nullopt;
  return *rules;
}

}  // namespace superko
