#include "core/board/change.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(ChangeTest, KeepsWhatItIsGiven) {
  for (const int cell : {0, 1, 2047, kGridCellsMax - 1}) {
    for (int before = 0; before < 3; ++before) {
      for (int after = 0; after < 3; ++after) {
        const Change change(static_cast<PointIndex>(cell),
                            static_cast<Color>(before),
                            static_cast<Color>(after));
        EXPECT_EQ(change.index(), static_cast<PointIndex>(cell));
        EXPECT_EQ(change.before(), static_cast<Color>(before));
        EXPECT_EQ(change.after(), static_cast<Color>(after));
      }
    }
  }
}

TEST(ColorTest, OpponentsAndLetters) {
  EXPECT_EQ(Opponent(Color::kBlack), Color::kWhite);
  EXPECT_EQ(Opponent(Color::kWhite), Color::kBlack);
  EXPECT_EQ(ColorLetter(Color::kBlack), 'B');
  EXPECT_EQ(ColorLetter(Color::kWhite), 'W');
  EXPECT_EQ(ColorLetter(Color::kEmpty), '.');
}

}  // namespace
}  // namespace superko
