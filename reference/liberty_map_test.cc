#include "reference/liberty_map.h"

#include "gtest/gtest.h"
#include "reference/board_art.h"
#include "reference/outcome_text.h"

namespace reference {
namespace {

constexpr Stone kBlack = Stone::kBlack;
constexpr Stone kWhite = Stone::kWhite;
constexpr Outcome kLegal = {Answer::kLegal};

// What it answers is tested with all engines, in the engine_*_test.cc.
TEST(LibertyMapTest, ACopyIsAnIndependentGame) {
  LibertyMap one;
  one.Start(1, 3, Rules{}, kBlack);
  EXPECT_EQ(one.Play(kBlack, 0, 0), kLegal);
  LibertyMap other = one;
  EXPECT_EQ(other.Play(kWhite, 0, 2), kLegal);
  EXPECT_EQ(ToArt(one.board(), 3), "B..\n");
  EXPECT_EQ(ToArt(other.board(), 3), "B.W\n");
  EXPECT_EQ(one.Play(kWhite, 0, 2), kLegal);
}

}  // namespace
}  // namespace reference
