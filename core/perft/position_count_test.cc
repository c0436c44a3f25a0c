#include "core/perft/position_count.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "absl/strings/string_view.h"

#include "core/base/exact_count.h"
#include "core/perft/coloring_count.h"

namespace superko {
namespace {

// OEIS A094777, by J. Tromp.
TEST(PositionCountTest, SquaresHaveThePublishedNumbers) {
  const absl::string_view published[] = {
      "1",
      "57",
      "12675",
      "24318165",
      "414295148741",
      "62567386502084877",
      "83677847847984287628595",
  };
  for (int side = 1; side <= 7; ++side) {
    EXPECT_EQ(CountText(*CountPositions(BoardSize(side, side))),
              published[side - 1])
        << side;
  }
}

// Two ways that share nothing, on every board of at most ten points.
TEST(PositionCountTest, AgreesWithEveryColoringTried) {
  for (int rows = 1; rows <= 10; ++rows) {
    for (int columns = 1; columns <= 10 / rows; ++columns) {
      const BoardSize size(rows, columns);
      EXPECT_EQ(*CountPositions(size), CountStandingColorings(size, {}))
          << rows << "x" << columns;
    }
  }
}

TEST(PositionCountTest, LyingAndStandingBoardsHaveTheSameNumber) {
  EXPECT_EQ(*CountPositions(BoardSize(3, 7)), *CountPositions(BoardSize(7, 3)));
}

TEST(PositionCountTest, TheNarrowerSideHasALimit) {
  const auto count = CountPositions(BoardSize(12, 13));
  EXPECT_EQ(count.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(std::string(count.status().message()),
            "too wide to count: 12x13; the narrower side may have 11");
}

TEST(PositionCountTest, ANumberBeyond128BitsIsAnError) {
  const auto count = CountPositions(BoardSize(3, 40));
  EXPECT_EQ(count.status().code(), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(std::string(count.status().message()),
            "the number of positions of 3x40 does not fit in 128 bits");
}

}  // namespace
}  // namespace superko
