#include "tools/engine/reference_stroke.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/stroke/dot_grid_text.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

const DotGrid& Grid() {
  static const auto& grid =
      *new DotGrid(*ParseDotGrid("110\n011\n", "art", kDigitLetters));
  return grid;
}

TEST(ReferenceStrokeTest, CountsAndListsPathsInOrder) {
  EXPECT_EQ(CountStrokesByBruteForce(Grid()), 2u);
  const std::vector<StrokePath> paths = ListStrokesByBruteForce(Grid(), 10);
  ASSERT_EQ(paths.size(), 2u);
  EXPECT_EQ(StrokePathText(paths[0]), "1,1 1,2 2,2 2,3");
  EXPECT_EQ(StrokePathText(paths[1]), "2,3 2,2 1,2 1,1");
}

TEST(ReferenceStrokeTest, ListsNoMoreThanIsWanted) {
  EXPECT_EQ(ListStrokesByBruteForce(Grid(), 1).size(), 1u);
  EXPECT_TRUE(ListStrokesByBruteForce(Grid(), 0).empty());
}

TEST(ReferenceStrokeTest, SaysWhatIsWrongWithAPath) {
  const std::vector<StrokePath> paths = ListStrokesByBruteForce(Grid(), 1);
  EXPECT_EQ(DescribeStrokeFault(Grid(), paths[0]), "");
  EXPECT_THAT(DescribeStrokeFault(Grid(), {{.row = 0, .column = 2}}),
              HasSubstr("1,3"));
}

}  // namespace
}  // namespace superko
