#include "reference/outcome_text.h"

#include "gtest/gtest.h"

namespace reference {
namespace {

TEST(OutcomeTextTest, NamesTheAnswerAndTheStones) {
  EXPECT_EQ(OutcomeText({Answer::kLegal}), "legal");
  EXPECT_EQ(OutcomeText({Answer::kOccupied}), "occupied");
  EXPECT_EQ(OutcomeText({Answer::kSuicide}), "suicide");
  EXPECT_EQ(OutcomeText({Answer::kRepetition}), "repetition");
  EXPECT_EQ(OutcomeText({Answer::kLegal, 2, 0}), "legal, captured 2");
  EXPECT_EQ(OutcomeText({Answer::kLegal, 0, 3}), "legal, own removed 3");
}

TEST(OutcomeTextTest, IsWhatGoogleTestPrints) {
  EXPECT_EQ(testing::PrintToString(Outcome{Answer::kLegal, 2, 0}),
            "legal, captured 2");
}

}  // namespace
}  // namespace reference
