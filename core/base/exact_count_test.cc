#include "core/base/exact_count.h"

#include "gtest/gtest.h"

namespace superko {
namespace {

TEST(ExactCountTest, AddsUpToTheLastNumberThatFits) {
  absl::uint128 sum = absl::Uint128Max() - 2;
  EXPECT_TRUE(TryAdd(2, sum));
  EXPECT_EQ(sum, absl::Uint128Max());
  EXPECT_FALSE(TryAdd(1, sum));
  EXPECT_EQ(sum, absl::Uint128Max());
}

TEST(ExactCountTest, AddsProductsUpToTheLastNumberThatFits) {
  absl::uint128 sum = 0;
  EXPECT_TRUE(TryAddProduct(3, absl::Uint128Max() / 3, sum));
  EXPECT_EQ(sum, absl::Uint128Max());
  EXPECT_TRUE(TryAddProduct(0, absl::Uint128Max(), sum));
  EXPECT_FALSE(TryAddProduct(2, 1, sum));
  sum = 1;
  EXPECT_FALSE(TryAddProduct(3, absl::Uint128Max() / 3, sum));
  EXPECT_EQ(sum, 1u);
}

TEST(ExactCountTest, IsWrittenInDecimal) {
  EXPECT_EQ(CountText(0), "0");
  EXPECT_EQ(CountText(absl::Uint128Max()),
            "340282366920938463463374607431768211455");
}

}  // namespace
}  // namespace superko
