#include "tools/contest/said_answer.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_join.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

// B 1 1, W 1 1 (occupied), B 3 3, W 3 3 (occupied), B 5 5.
class SaidAnswerTest : public ::testing::Test {
 protected:
  SaidAnswerTest() {
    for (const int point : {0, 0, 2, 2, 4}) {
      const Color color =
          record_.moves.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
      record_.moves.push_back(
          PlayMove(color, {.row = static_cast<std::uint8_t>(point),
                           .column = static_cast<std::uint8_t>(point)}));
    }
    right_.Play(record_);
    right_.AppendText(text_);
  }

  absl::StatusOr<SaidAnswer> Read(const std::string& text) const {
    return ReadSaidAnswer(right_, record_.size, AnswerLines(text));
  }

  // The right answer without its first `lines` lines.
  std::string Without(std::size_t lines) const {
    const auto all = AnswerLines(text_);
    return absl::StrJoin(all.begin() + lines, all.end(), "\n");
  }

  GameRecord record_;
  RightAnswer right_;
  std::string text_;
};

TEST_F(SaidAnswerTest, TakesARightAnswerAsItIs) {
  const auto said = Read(text_);
  ASSERT_TRUE(said.ok());
  EXPECT_EQ(said->moves[1].verdict, Verdict::kOccupied);
  EXPECT_EQ(said->moves[4].verdict, Verdict::kLegal);
  EXPECT_EQ(said->board[0], Color::kBlack);
}

TEST_F(SaidAnswerTest, AnotherReasonIsThatOfTheSamePlay) {
  const auto said = Read("miss 1\nmiss 3\n" + Without(2));
  ASSERT_TRUE(said.ok());
  EXPECT_EQ(said->moves[1].verdict, Verdict::kOccupied);
  EXPECT_EQ(said->moves[3].verdict, Verdict::kRepetition);
  EXPECT_TRUE(said->board.empty());
}

TEST_F(SaidAnswerTest, AMissingRefusalIsAcceptance) {
  EXPECT_EQ(Read(Without(1))->moves[3].verdict, Verdict::kLegal);
}

TEST_F(SaidAnswerTest, ARefusalTooManyGoesToTheLastLegalPlay) {
  const auto said = Read("miss 1\nmiss 1\nmiss 2\n" + Without(2));
  ASSERT_TRUE(said.ok());
  EXPECT_EQ(said->moves[4].verdict, Verdict::kSuicide);
}

TEST_F(SaidAnswerTest, ReadsAWrongBoard) {
  std::string text = text_;
  text[text.find('B')] = 'W';
  const auto said = Read(text);
  ASSERT_TRUE(said.ok());
  EXPECT_EQ(said->board[0], Color::kWhite);
}

TEST_F(SaidAnswerTest, SaysWhatIsNoAnswer) {
  EXPECT_THAT(std::string(Read("").status().message()),
              HasSubstr("expected a refusal, found the end"));
  EXPECT_THAT(std::string(Read("miss 1\nmiss 1\nhello").status().message()),
              HasSubstr("expected a row of the board, found \"hello\""));
  EXPECT_EQ(Read("miss 1\nmiss 1").status().code(),
            absl::StatusCode::kDataLoss);
}

}  // namespace
}  // namespace superko
