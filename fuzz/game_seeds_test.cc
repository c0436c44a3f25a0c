#include "fuzz/game_seeds.h"

#include <gtest/gtest.h>

#include "fuzz/game_bytes.h"
#include "tools/harness/record_text.h"

namespace superko {
namespace {

TEST(GameSeedsTest, GamesLoseTheEmptyPartsOfTheBoard) {
  const auto seeds = GameSeedsOf("2\n2\nB 3 4\nW 5 4\n1\nW 1 1\n");
  ASSERT_EQ(seeds.size(), 2u);
  EXPECT_EQ(RecordText(ReadGameBytes(seeds[0]).record),
            "5x3 suicide=forbidden,repetition=positional, B first: "
            "B 2 2, W 4 2");
  EXPECT_EQ(RecordText(ReadGameBytes(seeds[1]).record),
            "2x2 suicide=forbidden,repetition=positional, W first: W 1 1");
}

TEST(GameSeedsTest, EdgesStayEdges) {
  GameRecord record;
  record.moves = {PlayMove(Color::kBlack, {18, 18}),
                  PlayMove(Color::kWhite, {17, 0})};
  EXPECT_EQ(RecordText(Cropped(record)),
            "3x19 suicide=forbidden,repetition=positional, B first: "
            "B 3 19, W 2 1");
  EXPECT_EQ(Cropped(GameRecord{}), GameRecord{});
}

TEST(GameSeedsTest, TextThatIsNoGameGivesNoSeed) {
  EXPECT_TRUE(GameSeedsOf("x").empty());
}

}  // namespace
}  // namespace superko
