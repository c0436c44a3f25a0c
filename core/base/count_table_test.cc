#include "core/base/count_table.h"

#include <cstdint>
#include <map>

#include "gtest/gtest.h"

#include "core/base/split_mix.h"

namespace superko {
namespace {

TEST(CountTableTest, CountsByKeyInTheOrderOfComing) {
  CountTable table;
  table.Add(7, 1);
  table.Add(0, 5);
  table.Add(7, 2);
  ASSERT_EQ(table.size(), 2u);
  EXPECT_EQ(table.entries()[0].key, 7u);
  EXPECT_EQ(table.entries()[0].count(), 3u);
  EXPECT_EQ(table.entries()[1].key, 0u);
  EXPECT_EQ(table.entries()[1].count(), 5u);
  table.Clear();
  EXPECT_EQ(table.size(), 0u);
}

// Keys that differ in high bits, in low bits, or hardly.
TEST(CountTableTest, GrowsWithoutLosingAKey) {
  CountTable table;
  std::map<std::uint64_t, std::uint64_t> model;
  SplitMix64 random(1);
  for (int i = 0; i < 50'000; ++i) {
    const std::uint64_t key = std::uint64_t{random.Below(5000)}
                              << (16 * random.Below(4));
    table.Add(key, static_cast<std::uint64_t>(i));
    model[key] += static_cast<std::uint64_t>(i);
  }
  ASSERT_EQ(table.size(), model.size());
  EXPECT_GT(table.size(), 10'000u);
  for (const CountTable::Entry& entry : table.entries()) {
    ASSERT_EQ(entry.count(), model[entry.key]);
  }
  EXPECT_FALSE(table.overflowed());
}

TEST(CountTableTest, SaysThatASumDoesNotFit) {
  CountTable table;
  table.Add(1, absl::Uint128Max());
  EXPECT_FALSE(table.overflowed());
  table.Add(1, 1);
  EXPECT_TRUE(table.overflowed());
  table.Clear();
  EXPECT_TRUE(table.overflowed());
}

}  // namespace
}  // namespace superko
