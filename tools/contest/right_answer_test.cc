#include "tools/contest/right_answer.h"

#include <string>

#include <gtest/gtest.h>

#include "core/generate/generator.h"
#include "core/record/judge_writer.h"
#include "tools/engine/reference_judge.h"

namespace superko {
namespace {

TEST(RightAnswerTest, IsThatOfTheFloodFill) {
  Generator generator({.seed = 5, .judge_strict = true});
  RightAnswer right;
  GameRecord record;
  for (std::uint64_t index = 1; index <= 20; ++index) {
    generator.Generate(index, record);
    std::string input = "1\n";
    AppendJudgeInput(record, input);
    right.Play(record);
    std::string answer;
    right.AppendText(answer);
    EXPECT_EQ(answer, AnswerJudgeByReference(input)) << index;
  }
}

TEST(RightAnswerTest, SaysWhatWasCapturedAndRepeated) {
  GameRecord record;
  const auto play = [&](Color color, int row, int column) {
    record.moves.push_back(
        PlayMove(color, {.row = static_cast<std::uint8_t>(row),
                         .column = static_cast<std::uint8_t>(column)}));
  };
  play(Color::kWhite, 0, 0);
  play(Color::kBlack, 0, 1);
  play(Color::kBlack, 1, 0);
  play(Color::kBlack, 1, 0);
  RightAnswer right;
  right.Play(record);
  EXPECT_EQ(right.moves()[2].captured, 1);
  EXPECT_EQ(right.moves()[3].verdict, Verdict::kOccupied);
  EXPECT_EQ(right.board()[0], Color::kEmpty);
  EXPECT_EQ(right.board()[1], Color::kBlack);
}

}  // namespace
}  // namespace superko
