#include "tools/cli/sgf_rules_text.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_split.h"

#include "core/record/sgf_rules.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

TEST(SgfRulesTableTest, HasEverySpellingUnderItsRules) {
  const std::string table = SgfRulesTable();
  for (const SgfRulesName& known : SgfRulesNames()) {
    const std::size_t rules = table.find(RuleSetText(known.rules) + "\n");
    ASSERT_NE(rules, std::string::npos) << std::string(known.name);
    EXPECT_NE(table.find(std::string(known.name), rules), std::string::npos)
        << std::string(known.name);
  }
  EXPECT_THAT(table, HasSubstr("no RU: suicide=forbidden,repetition=simple"));
}

TEST(SgfRulesTableTest, LinesAreShort) {
  for (const absl::string_view line : absl::StrSplit(SgfRulesTable(), '\n')) {
    EXPECT_LE(line.size(), 80u) << std::string(line);
  }
}

}  // namespace
}  // namespace superko
