#include "tools/contest/judge_set.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record/judge_writer.h"
#include "tools/contest/hand_made.h"
#include "tools/engine/reference_judge.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

const std::vector<JudgeTest>& AllTests() {
  static const auto* const kTests = new auto(MakeJudgeSet(1));
  return *kTests;
}

std::size_t Plays(const JudgeTest& test) {
  std::size_t plays = 0;
  for (const GameRecord& record : test.records) plays += record.moves.size();
  return plays;
}

TEST(JudgeSetTest, KeepsWhatTheProblemPromises) {
  std::set<std::string> names;
  for (const JudgeTest& test : AllTests()) {
    EXPECT_TRUE(names.insert(test.name).second) << test.name;
    EXPECT_LE(test.records.size(), 100u);
    for (const GameRecord& record : test.records) {
      EXPECT_EQ(StrictJudgeObstacle(record), "") << test.name;
    }
  }
  EXPECT_GT(names.size(), 40u);
}

TEST(JudgeSetTest, GoesToTheLimits) {
  EXPECT_EQ(Plays(AllTests().back()), 100u * 2000);
}

// The answers that belong to the games made by hand were made by hand too.
TEST(JudgeSetTest, AnswersAsWrittenByHand) {
  std::size_t index = 0;
  for (const HandMade& hand_made : HandMadeTests()) {
    const std::string path = std::string(SUPERKO_SOURCE_DIR "/corpus/judge/") +
                             std::string(hand_made.name);
    const JudgeTest& test = AllTests()[index++];
    EXPECT_EQ(JudgeTestInput(test), ReadFile(path + ".in"));
    EXPECT_EQ(JudgeTestAnswer(test), ReadFile(path + ".out")) << test.name;
  }
}

// The flood fill, which reads the text itself, says the same.
TEST(JudgeSetTest, AnswersAsTheFloodFill) {
  for (const JudgeTest& test : AllTests()) {
    if (Plays(test) > 20'000) continue;  // Its time grows with the square.
    EXPECT_EQ(JudgeTestAnswer(test),
              AnswerJudgeByReference(JudgeTestInput(test)))
        << test.name;
  }
}

TEST(JudgeSetTest, DependsOnTheSeed) {
  const std::vector<JudgeTest> other = MakeJudgeSet(2);
  ASSERT_EQ(other.size(), AllTests().size());
  EXPECT_EQ(other.front().records, AllTests().front().records);
  EXPECT_NE(other.back().records, AllTests().back().records);
}

}  // namespace
}  // namespace superko
