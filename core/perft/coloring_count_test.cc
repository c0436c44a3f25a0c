#include "core/perft/coloring_count.h"

#include <cstdint>

#include "gtest/gtest.h"

namespace superko {
namespace {

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
