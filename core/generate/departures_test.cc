#include "core/generate/departures.h"

#include <vector>

#include <gtest/gtest.h>

#include "core/generate/draft.h"
#include "core/generate/eyes.h"

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

// A draft on 3x3 in which Black has an eye in a corner and is to move:
//
//   . B .
//   B . .
//   . . .
class DeparturesTest : public testing::Test {
 protected:
  DeparturesTest() {
    draft_.Start(plan_, SplitMix64(1), record_);
    const std::vector<Placement> stones = {{{0, 1}, kBlack}, {{1, 0}, kBlack}};
    EXPECT_TRUE(draft_.TrySetUp(stones, kBlack));
  }

  // How often `choose` gives what is `wanted`, of 100 times.
  template <typename Choose, typename Wanted>
  int Count(const Choose& choose, const Wanted& wanted) {
    int count = 0;
    for (int i = 0; i < 100; ++i) count += wanted(choose(draft_)) ? 1 : 0;
    return count;
  }

  Plan plan_ = {.size = BoardSize(3, 3), .moves = 100};
  GameRecord record_;
  Draft draft_;
};

TEST_F(DeparturesTest, OccupiedPointHasAStone) {
  EXPECT_GT(Count(OccupiedPoint, [&](Point p) { return !draft_.IsEmpty(p); }),
            70);
}

TEST_F(DeparturesTest, OwnEyeIsSurrounded) {
  const auto is_eye = [&](Point point) {
    return IsOwnEye(draft_.board(), kBlack, point);
  };
  EXPECT_TRUE(is_eye({0, 0}));
  EXPECT_FALSE(is_eye({1, 1}));
  EXPECT_FALSE(IsOwnEye(draft_.board(), kWhite, {0, 0}));
  EXPECT_GT(Count(OwnEye, is_eye), 70);
}

TEST_F(DeparturesTest, RetakePointIsNextToTheLatestCapture) {
  draft_.SetTurn(kWhite);
  draft_.Play({1, 1});
  draft_.SetTurn(kWhite);
  draft_.Play({2, 0});
  draft_.SetTurn(kWhite);
  draft_.Play({0, 0});
  EXPECT_TRUE(draft_.IsEmpty({1, 0}));
  EXPECT_GT(Count(RetakePoint, [](Point p) { return p == Point{1, 0}; }), 50);
}

TEST_F(DeparturesTest, NearPointIsWithinTwoLines) {
  draft_.Play({2, 2});
  EXPECT_EQ(
      Count(NearPoint, [&](Point p) { return draft_.size().Contains(p); }),
      100);
}

}  // namespace
}  // namespace superko
