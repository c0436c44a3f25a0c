#include "core/stroke/border.h"

#include <string>

#include "gtest/gtest.h"

#include "absl/strings/string_view.h"

namespace superko {
namespace {

// One letter a plug, plug 0 first.
Border BorderFromArt(absl::string_view art) {
  Border border;
  for (std::size_t i = 0; i < art.size(); ++i) {
    const std::size_t plug = absl::string_view(".()e").find(art[i]);
    border = border.With(static_cast<int>(i), static_cast<Plug>(plug));
  }
  return border;
}

std::string ToArt(Border border, int plugs) {
  std::string art;
  for (int i = 0; i < plugs; ++i) {
    art += ".()e"[static_cast<int>(border.at(i))];
  }
  return art;
}

TEST(BorderTest, WithReplacesOnePlug) {
  const Border border = BorderFromArt("(.e)").With(2, Plug::kNone);
  EXPECT_EQ(ToArt(border, 5), "(..).");
  EXPECT_EQ(ToArt(border.With(0, Plug::kClose), 5), ")..).");
}

TEST(BorderTest, MatesAreFoundAcrossNestedStrandsAndTails) {
  const Border border = BorderFromArt("((.)e()).()");
  EXPECT_EQ(border.MateOf(0), 7);
  EXPECT_EQ(border.MateOf(7), 0);
  EXPECT_EQ(border.MateOf(1), 3);
  EXPECT_EQ(border.MateOf(3), 1);
  EXPECT_EQ(border.MateOf(5), 6);
  EXPECT_EQ(border.MateOf(10), 9);
}

TEST(BorderTest, OnlyTailsAreCounted) {
  EXPECT_EQ(BorderFromArt("(()e))").CountTails(), 1);
  EXPECT_EQ(BorderFromArt("e()()e").CountTails(), 2);
  EXPECT_EQ(BorderFromArt("()()").CountTails(), 0);
}

TEST(BorderTest, HasRoomForTheLastPlug) {
  const Border border = Border().With(Border::kPlugsMax - 1, Plug::kTail);
  EXPECT_EQ(border.at(Border::kPlugsMax - 1), Plug::kTail);
  EXPECT_EQ(border.CountTails(), 1);
  EXPECT_FALSE(border.IsEmpty());
}

TEST(BorderTest, ShiftedMovesEveryPlugOneOn) {
  EXPECT_EQ(ToArt(BorderFromArt("(e)").Shifted(), 5), ".(e).");
}

}  // namespace
}  // namespace superko
