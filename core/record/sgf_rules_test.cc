#include "core/record/sgf_rules.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

// The rules that `text` names, spelt out; empty if none.
std::string Rules(absl::string_view text) {
  const std::optional<RuleSet> rules = ParseSgfRules(text);
  return rules.has_value() ? RuleSetText(*rules) : "";
}

TEST(SgfRulesTest, UsualSpellings) {
  for (const char* text : {"Japanese", "japanese", "JAPANESE", " Japanese ",
                           "JP", "Korean", "Japanese rules", "日本"}) {
    EXPECT_EQ(Rules(text), "suicide=forbidden,repetition=simple") << text;
  }
  for (const char* text : {"Chinese", "cn", "Chinese Rules", "中国规则"}) {
    EXPECT_EQ(Rules(text), "suicide=forbidden,repetition=positional") << text;
  }
  for (const char* text : {"AGA", "aga", "American", "AGA rules"}) {
    EXPECT_EQ(Rules(text), "suicide=forbidden,repetition=situational") << text;
  }
  for (const char* text : {"NZ", "New Zealand", "new-zealand", "NewZealand"}) {
    EXPECT_EQ(Rules(text), "suicide=allowed,repetition=situational") << text;
  }
  for (const char* text : {"Tromp-Taylor", "Tromp/Taylor", "tromp taylor"}) {
    EXPECT_EQ(Rules(text), "suicide=allowed,repetition=positional") << text;
  }
  for (const char* text : {"GOE", "Ing", "Ing GOE"}) {
    EXPECT_EQ(Rules(text), "suicide=allowed,repetition=simple") << text;
  }
}

TEST(SgfRulesTest, OurOwnSpellingsRoundTrip) {
  for (const RuleSet rules : AllRuleSets()) {
    EXPECT_EQ(Rules(RuleSetText(rules)), RuleSetText(rules));
  }
  for (const NamedRuleSet& named : NamedRuleSets()) {
    EXPECT_EQ(Rules(named.name), RuleSetText(named.rules)) << named.name;
  }
}

TEST(SgfRulesTest, OtherTextNamesNone) {
  for (const char* text : {"", "rules", "Old Chinese", "house", "Japanese 1949",
                           "suicide=maybe", "J"}) {
    EXPECT_EQ(Rules(text), "") << text;
  }
}

TEST(SgfRulesTest, TableIsInTheFormThatIsComparedWith) {
  for (const SgfRulesName& known : SgfRulesNames()) {
    EXPECT_EQ(Rules(known.name), RuleSetText(known.rules)) << known.name;
  }
}

}  // namespace
}  // namespace superko
