#include "core/base/split_mix.h"

#include <array>
#include <cstdint>

#include <gtest/gtest.h>

namespace superko {
namespace {

// The first outputs of the authors' own program for the seed 1234567.
TEST(SplitMix64Test, MatchesThePublishedSequence) {
  SplitMix64 random(1234567);
  EXPECT_EQ(random.Next(), 6457827717110365317u);
  EXPECT_EQ(random.Next(), 3203168211198807973u);
  EXPECT_EQ(random.Next(), 9817491932198370423u);
  EXPECT_EQ(random.Next(), 4593380528125082431u);
  EXPECT_EQ(random.Next(), 16408922859458223821u);
}

TEST(SplitMix64Test, BelowReachesEveryValueAboutEquallyOften) {
  SplitMix64 random(1);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts.at(random.Below(7));
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(SplitMix64Test, BelowOneIsZero) {
  SplitMix64 random(1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.Below(1), 0u);
}

TEST(SplitMix64Test, PercentIsWhatItSays) {
  SplitMix64 random(1);
  int hits = 0;
  for (int i = 0; i < 100'000; ++i) hits += random.Percent(14) ? 1 : 0;
  EXPECT_NEAR(hits, 14'000, 500);
  for (int i = 0; i < 100; ++i) {
    EXPECT_FALSE(random.Percent(0));
    EXPECT_TRUE(random.Percent(100));
  }
}

}  // namespace
}  // namespace superko
