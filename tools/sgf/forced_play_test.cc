#include "tools/sgf/forced_play.h"

#include <string>

#include <gtest/gtest.h>

#include "core/testing/board_art.h"

namespace superko {
namespace {

// The board after set-up with the play's placements.
std::string After(absl::string_view art, Color player, Point point) {
  Game game = GameFromArt(art, {});
  const ForcedPlay forced = ForcePlay(game.board(), player, point);
  EXPECT_FALSE(forced.placements.empty());
  EXPECT_TRUE(game.TrySetUp(forced.placements, Opponent(player)));
  return ToArt(game.board());
}

TEST(ForcedPlayTest, AnEmptyPointIsPlayedAsEver) {
  EXPECT_EQ(After("WB.\n"
                  ".B.\n",
                  Color::kBlack, {1, 0}),
            ".B.\n"
            "BB.\n");
  EXPECT_EQ(After("...\n", Color::kWhite, {0, 1}), ".W.\n");
}

TEST(ForcedPlayTest, AStoneOfTheOpponentIsReplaced) {
  EXPECT_EQ(After(".BW.\n", Color::kBlack, {0, 2}), ".BB.\n");
}

// The white string is cut in two, and one half has no liberty left.
TEST(ForcedPlayTest, AReplacedStoneMayLeaveItsNeighborsWithoutLiberties) {
  EXPECT_EQ(After("WWW.\n", Color::kBlack, {0, 1}), ".BW.\n");
  EXPECT_EQ(ForcePlay(BoardFromArt("WWW.\n"), Color::kBlack, {0, 1}).captured,
            1);
}

TEST(ForcedPlayTest, AnOwnStoneStaysWhatItIs) {
  EXPECT_EQ(After("B..\n", Color::kBlack, {0, 0}), "B..\n");
}

TEST(ForcedPlayTest, SuicideRemovesTheOwnString) {
  constexpr char kArt[] =
      "B.W.\n"
      "WWW.\n";
  EXPECT_EQ(After(kArt, Color::kBlack, {0, 1}),
            "..W.\n"
            "WWW.\n");
  const ForcedPlay forced =
      ForcePlay(BoardFromArt(kArt), Color::kBlack, {0, 1});
  EXPECT_EQ(forced.own_removed, 2);
  EXPECT_EQ(forced.captured, 0);
}

// The stone that was replaced is no capture.
TEST(ForcedPlayTest, SuicideOnAnOccupiedPointClearsIt) {
  EXPECT_EQ(After(".WWW.\n", Color::kBlack, {0, 2}), ".W.W.\n");
  const ForcedPlay forced =
      ForcePlay(BoardFromArt(".WWW.\n"), Color::kBlack, {0, 2});
  EXPECT_EQ(forced.captured, 0);
  EXPECT_EQ(forced.own_removed, 1);
}

}  // namespace
}  // namespace superko
