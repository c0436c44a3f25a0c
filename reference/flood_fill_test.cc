#include "reference/flood_fill.h"

#include <vector>

#include "gtest/gtest.h"
#include "reference/board_art.h"
#include "reference/outcome_text.h"

namespace reference {
namespace {

constexpr Stone kBlack = Stone::kBlack;
constexpr Stone kWhite = Stone::kWhite;
constexpr Outcome kLegal = {Answer::kLegal};

TEST(FloodFillTest, ACopyIsAnIndependentGame) {
  FloodFill one;
  one.Start(1, 3, Rules{}, kBlack);
  EXPECT_EQ(one.Play(kBlack, 0, 0), kLegal);
  FloodFill other = one;
  EXPECT_EQ(other.Play(kWhite, 0, 2), kLegal);
  EXPECT_EQ(ToArt(one.board(), 3), "B..\n");
  EXPECT_EQ(ToArt(other.board(), 3), "B.W\n");
}

TEST(FloodFillTest, OtherSizesMayFollowEachOther) {
  FloodFill engine;
  engine.Start(2, 3, Rules{}, kBlack);
  EXPECT_EQ(engine.Play(kBlack, 1, 2), kLegal);
  engine.Start(3, 2, Rules{}, kBlack);
  EXPECT_EQ(engine.Play(kBlack, 2, 1), kLegal);
  EXPECT_EQ(engine.Play(kWhite, 1, 1), kLegal);
  EXPECT_EQ(engine.Play(kWhite, 2, 0), (Outcome{Answer::kLegal, 1, 0}));
  EXPECT_EQ(ToArt(engine.board(), 2), "..\n.W\nW.\n");
}

}  // namespace
}  // namespace reference
