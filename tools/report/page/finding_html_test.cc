#include "tools/report/page/finding_html.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/report/page/testing.h"
#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string Html(const std::vector<NumberedFinding>& findings,
                 ReplayFunction replay = nullptr) {
  PageGames games(std::move(replay));
  return FindingsHtml(findings, findings.size(), games);
}

TEST(FindingHtmlTest, SaysWhatDiffersAndHowToSeeItAgain) {
  EXPECT_THAT(
      Html({{.number = 1, .finding = VerdictFinding()}}),
      AllOf(HasSubstr("id=\"finding-1\""), HasSubstr("case 17, move 3"),
            HasSubstr("<span class=\"kind\">verdict</span>"),
            HasSubstr("Black plays row 1, column 3 (C1): <b>core</b> says "
                      "<q>legal</q>, <b>flood-fill</b> says <q>refused: "
                      "repetition</q>."),
            HasSubstr("superko random --first=17 --games=1 --seed=1</pre>"),
            HasSubstr(">(;FF[4]GM[1]")));
}

TEST(FindingHtmlTest, SaysWhatDiffersInStrings) {
  EXPECT_THAT(Html({{.number = 1, .finding = StringsFinding()}}),
              AllOf(HasSubstr("games/a.in:40: case 3, move 1"),
                    HasSubstr("string on 1 2: core counts 1 stones and 3 "
                              "liberties, flood-fill 1 and 2")));
}

TEST(FindingHtmlTest, ShowsTheShrunkRecordBeforeTheWhole) {
  const std::string html = Html({{.number = 1, .finding = ShrunkFinding()}});
  EXPECT_THAT(html, HasSubstr("Shrunk from 3 moves on 1x3 to <b>1 move on "
                              "1x1</b> in 1,234 probes."));
  const auto shrunk = html.find("1 move on 1x1, suicide");
  const auto whole = html.find("3 moves on 1x3, suicide");
  ASSERT_NE(whole, std::string::npos);
  EXPECT_LT(shrunk, whole);
  EXPECT_THAT(html, HasSubstr("As it was found: 3 moves on 1x3"));
}

TEST(FindingHtmlTest, SaysHowWellItWasShrunk) {
  Finding finding = ShrunkFinding();
  finding.shrunk->plays = 2;
  finding.shrunk->is_complete = false;
  EXPECT_THAT(Html({{.number = 1, .finding = finding}}),
              AllOf(HasSubstr("stopped before the end"),
                    HasSubstr("played twice in a row")));
  finding.shrunk->plays = 0;
  EXPECT_THAT(Html({{.number = 1, .finding = finding}}),
              AllOf(HasSubstr("did not come to it again"),
                    HasSubstr("3 moves on 1x3, suicide"),
                    Not(HasSubstr("As it was found"))));
}

TEST(FindingHtmlTest, ReplaysAShrunkRecordAsOftenAsItNeeds) {
  Finding finding = ShrunkFinding();
  finding.shrunk->plays = 2;
  std::vector<int> plays;
  Html({{.number = 1, .finding = finding}},
       [&plays](const GameRecord&, int times) {
         plays.push_back(times);
         return std::vector<Replay>();
       });
  EXPECT_THAT(plays, ::testing::ElementsAre(2, 1));
}

TEST(FindingHtmlTest, TwinsAreLinked) {
  Finding twin = ShrunkFinding();
  twin.same_as = 1;
  const std::string html = Html({{.number = 1, .finding = ShrunkFinding()},
                                 {.number = 2, .finding = twin}});
  EXPECT_THAT(html, HasSubstr("The same fault: <a href=\"#finding-2\">"));
  EXPECT_THAT(html, HasSubstr("The same fault as <a href=\"#finding-1\">"));
}

TEST(FindingHtmlTest, SaysIfARecordDoesNotShowItAgain) {
  EXPECT_THAT(Html({{.number = 1, .finding = VerdictFinding()}},
                   ReplayOn({MakeCoreEngine, MakeCoreEngine})),
              HasSubstr("do not come to the difference"));
}

TEST(FindingHtmlTest, SaysWhyThereIsNoJudgeText) {
  EXPECT_THAT(Html({{.number = 1, .finding = VerdictFinding()}}),
              HasSubstr("Judge text cannot hold this record: the board is not "
                        "19x19."));
}

TEST(FindingHtmlTest, OffersJudgeTextWhereItCan) {
  Finding finding = VerdictFinding();
  finding.where.record.size = kJudgeSize;
  finding.where.record.moves = {PlayMove(Color::kBlack, {0, 1})};
  finding.difference.move = 0;
  for (auto* board :
       {&finding.difference.board_before, &finding.difference.subject.board,
        &finding.difference.truth.board}) {
    board->resize(361);
  }
  EXPECT_THAT(Html({{.number = 1, .finding = finding}}),
              HasSubstr("aria-label=\"Judge text\">1\n1\nB 1 2\n</pre>"));
}

TEST(FindingHtmlTest, FurtherFindingsAreCounted) {
  PageGames games(nullptr);
  EXPECT_EQ(FindingsHtml({}, 0, games), "");
  EXPECT_THAT(
      FindingsHtml({{.number = 1, .finding = VerdictFinding()}}, 3, games),
      HasSubstr("2 further findings counted"));
}

TEST(FindingHtmlTest, EachGameHasItsData) {
  PageGames games(ReplayOn(ShyLineup()));
  const std::string html = FindingsHtml(
      {{.number = 1, .finding = FindingOf(ShyRecord())}}, 1, games);
  ASSERT_EQ(games.data().size(), 1u);
  EXPECT_EQ(games.data()[0]["moves"].size(), 7u);
  EXPECT_THAT(html, HasSubstr("data-game=\"0\""));
}

}  // namespace
}  // namespace superko
