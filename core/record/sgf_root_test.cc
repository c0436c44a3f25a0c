#include "core/record/sgf_root.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record/sgf_rules.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

struct Root {
  absl::Status status;
  SgfGame game;
  SgfNotes notes;
};

Root Read(const std::vector<std::pair<SgfProperty, std::string>>& properties) {
  SgfNodeValues values;
  std::uint32_t column = 3;
  for (const auto& [property, text] : properties) {
    values.text() += text;
    values.Add(property, /*is_further=*/false, {.line = 1, .column = column++});
  }
  Root root;
  root.status = ReadSgfRoot(values, "f", root.game, root.notes);
  return root;
}

TEST(SgfRootTest, WithoutPropertiesItIs19x19WithDefaultRules) {
  const Root root = Read({});
  EXPECT_TRUE(root.status.ok());
  EXPECT_EQ(root.game.record.size, BoardSize(19, 19));
  EXPECT_EQ(root.game.record.rules, kSgfDefaultRules);
  EXPECT_FALSE(root.game.are_rules_known);
  EXPECT_EQ(root.notes.count(SgfNoteKind::kRulesMissing), 1u);
}

TEST(SgfRootTest, SizeIsColumnsAndRows) {
  EXPECT_EQ(Read({{SgfProperty::kSize, "7:3"}}).game.record.size,
            BoardSize(3, 7));
  EXPECT_EQ(Read({{SgfProperty::kSize, " 13 "}}).game.record.size,
            BoardSize(13, 13));
}

TEST(SgfRootTest, ErrorsNameTheValue) {
  EXPECT_THAT(std::string(Read({{SgfProperty::kRules, "AGA"},
                                {SgfProperty::kSize, "53"}})
                              .status.message()),
              HasSubstr("f:1:4: expected a side"));
  EXPECT_THAT(
      std::string(Read({{SgfProperty::kGameType, "2"}}).status.message()),
      HasSubstr("f:1:3: expected GM[1]"));
}

TEST(SgfRootTest, TextIsUnescapedAndTrimmed) {
  const Root root = Read({{SgfProperty::kRules, " of\\] the \\\\ house\n"},
                          {SgfProperty::kResult, "B+R"},
                          {SgfProperty::kCharset, "UTF-8"}});
  EXPECT_EQ(root.game.rules_text, "of] the \\ house");
  EXPECT_EQ(root.game.result_text, "B+R");
  EXPECT_EQ(root.game.charset_text, "UTF-8");
  EXPECT_EQ(root.notes.count(SgfNoteKind::kRulesUnknown), 1u);
}

TEST(SgfRootTest, FirstOfRepeatedPropertiesCounts) {
  const Root root =
      Read({{SgfProperty::kSize, "9"}, {SgfProperty::kSize, "13"}});
  EXPECT_EQ(root.game.record.size, BoardSize(9, 9));
  EXPECT_EQ(root.notes.count(SgfNoteKind::kPropertyRepeated), 1u);
}

TEST(SgfRootTest, HandicapIsANumberOrNone) {
  EXPECT_EQ(Read({{SgfProperty::kHandicap, "4"}}).game.handicap, 4);
  EXPECT_EQ(Read({{SgfProperty::kHandicap, "four"}}).game.handicap,
            std::nullopt);
}

}  // namespace
}  // namespace superko
