#include "core/testing/xor_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/split_mix.h"

namespace superko {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ChooseXorTest, ChoosesWhatAddsUp) {
  EXPECT_THAT(ChooseXor({1, 2, 4}, 5), ElementsAre(true, false, true));
  EXPECT_THAT(ChooseXor({3, 6, 12}, 10), ElementsAre(false, true, true));
  EXPECT_THAT(ChooseXor({7}, 0), ElementsAre(false));
}

TEST(ChooseXorTest, SaysThatThereIsNoChoice) {
  EXPECT_THAT(ChooseXor({3, 6, 5}, 1), IsEmpty());
  EXPECT_THAT(ChooseXor({}, 1), IsEmpty());
}

TEST(ChooseXorTest, MeetsAny64Bits) {
  SplitMix64 random(1);
  std::vector<std::uint64_t> keys(100);
  for (std::uint64_t& key : keys) key = random.Next();
  for (int i = 0; i < 50; ++i) {
    const std::uint64_t target = random.Next();
    const std::vector<bool> chosen = ChooseXor(keys, target);
    ASSERT_EQ(chosen.size(), keys.size());
    std::uint64_t sum = 0;
    for (std::size_t k = 0; k < keys.size(); ++k)
      sum ^= chosen[k] ? keys[k] : 0;
    EXPECT_EQ(sum, target);
  }
}

}  // namespace
}  // namespace superko
