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

// 2x43 is found out at the end, 3x40 at once.
TEST(PositionCountTest, ANumberBeyond128BitsIsAnError) {
  for (const BoardSize size : {BoardSize(2, 43), BoardSize(3, 40)}) {
    EXPECT_EQ(CountPositions(size).status().code(),
              absl::StatusCode::kOutOfRange);
  }
  EXPECT_EQ(std::string(CountPositions(BoardSize(3, 40)).status().message()),
            "the number of positions of 3x40 does not fit in 128 bits");
}

}  // namespace
}  // namespace superko
