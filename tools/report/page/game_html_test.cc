#include "tools/report/page/game_html.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/report/page/testing.h"
#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string Html(const Finding& finding, const std::vector<Replay>& replays) {
  return GameHtml(
      MakeGameView(finding.where.record, finding.difference, replays), 3);
}

std::string ShyHtml() {
  const Finding finding = FindingOf(ShyRecord());
  return Html(finding, ReplayOn(ShyLineup())(finding.where.record, 1));
}

TEST(GameHtmlTest, ShowsTheEndWithoutJavaScript) {
  EXPECT_THAT(ShyHtml(),
              AllOf(HasSubstr("data-game=\"3\""), HasSubstr("Move 7 of 7"),
                    HasSubstr("Black plays row 3, column 3 (C3)"),
                    HasSubstr("<span class=\"refused\">refused: occupied"),
                    HasSubstr("<span class=\"legal\">legal"),
                    HasSubstr("Captured by Black 0, by White 1"),
                    HasSubstr("class=\"sides differ\"")));
}

TEST(GameHtmlTest, ListsMovesInJudgeTextAndGtp) {
  EXPECT_THAT(
      ShyHtml(),
      AllOf(HasSubstr("data-step=\"2\" tabindex=\"-1\" "
                      "title=\"White plays row 1, column 2 (B5)\">"
                      "<i class=\"white\"></i>1 2<small>B5</small>"),
            HasSubstr("</i>pass</button>"),
            HasSubstr("data-step=\"7\" tabindex=\"-1\" title=\"Black plays row "
                      "3, column 3 (C3)\" aria-current=\"step\">")));
}

// Moves whose boards are not known are there to be read.
TEST(GameHtmlTest, ListsMovesBeforeTheFirstThatIsShown) {
  const std::string html = Html(VerdictFinding(), {});
  EXPECT_THAT(html, HasSubstr("<span title=\"White passes\">"));
  EXPECT_THAT(html, HasSubstr("data-step=\"1\""));
  EXPECT_THAT(html, Not(HasSubstr("data-step=\"2\"")));
  EXPECT_THAT(html, Not(HasSubstr("Captured by")));
}

TEST(GameHtmlTest, NamesRulesAndSize) {
  EXPECT_THAT(ShyHtml(), HasSubstr("7 moves on 5x5, suicide=forbidden,"
                                   "repetition=positional, Black first"));
}

TEST(GameHtmlTest, EscapesWhatAnEngineSaid) {
  const std::string html = Html(FailureFinding(), {});
  EXPECT_THAT(html, HasSubstr("<span class=\"failed\">no answer: it died: "
                              "signal 11 &amp; &lt;core&gt;</span>"));
}

TEST(GameHtmlTest, PutsWideBoardsOneAboveTheOther) {
  Finding finding = VerdictFinding();
  finding.where.record.size = BoardSize(1, 52);
  for (auto* board :
       {&finding.difference.board_before, &finding.difference.subject.board,
        &finding.difference.truth.board}) {
    board->resize(52);
  }
  EXPECT_THAT(Html(finding, {}), HasSubstr("class=\"sides differ wide\""));
}

}  // namespace
}  // namespace superko
