#include "reference/judge_answer.h"

#include <string>

#include "gtest/gtest.h"

namespace reference {
namespace {

std::string EmptyRows(int rows) {
  std::string text;
  for (int row = 0; row < rows; ++row) text += "...................\n";
  return text;
}

TEST(JudgeAnswerTest, AnswersTheSample) {
  EXPECT_EQ(AnswerJudgeText("1\n"
                            "12\n"
                            "B 1 3\n"
                            "W 1 2\n"
                            "B 2 4\n"
                            "W 2 1\n"
                            "B 1 1\n"
                            "W 2 3\n"
                            "B 3 3\n"
                            "W 3 2\n"
                            "B 1 1\n"
                            "W 2 3\n"
                            "B 2 2\n"
                            "W 2 3\n"),
            "miss 2\n"
            "miss 2\n"
            "miss 1\n"
            "miss 3\n"
            ".WB................\n"
            "WB.B...............\n"
            ".WB................\n" +
                EmptyRows(16));
}

TEST(JudgeAnswerTest, ACaseWithoutPlaysHasAnEmptyBoard) {
  EXPECT_EQ(AnswerJudgeText("1\n0\n"), EmptyRows(19));
}

TEST(JudgeAnswerTest, EveryCaseStartsAnew) {
  EXPECT_EQ(AnswerJudgeText("2\n1\nB 1 1\n2\nB 1 1\nW 1 1\n"),
            "B..................\n" + EmptyRows(18) +
                "miss 1\n"
                "B..................\n" +
                EmptyRows(18));
}

TEST(JudgeAnswerTest, ColoursComeFromTheText) {
  EXPECT_EQ(AnswerJudgeText("1\n2\nW 19 19\nW 19 18\n"),
            EmptyRows(18) + ".................WW\n");
}

TEST(JudgeAnswerTest, HasNoAnswerToAWrongText) {
  EXPECT_FALSE(AnswerJudgeText("1\n1\nB 0 1\n").has_value());
}

}  // namespace
}  // namespace reference
