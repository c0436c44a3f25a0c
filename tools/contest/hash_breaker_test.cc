#include "tools/contest/hash_breaker.h"

#include <signal.h>

#include <gtest/gtest.h>

#include "core/record/judge_writer.h"
#include "tools/contest/judged_batch.h"

namespace superko {
namespace {

class HashBreakerTest : public ::testing::Test {
 protected:
  HashBreakerTest() { signal(SIGPIPE, SIG_IGN); }

  static const std::vector<HashBreaker>& All() {
    static const auto* const kAll = new auto(HashBreakers(1));
    return *kAll;
  }

  static JudgedBatch Judge(const std::string& hash,
                           const HashBreaker& breaker) {
    BatchRecords records;
    for (const GameRecord& record : breaker.records) records.push_back(&record);
    return JudgeBatch({.arguments = {SUPERKO_WEAK_JUDGE, hash},
                       .limits = {.time = std::chrono::minutes(5),
                                  .memory_bytes = std::uint64_t{8} << 30}},
                      records);
  }
};

TEST_F(HashBreakerTest, EachBreaksTheProgramWithItsHash) {
  for (const HashBreaker& breaker : All()) {
    const JudgedBatch judged = Judge(breaker.name, breaker);
    EXPECT_EQ(judged.verdict, JudgeVerdict::kWrongAnswer) << breaker.name;
    EXPECT_NE(judged.reason.find("found \"miss 3\""), std::string::npos)
        << breaker.name << ": " << judged.reason;
  }
}

TEST_F(HashBreakerTest, TheProgramThatLooksAtBoardsIsAccepted) {
  for (const HashBreaker& breaker : All()) {
    const JudgedBatch judged = Judge("none", breaker);
    EXPECT_EQ(judged.verdict, JudgeVerdict::kAccepted)
        << breaker.name << ": " << judged.reason;
  }
}

// Long keys of random bits are broken by nothing but their own seed.
TEST_F(HashBreakerTest, AnotherSeedIsNotBroken) {
  for (const HashBreaker& breaker : All()) {
    if (breaker.name == "zobrist-mt19937-64") {
      EXPECT_EQ(Judge("zobrist-mt19937-64-by-color", breaker).verdict,
                JudgeVerdict::kAccepted);
    }
  }
}

}  // namespace
}  // namespace superko
