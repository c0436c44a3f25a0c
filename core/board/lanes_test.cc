#include "core/board/lanes.h"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace superko {
namespace {

using Numbers = std::vector<std::uint64_t>;

Lanes ToLanes(const Numbers& numbers) {
  return {numbers[0], numbers[1], numbers[2], numbers[3]};
}

Lanes::Mask MaskOf(const std::vector<bool>& lanes) {
  Lanes::Mask mask = 0;
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    if (lanes[i]) mask |= Lanes::Mask{0xffff} << (16 * i);
  }
  return mask;
}

// Numbers at the ends of their range and near each other, all combinations.
template <typename Expect>
void ForAllNumbers(const Expect& expect) {
  const Numbers some = {0, 1, 2, 3, 4, 0x2cb8, 0x7ffe, 0x7fff};
  for (const std::uint64_t a : some) {
    for (const std::uint64_t b : some) {
      for (const std::uint64_t c : some) {
        for (const std::uint64_t d : some) expect(Numbers{a, b, c, d});
      }
    }
  }
}

TEST(LanesTest, WithBit) {
  ForAllNumbers([](const Numbers& n) {
    for (const unsigned bit : {0U, 1U, 14U}) {
      const auto has = [&](int i) { return ((n[i] >> bit) & 1) == 1; };
      ASSERT_EQ(ToLanes(n).WithBit(bit),
                MaskOf({has(0), has(1), has(2), has(3)}));
    }
  });
}

TEST(LanesTest, WithBitWithout) {
  ForAllNumbers([](const Numbers& n) {
    const auto has = [&](int i) { return (n[i] & 3) == 2; };
    ASSERT_EQ(ToLanes(n).WithBitWithout(1, 0),
              MaskOf({has(0), has(1), has(2), has(3)}));
  });
}

TEST(LanesTest, CountWithBoth) {
  ForAllNumbers([](const Numbers& n) {
    int count = 0;
    for (const std::uint64_t number : n) count += (number & 3) == 3;
    ASSERT_EQ(ToLanes(n).CountWithBoth(0, 1), count);
  });
}

TEST(LanesTest, EqualTo) {
  ForAllNumbers([](const Numbers& n) {
    for (const std::uint64_t number : {0, 1, 0x7ffe, 0x7fff}) {
      const auto is_equal = [&](int i) { return n[i] == number; };
      ASSERT_EQ(ToLanes(n).EqualTo(number),
                MaskOf({is_equal(0), is_equal(1), is_equal(2), is_equal(3)}));
    }
  });
}

TEST(LanesTest, HasOtherLooksAtTheMaskAlone) {
  ForAllNumbers([](const Numbers& n) {
    ASSERT_EQ(ToLanes(n).HasOther(n[1], MaskOf({false, true, true, true})),
              n[2] != n[1] || n[3] != n[1]);
  });
}

TEST(LanesTest, FirstOfAMask) {
  const Lanes lanes(1, 0x7fff, 3, 4);
  EXPECT_EQ(lanes.First(MaskOf({true, true, true, true})), 1u);
  EXPECT_EQ(lanes.First(MaskOf({false, true, false, true})), 0x7fffu);
  EXPECT_EQ(lanes.First(MaskOf({false, false, false, true})), 4u);
  EXPECT_EQ(lanes.First(0), 0u);
}

}  // namespace
}  // namespace superko
