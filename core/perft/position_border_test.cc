#include "core/perft/position_border.h"

#include <string>

#include "gtest/gtest.h"

#include "absl/strings/string_view.h"

namespace superko {
namespace {

// The border after the rows of `art`, taken row by row; the last row may be cut
// short. "dead" if a string died on the way.
PositionBorder BorderAfter(int columns, absl::string_view art, bool* died) {
  PositionBorder border(columns, 0);
  *died = false;
  for (std::size_t i = 0; i < art.size(); ++i) {
    const std::size_t color = absl::string_view(".BW").find(art[i]);
    *died |= !border.TryTake(static_cast<int>(i) % columns,
                             static_cast<Color>(color));
  }
  return border;
}

bool Stands(int columns, absl::string_view art) {
  bool died = false;
  const PositionBorder border = BorderAfter(columns, art, &died);
  return !died && border.IsAlive();
}

std::uint64_t KeyAfter(int columns, absl::string_view art) {
  bool died = false;
  const PositionBorder border = BorderAfter(columns, art, &died);
  EXPECT_FALSE(died) << art;
  return border.Key();
}

TEST(PositionBorderTest, AStringNeedsALiberty) {
  EXPECT_TRUE(Stands(2, "B."));
  EXPECT_TRUE(Stands(2, ".."));
  EXPECT_FALSE(Stands(2, "BB"));
  EXPECT_FALSE(Stands(1, "B"));
  EXPECT_TRUE(Stands(1, "B."));
  EXPECT_TRUE(Stands(1, ".B"));
}

TEST(PositionBorderTest, AStringLivesByALibertyFarAway) {
  EXPECT_TRUE(Stands(3,
                     "BBB"
                     "BWW"
                     "BW."
                     ".W."));
  EXPECT_FALSE(Stands(3,
                      "BBB"
                      "WWB"
                      ".WB"
                      ".WB"));
}

TEST(PositionBorderTest, AStringThatIsCoveredDiesAtOnce) {
  bool died = false;
  BorderAfter(2, "BWW", &died);
  EXPECT_TRUE(died);
  BorderAfter(2, "BBW", &died);
  EXPECT_FALSE(died);
  BorderAfter(2, "BBWW", &died);
  EXPECT_TRUE(died);
}

TEST(PositionBorderTest, WhatIsBehindDoesNotMatter) {
  EXPECT_EQ(KeyAfter(3,
                     "B.B"
                     "BBB"),
            KeyAfter(3,
                     "..."
                     "BBB"));
  EXPECT_NE(KeyAfter(3,
                     "BBB"
                     "BBB"),
            KeyAfter(3,
                     "..."
                     "BBB"));
}

// Whether two stones without liberties are of one string or of two does.
TEST(PositionBorderTest, StringsAreToldApart) {
  EXPECT_NE(KeyAfter(3,
                     "BBB"
                     "BWB"),
            KeyAfter(3,
                     "WWW"
                     "BWB"));
}

TEST(PositionBorderTest, KeysAreReadBack) {
  const std::uint64_t key = KeyAfter(5, "BWBWB");
  EXPECT_EQ(PositionBorder(5, key).Key(), key);
  // Six strings of a color are as many as there can be.
  const std::uint64_t most = KeyAfter(11, "BWBWBWBWBWB");
  EXPECT_EQ(PositionBorder(11, most).Key(), most);
  EXPECT_EQ(most >> 40, 14u);
}

}  // namespace
}  // namespace superko
