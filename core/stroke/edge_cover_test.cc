#include "core/stroke/edge_cover.h"

#include "gtest/gtest.h"

#include "absl/strings/string_view.h"

#include "core/stroke/dot_grid_text.h"
#include "core/stroke/stroke_field.h"

namespace superko {
namespace {

// Whether there is a cover for lines that begin at the first dot.
bool HasCover(absl::string_view art) {
  const StrokeField field(*ParseDotGrid(art, "art", kDigitLetters));
  return EdgeCover(field).TryStart(field.dots()[0]);
}

TEST(EdgeCoverTest, NeedsColorsThatTakeTurns) {
  EXPECT_TRUE(HasCover("111\n111\n111\n"));
  EXPECT_FALSE(HasCover("011\n111\n111\n111\n010\n001\n"));
}

// Three dots with no neighbours but one and the same.
TEST(EdgeCoverTest, SeesDotsThatCompeteForANeighbour) {
  EXPECT_FALSE(HasCover("1111\n1010\n0010\n0111\n0010\n"));
}

TEST(EdgeCoverTest, ALineHasOneCoverOnlyAndStepsKeepIt) {
  StrokeField field(*ParseDotGrid("111\n001\n", "art", kDigitLetters));
  EdgeCover cover(field);
  ASSERT_TRUE(cover.TryStart(field.dots()[0]));
  field.Take(field.dots()[0]);
  EXPECT_TRUE(cover.TryStep(field.dots()[0], Direction::kRight));
}

//   a s b      From the start straight down, both a and b would have one
//   c d e      neighbour left, and only one dot can be the end.
TEST(EdgeCoverTest, RefusesAStepThatStarvesDotsAndForgetsIt) {
  StrokeField field(*ParseDotGrid("111\n111\n", "art", kDigitLetters));
  EdgeCover cover(field);
  const StrokeField::Cell start = field.dots()[1];
  ASSERT_TRUE(cover.TryStart(start));
  field.Take(start);
  EXPECT_FALSE(cover.TryStep(start, Direction::kDown));
  EXPECT_TRUE(cover.TryStep(start, Direction::kLeft));
  EXPECT_TRUE(cover.TryStep(start, Direction::kRight));
}

}  // namespace
}  // namespace superko
