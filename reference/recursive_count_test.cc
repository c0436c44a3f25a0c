#include "reference/recursive_count.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "reference/board_art.h"

namespace reference {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(RecursiveCountTest, WalksRightLeftDownUp) {
  const Position position = PositionFromArt(
      ".B.\n"
      "BBB\n"
      ".B.\n");
  RecursiveCount counter(position.board, 3, 3);
  EXPECT_EQ(counter.Count(1, 1), (StringCount{5, 4}));
  EXPECT_THAT(counter.stones(), ElementsAre(4, 5, 3, 7, 1));
}

TEST(RecursiveCountTest, CountsAnEmptyPointAsNothing) {
  const Position position = PositionFromArt("B.\n");
  RecursiveCount counter(position.board, 1, 2);
  EXPECT_EQ(counter.Count(0, 0), (StringCount{1, 1}));
  EXPECT_EQ(counter.Count(0, 1), (StringCount{0, 0}));
  EXPECT_THAT(counter.stones(), IsEmpty());
}

TEST(RecursiveCountTest, IsDeepEnoughForTheLargestBoard) {
  const std::vector<Stone> board(52 * 52, Stone::kWhite);
  EXPECT_THAT(CountStringsRecursively(board, 52, 52),
              Each(StringCount{52 * 52, 0}));
}

}  // namespace
}  // namespace reference
