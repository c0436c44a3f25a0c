#include "tools/contest/answer_compare.h"

#include <string>

#include <gtest/gtest.h>

#include "core/record/byte_source.h"

namespace superko {
namespace {

TEST(CompareAnswersTest, BlanksAtTheEndDoNotCount) {
  EXPECT_FALSE(CompareAnswers("miss 1\n.B\n", "miss 1\r\n.B").has_value());
  EXPECT_FALSE(CompareAnswers("a\n", "a  \n\n\n").has_value());
  EXPECT_FALSE(CompareAnswers("", "\n").has_value());
}

TEST(CompareAnswersTest, FindsTheFirstLine) {
  const auto difference = CompareAnswers("a\nb\nc\n", "a\nx\ny\n");
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->line, 2u);
  EXPECT_EQ(difference->expected, "\"b\"");
  EXPECT_EQ(difference->found, "\"x\"");
  EXPECT_FALSE(difference->is_presentation);
}

TEST(CompareAnswersTest, SeesAnEarlyEnd) {
  EXPECT_EQ(CompareAnswers("a\nb\n", "a\n")->found, "the end");
  EXPECT_EQ(CompareAnswers("a\n", "a\nb\n")->expected, "the end");
  EXPECT_EQ(CompareAnswers("a\n", "a\nb\n")->line, 2u);
}

TEST(CompareAnswersTest, TellsThePresentationFromTheWords) {
  EXPECT_TRUE(
      CompareAnswers("miss 1\nmiss 2\n", "miss 1 miss 2\n")->is_presentation);
  EXPECT_TRUE(CompareAnswers("miss 1\n", "miss  1\n")->is_presentation);
  EXPECT_FALSE(CompareAnswers("miss 1\n", "miss1\n")->is_presentation);
}

std::string Place(std::size_t line) {
  const std::string input = "2\n3\nB 1 1\nW 1 1\nB 1 1\n2\nB 2 2\nW 2 2\n";
  StringSource source(input);
  JudgeReader reader(source, "in", {});
  return *PlaceOfAnswerLine(reader, line);
}

TEST(PlaceOfAnswerLineTest, NamesCaseAndPlay) {
  EXPECT_EQ(Place(1), "case 1, play 2 (W 1 1)");
  EXPECT_EQ(Place(2), "case 1, play 3 (B 1 1)");
  EXPECT_EQ(Place(3), "case 1, row 1 of the board");
  EXPECT_EQ(Place(21), "case 1, row 19 of the board");
  EXPECT_EQ(Place(22), "case 2, play 2 (W 2 2)");
  EXPECT_EQ(Place(41), "case 2, row 19 of the board");
  EXPECT_EQ(Place(42), "behind the last case");
}

}  // namespace
}  // namespace superko
