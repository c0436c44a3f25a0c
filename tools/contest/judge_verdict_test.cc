#include "tools/contest/judge_verdict.h"

#include <gtest/gtest.h>

#include "tools/harness/difference.h"

namespace superko {
namespace {

TEST(JudgeVerdictTest, FailuresAreKindsOfDifferencesToTheHarness) {
  const auto kind = [](JudgeVerdict verdict) {
    return DifferenceKindName(FailureKind(JudgeVerdictStatus(verdict, "why")));
  };
  EXPECT_EQ(kind(JudgeVerdict::kTimeLimit), "hang");
  EXPECT_EQ(kind(JudgeVerdict::kRunError), "crash");
  EXPECT_EQ(kind(JudgeVerdict::kPresentation), "protocol");
  EXPECT_EQ(kind(JudgeVerdict::kMemoryLimit), "engine-failure");
  EXPECT_EQ(kind(JudgeVerdict::kOutputLimit), "engine-failure");
}

TEST(JudgeVerdictTest, AnswersAreNoFailures) {
  EXPECT_TRUE(JudgeVerdictStatus(JudgeVerdict::kAccepted, "").ok());
  EXPECT_TRUE(JudgeVerdictStatus(JudgeVerdict::kWrongAnswer, "").ok());
}

TEST(JudgeVerdictTest, NamesAreThoseOfJudges) {
  EXPECT_EQ(JudgeVerdictName(JudgeVerdict::kRunError), "run error");
  EXPECT_EQ(JudgeVerdictStatus(JudgeVerdict::kTimeLimit, "2 s").message(),
            "time limit exceeded: 2 s");
}

}  // namespace
}  // namespace superko
