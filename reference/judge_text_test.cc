#include "reference/judge_text.h"

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace reference {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr JudgePlay kFirst = {Stone::kBlack, 0, 2};
constexpr JudgePlay kSecond = {Stone::kWhite, 18, 9};

struct TextCase {
  const char* name;
  std::string text;
};

void PrintTo(const TextCase& tested, std::ostream* out) {
  *out << tested.name << ": " << testing::PrintToString(tested.text);
}

class TolerantJudgeTextTest : public testing::TestWithParam<TextCase> {};

TEST_P(TolerantJudgeTextTest, ReadsTheSameTwoPlays) {
  const std::optional<std::vector<Case>> cases = ReadJudgeText(GetParam().text);
  ASSERT_TRUE(cases.has_value());
  ASSERT_EQ(cases->size(), 1u);
  EXPECT_THAT(cases->front().plays, ElementsAre(kFirst, kSecond));
}

INSTANTIATE_TEST_SUITE_P(
    Hand, TolerantJudgeTextTest,
    testing::Values(
        TextCase{"Canonical", "1\n2\nB 1 3\nW 19 10\n"},
        TextCase{"NoFinalNewline", "1\n2\nB 1 3\nW 19 10"},
        TextCase{"OneLine", "1 2 B 1 3 W 19 10"},
        TextCase{"CarriageReturns", "1\r\n2\r\nB 1 3\r\nW 19 10\r\n"},
        TextCase{"OldLineEnds", "1\r2\rB 1 3\rW 19 10\r"},
        TextCase{"Tabs", "1\n2\nB\t1\t3\nW\t\t19\t10\t\n"},
        TextCase{"BlankLines", "\n\n1\n\n2\n \nB 1 3\n\nW 19 10\n\n"},
        TextCase{"Indented", "  1\n  2\n   B  1  3\n  W 19   10 \n"},
        TextCase{"ATokenALine", "1\n2\nB\n1\n3\nW\n19\n10\n"},
        TextCase{"RareSpaces", "1\v2\fB\v1\f3\vW\f19\v10\f"},
        TextCase{"ByteOrderMark",
                 "\xEF\xBB\xBF"
                 "1\n2\nB 1 3\nW 19 10\n"},
        TextCase{"LeadingZeros",
                 "01\n0000000002\nB 001 03\nW 0000000019 10\n"}),
    [](const auto& tested) { return tested.param.name; });

class WrongJudgeTextTest : public testing::TestWithParam<TextCase> {};

TEST_P(WrongJudgeTextTest, IsRefused) {
  EXPECT_FALSE(ReadJudgeText(GetParam().text).has_value());
}

INSTANTIATE_TEST_SUITE_P(
    Hand, WrongJudgeTextTest,
    testing::Values(TextCase{"Empty", ""}, TextCase{"Blank", " \n\t\r\n"},
                    TextCase{"OnlyAByteOrderMark", "\xEF\xBB\xBF"},
                    TextCase{"ByteOrderMarkInTheMiddle",
                             "1\n\xEF\xBB\xBF"
                             "0\n"},
                    TextCase{"TwoByteOrderMarks",
                             "\xEF\xBB\xBF\xEF\xBB\xBF"
                             "0\n"},
                    TextCase{"SpaceBeforeTheByteOrderMark",
                             " \xEF\xBB\xBF"
                             "0\n"},
                    TextCase{"NoCaseOfOne", "1\n"},
                    TextCase{"OneCaseOfTwo", "2\n0\n"},
                    TextCase{"NoPlayOfOne", "1\n1\n"},
                    TextCase{"OnePlayOfTwo", "1\n2\nB 1 1\n"},
                    TextCase{"NoColumn", "1\n1\nB 1\n"},
                    TextCase{"TextAfterTheLastCase", "1\n1\nB 1 1\nx\n"},
                    TextCase{"NumberAfterTheLastCase", "1\n1\nB 1 1 1\n"},
                    TextCase{"CaseAfterTheLastCase", "1\n0\n0\n"},
                    TextCase{"NulAfterTheLastCase", std::string("1\n0\n\0", 5)},
                    TextCase{"NulBetweenTokens", std::string("1\0000\n", 4)},
                    TextCase{"LowerCaseColour", "1\n1\nb 1 1\n"},
                    TextCase{"UnknownColour", "1\n1\nX 1 1\n"},
                    TextCase{"LongColour", "1\n1\nBB 1 1\n"},
                    TextCase{"ColourAndNumberJoined", "1\n1\nB1 1\n"},
                    TextCase{"ColourMissing", "1\n1\n1 1\n"},
                    TextCase{"RowZero", "1\n1\nB 0 1\n"},
                    TextCase{"ColumnZero", "1\n1\nB 1 0\n"},
                    TextCase{"RowTwenty", "1\n1\nB 20 1\n"},
                    TextCase{"ColumnTwenty", "1\n1\nB 1 20\n"},
                    TextCase{"NegativeRow", "1\n1\nB -1 1\n"},
                    TextCase{"PlusSign", "1\n1\nB +1 1\n"},
                    TextCase{"Fraction", "1\n1\nB 1.0 1\n"},
                    TextCase{"Hexadecimal", "1\n1\nB 0x1 1\n"},
                    TextCase{"Exponent", "1\n1e0\nB 1 1\n"},
                    TextCase{"NegativeCases", "-1\n"},
                    TextCase{"NegativePlays", "1\n-1\n"},
                    TextCase{"ElevenDigits", "1\n1\nB 00000000001 1\n"},
                    TextCase{"ElevenDigitsOfCases", "00000000001\n0\n"},
                    TextCase{"MoreThanAnyNumber", "99999999999999999999999\n"}),
    [](const auto& tested) { return tested.param.name; });

TEST(JudgeTextTest, ReadsNoCases) {
  const std::optional<std::vector<Case>> cases = ReadJudgeText("0");
  ASSERT_TRUE(cases.has_value());
  EXPECT_THAT(*cases, IsEmpty());
}

TEST(JudgeTextTest, ReadsCasesWithoutPlays) {
  EXPECT_EQ(ReadJudgeText("2\n0\n0\n"), (std::vector<Case>{{}, {}}));
}

TEST(JudgeTextTest, KeepsCasesApart) {
  EXPECT_EQ(ReadJudgeText("2\n1\nB 1 3\n1\nW 19 10\n"),
            (std::vector<Case>{{{kFirst}}, {{kSecond}}}));
}

TEST(JudgeTextTest, TakesThePlaysAsTheyAre) {
  EXPECT_EQ(ReadJudgeText("1\n2\nW 19 10\nW 19 10\n"),
            (std::vector<Case>{{{kSecond, kSecond}}}));
}

TEST(JudgeTextTest, TakesFiveMillionPlaysAndNotOneMore) {
  std::string plays;
  for (int play = 0; play < 5'000'000; ++play) plays += "B 1 3 ";
  const auto cases = ReadJudgeText("1 5000000 " + plays);
  ASSERT_TRUE(cases.has_value());
  EXPECT_EQ(cases->front().plays.size(), 5'000'000u);
  EXPECT_FALSE(ReadJudgeText("1 5000001 " + plays + "B 1 3").has_value());
}

TEST(JudgeTextTest, TakesMorePlaysThanTheProblemAllows) {
  std::string text = "1\n3000\n";
  for (int play = 0; play < 3000; ++play) text += "B 1 3\n";
  const std::optional<std::vector<Case>> cases = ReadJudgeText(text);
  ASSERT_TRUE(cases.has_value());
  EXPECT_EQ(cases->front().plays.size(), 3000u);
}

}  // namespace
}  // namespace reference
