#include "tools/cli/hand_game.h"

#include <gtest/gtest.h>

#include "tools/engine/engine_table.h"

namespace superko {
namespace {

class HandGameTest : public testing::TestWithParam<const char*> {
 protected:
  HandGame NewGame(BoardSize size) const {
    return HandGame(FindEngine(GetParam())->make(),
                    {.size = size,
                     .rules = {},
                     .first_player = Color::kBlack,
                     .moves = {}});
  }
};

TEST_P(HandGameTest, StartsWithOneBlackStoneMore) {
  EXPECT_NE(
      NewGame(kJudgeSize)
          .Describe()
          .find("Black to move, play 1. Black: 181 stones left, 0 captured. "
                "White: 180 stones left, 0 captured.\n"),
      std::string::npos);
}

TEST_P(HandGameTest, SaysEveryVerdictInWords) {
  HandGame game = NewGame(BoardSize(1, 3));
  EXPECT_EQ(*game.Do("1 2"), "B 1 2: played");
  EXPECT_EQ(*game.Do("1 2"), "W 1 2: refused: a stone stands there (miss 1)");
  EXPECT_EQ(*game.Do("1 1"), "W 1 1: refused: suicide (miss 2)");
  EXPECT_EQ(*game.Do(" pass "), "W pass: passed");
  EXPECT_EQ(*game.Do("c1"), "B 1 3: played");
  EXPECT_EQ(*game.Do("A1"), "W 1 1: 2 captured");
  EXPECT_EQ(*game.Do("1\t2"),
            "B 1 2: refused: the position was there before (miss 3)");
}

TEST_P(HandGameTest, CountsStonesAndTurns) {
  HandGame game = NewGame(BoardSize(2, 2));
  game.Do("1 1").IgnoreError();
  game.Do("1 2").IgnoreError();
  game.Do("pass").IgnoreError();
  EXPECT_EQ(*game.Do("2 1"), "W 2 1: 1 captured");
  EXPECT_EQ(game.Describe(),
            "     1  2\n"
            " 1   .  W\n"
            " 2  [W] .\n"
            "Black to move, play 5. Black: 1 stone left, 0 captured. White: 0 "
            "stones left, 1 captured.\n");
}

TEST_P(HandGameTest, UndoBringsEverythingBack) {
  HandGame game = NewGame(BoardSize(2, 2));
  const std::string start = game.Describe();
  game.Do("1 1").IgnoreError();
  game.Do("1 2").IgnoreError();
  game.Do("pass").IgnoreError();
  const std::string before = game.Describe();
  game.Do("2 1").IgnoreError();
  EXPECT_EQ(*game.Do("UNDO"), "W 2 1: undone");
  EXPECT_EQ(game.Describe(), before);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(game.Do("undo").ok());
  EXPECT_EQ(game.Describe(), start);
  EXPECT_EQ(*game.Do("undo"), "nothing to undo");
}

TEST_P(HandGameTest, ExplainsALineThatIsNoPlay) {
  HandGame game = NewGame(BoardSize(5, 7));
  for (const char* line : {"", "6 1", "1 8", "0 1", "x", "Z1", "1 2 3", "I1"}) {
    const auto said = game.Do(line);
    EXPECT_FALSE(said.ok()) << line;
    EXPECT_EQ(said.status().message(),
              absl::StrCat("expected ROW COLUMN from 1, a point such as D4, "
                           "pass or undo, on a board of 5x7, found \"",
                           line, "\""));
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, HandGameTest,
                         testing::Values("core", "flood-fill", "liberty-map",
                                         "block-scan"));

}  // namespace
}  // namespace superko
