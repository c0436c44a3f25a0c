#include "tools/engine/reference_judge.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(ReferenceJudgeTest, ReadsCasesAsRecords) {
  const auto cases = ReadJudgeByReference("2\n2\nW 1 2\nB 19 3\n0\n");
  ASSERT_TRUE(cases.has_value());
  ASSERT_EQ(cases->size(), 2u);
  const GameRecord expected = {
      .size = kJudgeSize,
      .rules = {},
      .first_player = Color::kWhite,
      .moves = {PlayMove(Color::kWhite, {.row = 0, .column = 1}),
                PlayMove(Color::kBlack, {.row = 18, .column = 2})}};
  EXPECT_EQ(cases->front(), expected);
  EXPECT_EQ(cases->back(), GameRecord{});
}

TEST(ReferenceJudgeTest, RefusesWhatIsWrong) {
  EXPECT_FALSE(ReadJudgeByReference("1\n1\nB 0 1\n").has_value());
  EXPECT_FALSE(AnswerJudgeByReference("1\n1\nB 0 1\n").has_value());
}

TEST(ReferenceJudgeTest, AnswersAPlayOnAStone) {
  const auto answer = AnswerJudgeByReference("1\n2\nB 1 1\nW 1 1\n");
  ASSERT_TRUE(answer.has_value());
  EXPECT_EQ(answer->substr(0, 27), "miss 1\nB..................\n");
}

}  // namespace
}  // namespace superko
