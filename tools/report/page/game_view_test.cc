#include "tools/report/page/game_view.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/report/page/testing.h"
#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

GameView ViewOf(const Finding& finding, const std::vector<Replay>& replays) {
  return MakeGameView(finding.where.record, finding.difference, replays);
}

TEST(GameViewTest, FollowsReplaysFromTheStart) {
  const Finding finding = FindingOf(ShyRecord());
  const GameView view =
      ViewOf(finding, ReplayOn(ShyLineup())(finding.where.record, 1));
  EXPECT_FALSE(view.is_not_shown_again);
  EXPECT_EQ(view.skipped, 0u);
  EXPECT_EQ(view.last_step(), 7u);
  EXPECT_EQ(view.subject.engine, "spoilt");
  EXPECT_EQ(view.truth.engine, "core");
  EXPECT_THAT(
      view.truth.words,
      ElementsAre("not asked yet", "legal", "legal", "legal",
                  "legal, 1 captured", "passed", "refused: occupied", "legal"));
  EXPECT_EQ(view.subject.words.back(), "refused: occupied");
  EXPECT_EQ(view.MoveAt(5), PassMove(Color::kBlack));
}

TEST(GameViewTest, AddsUpCaptures) {
  const Finding finding = FindingOf(ShyRecord());
  const GameView view =
      ViewOf(finding, ReplayOn(ShyLineup())(finding.where.record, 1));
  EXPECT_EQ(view.truth.captured[3], CapturedCount{});
  EXPECT_EQ(view.truth.captured[4], (CapturedCount{.by_white = 1}));
  EXPECT_EQ(view.truth.captured[7], (CapturedCount{.by_white = 1}));
}

TEST(GameViewTest, MarksThePointsThatDifferAtTheEnd) {
  const Finding finding = FindingOf(ShyRecord());
  const GameView view =
      ViewOf(finding, ReplayOn(ShyLineup())(finding.where.record, 1));
  EXPECT_THAT(view.marked, ElementsAre(12));
}

TEST(GameViewTest, MarksStringsThatAreCountedDifferently) {
  EXPECT_THAT(ViewOf(StringsFinding(), {}).marked, ElementsAre(1));
}

TEST(GameViewTest, WithoutReplaysShowsTheMoveThatDiffers) {
  const GameView view = ViewOf(VerdictFinding(), {});
  EXPECT_EQ(view.skipped, 2u);
  EXPECT_EQ(view.last_step(), 1u);
  EXPECT_FALSE(view.is_not_shown_again);
  EXPECT_EQ(view.subject.boards[0], VerdictFinding().difference.board_before);
  EXPECT_EQ(view.subject.boards[1], VerdictFinding().difference.subject.board);
  EXPECT_EQ(view.truth.verdicts[1], Verdict::kRepetition);
}

// An engine that keeps something of the game before may play well when asked
// again.
TEST(GameViewTest, SaysSoIfReplaysDoNotShowTheDifference) {
  const Finding finding = VerdictFinding();
  std::vector<Replay> replays =
      ReplayOn({MakeCoreEngine, MakeCoreEngine})(finding.where.record, 1);
  replays[1].engine = "flood-fill";
  const GameView view = ViewOf(finding, replays);
  EXPECT_TRUE(view.is_not_shown_again);
  EXPECT_EQ(view.last_step(), 1u);
  EXPECT_EQ(view.truth.verdicts[1], Verdict::kRepetition);
}

TEST(GameViewTest, AFailureIsShownWhereItHappened) {
  const Finding finding = FailureFinding();
  std::vector<Replay> replays =
      ReplayOn({MakeCoreEngine, MakeCoreEngine})(finding.where.record, 1);
  replays[0].answers.resize(1);
  replays[0].boards.resize(1);
  replays[0].failure = "it died";
  replays[1].engine = "flood-fill";
  const GameView view = ViewOf(finding, replays);
  EXPECT_FALSE(view.is_not_shown_again);
  EXPECT_THAT(view.subject.words,
              ElementsAre("not asked yet", "legal", "no answer: it died",
                          "no answer: it died"));
  EXPECT_EQ(view.subject.failed_from, 2u);
  EXPECT_EQ(view.truth.failed_from, 4u);
  EXPECT_EQ(view.subject.boards[3], view.subject.boards[1]);
  EXPECT_THAT(view.marked, IsEmpty());
}

TEST(GameViewTest, AFailureAtTheStartOfAnEmptyRecordIsSaid) {
  Finding finding = FailureFinding();
  finding.where.record.moves.clear();
  finding.difference.move = 0;
  const GameView view = ViewOf(finding, {});
  EXPECT_EQ(view.last_step(), 0u);
  EXPECT_THAT(view.subject.words,
              ElementsAre("no answer: it died: signal 11 & <core>"));
  EXPECT_EQ(view.subject.failed_from, 0u);
}

TEST(GameViewTest, AnEngineAtOddsWithItselfIsShownTwice) {
  Finding finding = VerdictFinding();
  finding.difference.kind = DifferenceKind::kInconsistency;
  finding.difference.truth = finding.difference.subject;
  finding.difference.subject.failure = "hash 1, not 2";
  const GameView view =
      ViewOf(finding, ReplayOn({MakeCoreEngine})(finding.where.record, 1));
  EXPECT_EQ(view.subject.words.back(),
            "legal; at odds with itself: hash 1, not 2");
  EXPECT_EQ(view.truth.words.back(), "legal");
}

}  // namespace
}  // namespace superko
