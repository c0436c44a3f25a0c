#include "core/generate/point_cycle.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using testing::ElementsAreArray;
using testing::Not;
using testing::UnorderedElementsAreArray;

std::vector<Point> PointsOf(BoardSize size) {
  std::vector<Point> points;
  for (int i = 0; i < size.points(); ++i) points.push_back(size.PointAt(i));
  return points;
}

TEST(PointCycleTest, ASearchInVainTriesEveryPointOnceInRandomOrder) {
  PointCycle cycle;
  cycle.AddAll(BoardSize(5, 5));
  SplitMix64 random(1);
  cycle.Shuffle(random);
  std::vector<Point> tried;
  EXPECT_FALSE(cycle.Try([&](Point point) {
    tried.push_back(point);
    return false;
  }));
  EXPECT_THAT(tried, UnorderedElementsAreArray(PointsOf(BoardSize(5, 5))));
  EXPECT_THAT(tried, Not(ElementsAreArray(PointsOf(BoardSize(5, 5)))));
}

TEST(PointCycleTest, GoesOnWhereItStoppedAndRound) {
  PointCycle cycle;
  cycle.AddAll(BoardSize(1, 3));
  std::vector<Point> tried;
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(cycle.Try([&](Point point) {
      tried.push_back(point);
      return true;
    }));
  }
  EXPECT_THAT(tried, testing::ElementsAre(Point{0, 0}, Point{0, 1}, Point{0, 2},
                                          Point{0, 0}));
}

TEST(PointCycleTest, FindsNothingInNothing) {
  PointCycle cycle;
  EXPECT_TRUE(cycle.empty());
  EXPECT_FALSE(cycle.Try([](Point) { return true; }));
}

}  // namespace
}  // namespace superko
