#include "tools/harness/parallel.h"

#include <cstddef>
#include <vector>

#include "gtest/gtest.h"

#include "tools/harness/hand_over.h"

namespace superko {
namespace {

TEST(ForEachInParallelTest, DoesEveryRoundOnceForAnyNumberOfJobs) {
  for (const int jobs : {1, 2, 7}) {
    std::vector<int> rounds(1000);
    ForEachInParallel(rounds.size(), {.jobs = jobs},
                      [&](std::size_t i) { rounds[i] += 1; });
    EXPECT_EQ(rounds, std::vector<int>(1000, 1)) << jobs;
  }
}

TEST(ForEachInParallelTest, NoRoundIsNoWork) {
  ForEachInParallel(0, {.jobs = 2}, [](std::size_t) { FAIL(); });
}

TEST(ForEachInParallelTest, TellsHowFarItIs) {
  std::vector<std::size_t> told;
  ForEachInParallel(50,
                    {.jobs = 3,
                     .on_progress =
                         [&](std::size_t done, std::size_t count) {
                           EXPECT_EQ(count, 50u);
                           told.push_back(done);
                         }},
                    [](std::size_t) {});
  ASSERT_EQ(told.size(), 50u);
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i], i + 1);
}

// What the marks of hand_over.h say of the loop must not hide a race between
// two of its rounds.
#ifdef SUPERKO_HAS_TSAN
TEST(ForEachInParallelDeathTest, ARaceBetweenRoundsIsReported) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  int shared = 0;
  EXPECT_DEATH(ForEachInParallel(100'000, {.jobs = 4},
                                 [&shared](std::size_t) { ++shared; }),
               "data race");
}
#endif

}  // namespace
}  // namespace superko
