#include "tools/contest/judged_batch.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using ::testing::ElementsAre;
using Indexes = std::vector<std::size_t>;

bool Has(const Indexes& indexes, std::size_t wanted) {
  return std::find(indexes.begin(), indexes.end(), wanted) != indexes.end();
}

TEST(CutDownTest, TriesTheLikelyOneFirst) {
  int asked = 0;
  const auto kept = CutDown(100, 41, [&](const Indexes& indexes) {
    ++asked;
    return Has(indexes, 41);
  });
  EXPECT_THAT(kept, ElementsAre(41));
  EXPECT_EQ(asked, 1);
}

TEST(CutDownTest, FindsTheOneThatMatters) {
  for (std::size_t wanted = 0; wanted < 37; ++wanted) {
    std::size_t asked = 0;
    const auto kept = CutDown(37, 0, [&](const Indexes& indexes) {
      ++asked;
      return Has(indexes, wanted);
    });
    EXPECT_THAT(kept, ElementsAre(wanted));
    EXPECT_LE(asked, 2u * 37);
  }
}

TEST(CutDownTest, KeepsTwoThatNeedEachOther) {
  const auto kept = CutDown(50, 0, [&](const Indexes& indexes) {
    return Has(indexes, 7) && Has(indexes, 30);
  });
  EXPECT_THAT(kept, ElementsAre(7, 30));
}

TEST(JudgedBatchTest, WritesInputAndAnswer) {
  GameRecord record;
  record.moves = {PlayMove(Color::kBlack, {.row = 0, .column = 0}),
                  PlayMove(Color::kWhite, {.row = 0, .column = 0})};
  EXPECT_EQ(BatchInput({&record, &record}),
            "2\n2\nB 1 1\nW 1 1\n2\nB 1 1\nW 1 1\n");
  EXPECT_THAT(BatchAnswer({&record}),
              ::testing::StartsWith("miss 1\nB..................\n..."));
}

}  // namespace
}  // namespace superko
