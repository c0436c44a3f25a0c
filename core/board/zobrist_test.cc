#include "core/board/zobrist.h"

#include <set>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(ZobristTest, KeysDifferAndAreNotZero) {
  std::set<std::uint64_t> keys = {0, kZobristWhiteToMove};
  for (int cell = 0; cell < kGridCellsMax; ++cell) {
    const auto index = static_cast<PointIndex>(cell);
    EXPECT_TRUE(keys.insert(ZobristKey(index, Color::kBlack)).second);
    EXPECT_TRUE(keys.insert(ZobristKey(index, Color::kWhite)).second);
  }
}

// Every bit is set in about half of the keys.
TEST(ZobristTest, BitsAreBalanced) {
  for (int bit = 0; bit < 64; ++bit) {
    int set_count = 0;
    for (const std::uint64_t key : internal::zobrist_table) {
      set_count += static_cast<int>((key >> bit) & 1);
    }
    EXPECT_NEAR(set_count, kGridCellsMax, 200) << "bit " << bit;
  }
}

}  // namespace
}  // namespace superko
