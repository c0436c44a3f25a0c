#include "core/base/shuffle.h"

#include <map>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ShuffleTest, NothingAndOneStayAsTheyAre) {
  SplitMix64 random(1);
  std::vector<int> none;
  Shuffle(none, random);
  EXPECT_THAT(none, IsEmpty());
  std::vector<int> one = {7};
  Shuffle(one, random);
  EXPECT_THAT(one, ElementsAre(7));
}

TEST(ShuffleTest, EveryOrderIsAsLikely) {
  SplitMix64 random(1);
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 6'000; ++i) {
    std::vector<int> values = {1, 2, 3};
    Shuffle(values, random);
    ++orders[values];
  }
  EXPECT_EQ(orders.size(), 6u);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 1'000, 150);
}

}  // namespace
}  // namespace superko
