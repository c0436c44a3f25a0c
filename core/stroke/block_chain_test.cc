#include "core/stroke/block_chain.h"

#include "gtest/gtest.h"

#include "absl/strings/string_view.h"

#include "core/stroke/dot_grid_text.h"
#include "core/stroke/stroke_field.h"

namespace superko {
namespace {

// Whether a line may pass that begins at the first dot.
bool ChainPasses(absl::string_view art) {
  StrokeField field(*ParseDotGrid(art, "art", kDigitLetters));
  field.Take(field.dots()[0]);
  return BlockChain(field).MayPass(field.dots()[0]);
}

TEST(BlockChainTest, PassesALineAndAGridWithPaths) {
  EXPECT_TRUE(ChainPasses("11111\n"));
  EXPECT_TRUE(ChainPasses("111\n111\n111\n"));
}

TEST(BlockChainTest, SeesPartsThatDoNotHangTogether) {
  EXPECT_FALSE(ChainPasses("110\n001\n"));
}

TEST(BlockChainTest, SeesAFork) {
  EXPECT_FALSE(ChainPasses("00100\n11111\n"));
  EXPECT_FALSE(ChainPasses("1110\n0111\n0100\n"));
}

TEST(BlockChainTest, SeesThatTheStartDividesTheRest) {
  EXPECT_FALSE(ChainPasses("0100\n1111\n"));
}

// The square would have to be entered at one corner and left at another of the
// same color, but it has as many dots of one color as of the other.
TEST(BlockChainTest, SeesColorsThatDoNotFitABlock) {
  EXPECT_FALSE(ChainPasses("11000\n01100\n01110\n00010\n"));
  EXPECT_TRUE(ChainPasses("11000\n01110\n01100\n"));
}

}  // namespace
}  // namespace superko
