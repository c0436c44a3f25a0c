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

Lanes::Set SetOf(const std::vector<bool>& lanes) {
  Lanes::Set set = 0;
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    if (lanes[i]) set |= Lanes::Set{1} << (16 * i);
  }
  return set;
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
                SetOf({has(0), has(1), has(2), has(3)}));
    }
  });
}

TEST(LanesTest, EqualTo) {
  ForAllNumbers([](const Numbers& n) {
    for (const std::uint64_t number : {0, 1, 0x7ffe, 0x7fff}) {
      const auto is_equal = [&](int i) { return n[i] == number; };
      ASSERT_EQ(ToLanes(n).EqualTo(number),
                SetOf({is_equal(0), is_equal(1), is_equal(2), is_equal(3)}));
    }
  });
}

TEST(LanesTest, Where) {
  ForAllNumbers([](const Numbers& n) {
    const auto is_odd = [&](int i) { return n[i] % 2 == 1; };
    ASSERT_EQ(ToLanes(n).Where([](auto number) { return number % 2 == 1; }),
              SetOf({is_odd(0), is_odd(1), is_odd(2), is_odd(3)}));
  });
}

TEST(LanesTest, HasOtherLooksAtTheSetAlone) {
  ForAllNumbers([](const Numbers& n) {
    ASSERT_EQ(ToLanes(n).HasOther(n[1], SetOf({false, true, true, true})),
              n[2] != n[1] || n[3] != n[1]);
  });
}

TEST(LanesTest, CountOfASet) {
  EXPECT_EQ(Lanes::Count(0), 0);
  EXPECT_EQ(Lanes::Count(SetOf({false, false, false, true})), 1);
  EXPECT_EQ(Lanes::Count(SetOf({true, false, true, true})), 3);
  EXPECT_EQ(Lanes::Count(SetOf({true, true, true, true})), 4);
}

TEST(LanesTest, FirstOfASet) {
  const Lanes lanes(1, 0x7fff, 3, 4);
  EXPECT_EQ(lanes.First(SetOf({true, true, true, true})), 1u);
  EXPECT_EQ(lanes.First(SetOf({false, true, false, true})), 0x7fffu);
  EXPECT_EQ(lanes.First(SetOf({false, false, false, true})), 4u);
}

}  // namespace
}  // namespace superko
