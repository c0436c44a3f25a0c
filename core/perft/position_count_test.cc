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

TEST(ColoringCountTest, ColoringsAreAllDifferentAndTheirNumberIsKnown) {
  int visited = 0;
  int stones = 0;
  VisitColorings(BoardSize(2, 3), {}, [&](const Board& board, bool stands) {
    ++visited;
    int here = 0;
    for (int i = 0; i < 6; ++i) {
      here += board.at(board.size().PointAt(i)) != Color::kEmpty;
    }
    stones += here;
    EXPECT_TRUE(here < 6 || !stands);
    EXPECT_TRUE(here > 1 || stands);
  });
  EXPECT_EQ(visited, 729);
  EXPECT_EQ(stones, 729 * 6 * 2 / 3);
}

TEST(ColoringCountTest, PartsAddUpToTheWhole) {
  const BoardSize size(3, 3);
  std::uint64_t sum = 0;
  for (const Color a : {Color::kEmpty, Color::kBlack, Color::kWhite}) {
    for (const Color b : {Color::kEmpty, Color::kBlack, Color::kWhite}) {
      sum += CountStandingColorings(size, {a, b});
    }
  }
  EXPECT_EQ(sum, 12675u);
  EXPECT_EQ(
      CountStandingColorings(BoardSize(1, 2), {Color::kBlack, Color::kWhite}),
      0u);
}

}  // namespace
}  // namespace superko
