#include "tools/harness/game_result.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(GameResultTest, ClearLeavesNothing) {
  GameResult result;
  result.is_judged = true;
  result.witnesses.moves = 1;
  result.illegal_plays = result.forced_plays = result.repetitions = 1;
  result.illegal.emplace_back();
  result.forced.emplace_back();
  result.allowed_repetitions.emplace_back();
  result.lines = result.lines_unchecked = 1;
  result.moves = result.passes = result.setup_stones = 1;
  result.captured_stones = 1;
  result.final_board = {Color::kBlack};
  result.Clear();
  EXPECT_FALSE(result.is_judged);
  EXPECT_EQ(result.witnesses.moves, 0u);
  EXPECT_EQ(result.illegal_plays + result.forced_plays + result.repetitions,
            0u);
  EXPECT_TRUE(result.illegal.empty());
  EXPECT_TRUE(result.forced.empty());
  EXPECT_TRUE(result.allowed_repetitions.empty());
  EXPECT_EQ(result.lines + result.lines_unchecked, 0u);
  EXPECT_EQ(result.moves + result.passes + result.setup_stones, 0u);
  EXPECT_EQ(result.captured_stones, 0u);
  EXPECT_TRUE(result.final_board.empty());
}

}  // namespace
}  // namespace superko
