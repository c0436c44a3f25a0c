#include "core/generate/ko_ladder.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/string_view.h"

#include "core/rules/game.h"
#include "core/testing/board_art.h"

namespace superko {
namespace {

TEST(KoLadderTest, FitsEveryBoardOfSixByOneAndMore) {
  SplitMix64 random(1);
  KoLadder ladder;
  for (int rows = 1; rows <= 20; ++rows) {
    for (int columns = 1; columns <= 20; ++columns) {
      const BoardSize size(rows, columns);
      ladder.Draw(size, random);
      EXPECT_EQ(ladder.placements().empty(), std::max(rows, columns) < 6);
      EXPECT_FALSE(ladder.hot_points().empty());
      for (const KoLadder::HotPoint& hot : ladder.hot_points()) {
        EXPECT_TRUE(size.Contains(hot.point));
      }
      Game game({.size = size});
      EXPECT_TRUE(game.TrySetUp(ladder.placements(), Color::kBlack))
          << rows << "x" << columns;
    }
  }
}

TEST(KoLadderTest, HasAsManyRungsAsTheBoardIsLong) {
  SplitMix64 random(1);
  KoLadder ladder;
  std::size_t placements_max = 0;
  for (int i = 0; i < 1000; ++i) {
    ladder.Draw(kJudgeSize, random);
    placements_max = std::max(placements_max, ladder.placements().size());
  }
  EXPECT_GT(placements_max, 80u);
}

// Plays all `points` in turn and tells the cycle that the last one closes,
// which positional repetition refuses; 0 if there is none.
std::uint32_t CycleOf(absl::string_view art, Color player,
                      const std::vector<Point>& points) {
  Game game = GameFromArt(art, RuleSet{});
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    EXPECT_EQ(game.Play(player, points[i]).verdict, Verdict::kLegal) << i;
    player = Opponent(player);
  }
  const PlayResult last = game.Play(player, points.back());
  return last.verdict == Verdict::kRepetition ? game.cycle_length() : 0;
}

TEST(KoLadderTest, SendingTwoReturningOneIsACycleOfThree) {
  EXPECT_EQ(CycleOf(".BBWW.\n"
                    "B.W.W.\n"
                    ".BBWW.\n",
                    Color::kWhite, {{1, 1}, {1, 3}, {1, 2}}),
            3u);
}

TEST(KoLadderTest, EternalLifeIsACycleOfFour) {
  EXPECT_EQ(CycleOf(".BBWW.\n"
                    "B..B.W\n"
                    ".BBWW.\n",
                    Color::kWhite, {{1, 1}, {1, 4}, {1, 2}, {1, 3}}),
            4u);
}

TEST(KoLadderTest, TripleKoIsACycleOfSix) {
  EXPECT_EQ(
      CycleOf(".BBWW.\n"
              ".B.BW.\n"
              ".BBWW.\n"
              ".B.BW.\n"
              ".BBWW.\n"
              ".BW.W.\n"
              ".BBWW.\n",
              Color::kWhite, {{1, 2}, {5, 3}, {3, 2}, {1, 3}, {5, 2}, {3, 3}}),
      6u);
}

}  // namespace
}  // namespace superko
