#include "tools/engine/planted/liberty_set.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

constexpr std::size_t kWords = LibertySet::WordsFor(kPointsMax);

TEST(LibertySetTest, CountsEachPointOnce) {
  LibertySet set;
  set.Add(0);
  set.Add(kPointsMax - 1);
  set.Add(0);
  EXPECT_EQ(set.count(), 2);
}

TEST(LibertySetTest, RemovesOnlyWhatIsThere) {
  LibertySet set;
  set.Add(70);
  set.Remove(6);
  EXPECT_EQ(set.count(), 1);
  set.Remove(70);
  set.Remove(70);
  EXPECT_EQ(set.count(), 0);
}

TEST(LibertySetTest, AddAllCountsSharedPointsOnce) {
  LibertySet set;
  set.Add(1);
  set.Add(100);
  LibertySet other;
  other.Add(100);
  other.Add(200);
  EXPECT_EQ(set.AddAll(other, kWords), 1);
  EXPECT_EQ(set.count(), 3);
}

TEST(LibertySetTest, ClearForgetsEveryPoint) {
  LibertySet set;
  set.Add(64);
  set.Clear(kWords);
  EXPECT_EQ(set.count(), 0);
  set.Add(64);
  EXPECT_EQ(set.count(), 1);
}

}  // namespace
}  // namespace superko
