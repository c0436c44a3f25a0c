#include "core/rules/rule_set.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/rules/verdict.h"

namespace superko {
namespace {

TEST(RuleSetTest, NamedSetsAreWhatDesignSays) {
  const struct {
    absl::string_view name;
    RuleSet rules;
  } cases[] = {
      {"judge", {Suicide::kForbidden, Repetition::kPositional}},
      {"tromp-taylor", {Suicide::kAllowed, Repetition::kPositional}},
      {"chinese", {Suicide::kForbidden, Repetition::kPositional}},
      {"aga", {Suicide::kForbidden, Repetition::kSituational}},
      {"new-zealand", {Suicide::kAllowed, Repetition::kSituational}},
      {"japanese", {Suicide::kForbidden, Repetition::kSimple}},
      {"free", {Suicide::kAllowed, Repetition::kNone}},
  };
  EXPECT_EQ(NamedRuleSets().size(), std::size(cases));
  for (const auto& each : cases) {
    const absl::StatusOr<RuleSet> rules = ParseRuleSet(each.name);
    ASSERT_TRUE(rules.ok()) << each.name;
    EXPECT_EQ(*rules, each.rules) << each.name;
  }
  EXPECT_EQ(NamedRuleSets()[0].name, "judge");
  EXPECT_EQ(NamedRuleSets()[0].rules, RuleSet{});
}

TEST(RuleSetTest, EveryRuleSetIsListedOnceAndReadsBack) {
  std::set<std::string> texts;
  for (const RuleSet rules : AllRuleSets()) {
    const std::string text = RuleSetText(rules);
    EXPECT_TRUE(texts.insert(text).second) << text;
    const absl::StatusOr<RuleSet> read = ParseRuleSet(text);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(*read, rules) << text;
  }
  EXPECT_EQ(texts.size(), 8u);
}

TEST(RuleSetTest, PartsComeInAnyOrderAndMayBeLeftOut) {
  EXPECT_EQ(*ParseRuleSet("repetition=simple,suicide=allowed"),
            (RuleSet{Suicide::kAllowed, Repetition::kSimple}));
  EXPECT_EQ(*ParseRuleSet("suicide=allowed"),
            (RuleSet{Suicide::kAllowed, Repetition::kPositional}));
  EXPECT_EQ(*ParseRuleSet("repetition=none"),
            (RuleSet{Suicide::kForbidden, Repetition::kNone}));
}

TEST(RuleSetTest, WrongTextNamesWhatWasExpectedAndFound) {
  for (const std::string text :
       {"", "Judge", "go", "suicide=", "suicide=maybe", "ko=simple",
        "suicide=allowed,", "repetition=simple;suicide=allowed"}) {
    const absl::StatusOr<RuleSet> rules = ParseRuleSet(text);
    ASSERT_FALSE(rules.ok()) << text;
    const std::string message(rules.status().message());
    EXPECT_NE(message.find("\"" + text + "\""), std::string::npos) << message;
    EXPECT_NE(message.find("tromp-taylor"), std::string::npos) << message;
  }
}

TEST(VerdictTest, NumbersAreThoseOfTheJudge) {
  EXPECT_EQ(static_cast<int>(Verdict::kOccupied), 1);
  EXPECT_EQ(static_cast<int>(Verdict::kSuicide), 2);
  EXPECT_EQ(static_cast<int>(Verdict::kRepetition), 3);
  EXPECT_EQ(VerdictName(Verdict::kLegal), "legal");
  EXPECT_EQ(VerdictName(Verdict::kOccupied), "occupied");
  EXPECT_EQ(VerdictName(Verdict::kSuicide), "suicide");
  EXPECT_EQ(VerdictName(Verdict::kRepetition), "repetition");
}

}  // namespace
}  // namespace superko
