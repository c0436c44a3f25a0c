#include "tools/report/finding_text.h"

#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

TEST(FindingTextTest, SaysWhereACaseIs) {
  EXPECT_EQ(WhereText(VerdictFinding().where), "case 17");
  EXPECT_EQ(WhereText(StringsFinding().where), "games/a.in:40: case 3");
}

TEST(FindingTextTest, HasALineWithBothAnswers) {
  EXPECT_EQ(FindingLine(VerdictFinding()),
            "case 17, move 3, B 1 3: verdict: core legal, flood-fill "
            "repetition");
}

TEST(FindingTextTest, AFailureIsAnAnswerToo) {
  EXPECT_EQ(FindingLine(FailureFinding()),
            "case 17, move 3, B 1 3: engine-failure: core it died: signal 11 & "
            "<core>, flood-fill not asked");
}

TEST(FindingTextTest, SaysWhichStringIsCountedDifferently) {
  EXPECT_EQ(
      StringsText(BoardSize(1, 3), StringsFinding().difference),
      "string on 1 2: core counts 1 stones and 3 liberties, flood-fill 1 and "
      "2");
  EXPECT_EQ(StringsText(BoardSize(1, 3), VerdictFinding().difference), "");
}

TEST(FindingTextTest, NamesItsNumber) {
  EXPECT_EQ(FindingText(3, VerdictFinding())
                .rfind("finding 3: case 17, move 3, B 1 3: verdict\n", 0),
            0u);
}

}  // namespace
}  // namespace superko
