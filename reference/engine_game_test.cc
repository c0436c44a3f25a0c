// Hand-made games that every engine must judge alike: repetition, passes and
// set-up, which need more than one move to show.

#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "reference/board_art.h"
#include "reference/every_engine.h"
#include "reference/outcome_text.h"

namespace reference {
namespace {

constexpr Stone kBlack = Stone::kBlack;
constexpr Stone kWhite = Stone::kWhite;
constexpr Stone kEmpty = Stone::kEmpty;
constexpr Outcome kOccupied = {Answer::kOccupied};
constexpr Outcome kSuicide = {Answer::kSuicide};
constexpr Outcome kRepetition = {Answer::kRepetition};

constexpr Outcome Legal(int captured = 0, int own_removed = 0) {
  return {Answer::kLegal, captured, own_removed};
}

constexpr RepetitionRule kNone = RepetitionRule::kNone;
constexpr RepetitionRule kSimple = RepetitionRule::kSimple;
constexpr RepetitionRule kPositional = RepetitionRule::kPositional;
constexpr RepetitionRule kSituational = RepetitionRule::kSituational;
constexpr RepetitionRule kEveryRule[] = {kNone, kSimple, kPositional,
                                         kSituational};

constexpr Rules NoSuicide(RepetitionRule repetition) {
  return {SuicideRule::kForbidden, repetition};
}

constexpr Rules WithSuicide(RepetitionRule repetition) {
  return {SuicideRule::kAllowed, repetition};
}

// Black takes at (1, 2), White would retake at (1, 1).
constexpr char kKo[] =
    ".BW..\n"
    "BW.W.\n"
    ".BW..\n";
constexpr char kKoTaken[] =
    ".BW..\n"
    "B.BW.\n"
    ".BW..\n";

class EngineGameTest : public testing::TestWithParam<EngineMaker> {
 protected:
  EngineGameTest() : engine_(GetParam().make()) {}

  void Start(const std::string& art, Rules rules, Stone next_to_move = kBlack) {
    columns_ = PositionFromArt(art).columns;
    ASSERT_TRUE(StartFromArt(art, rules, next_to_move, *engine_));
  }

  Outcome Black(int row, int column) {
    return engine_->Play(kBlack, row, column);
  }
  Outcome White(int row, int column) {
    return engine_->Play(kWhite, row, column);
  }
  std::string art() const { return ToArt(engine_->board(), columns_); }

  std::unique_ptr<Engine> engine_;
  int columns_ = 0;
};

// The sample of the judge's problem.
TEST_P(EngineGameTest, AnswersTheSample) {
  engine_->Start(19, 19, NoSuicide(kPositional), kBlack);
  columns_ = 19;
  EXPECT_EQ(Black(0, 2), Legal());
  EXPECT_EQ(White(0, 1), Legal());
  EXPECT_EQ(Black(1, 3), Legal());
  EXPECT_EQ(White(1, 0), Legal());
  EXPECT_EQ(Black(0, 0), kSuicide);
  EXPECT_EQ(White(1, 2), Legal());
  EXPECT_EQ(Black(2, 2), Legal());
  EXPECT_EQ(White(2, 1), Legal());
  EXPECT_EQ(Black(0, 0), kSuicide);
  EXPECT_EQ(White(1, 2), kOccupied);
  EXPECT_EQ(Black(1, 1), Legal(1));
  EXPECT_EQ(White(1, 2), kRepetition);
  EXPECT_EQ(art().substr(0, 60),
            ".WB................\n"
            "WB.B...............\n"
            ".WB................\n");
  EXPECT_EQ(art().find_first_not_of(".\n", 60), std::string::npos);
}

TEST_P(EngineGameTest, SnapbackTakesMoreThanItGave) {
  Start(
      "BW..B\n"
      "BWWWB\n"
      "BBBBB\n"
      ".....\n",
      NoSuicide(kPositional));
  EXPECT_EQ(Black(0, 2), Legal());
  EXPECT_EQ(White(0, 3), Legal(1));
  EXPECT_EQ(Black(0, 2), Legal(5));
  EXPECT_EQ(art(),
            "B.B.B\n"
            "B...B\n"
            "BBBBB\n"
            ".....\n");
}

// Fills the largest board but for one point, whose play takes everything.
TEST_P(EngineGameTest, CapturesTheLargestStringThereIs) {
  engine_->Start(52, 52, NoSuicide(kPositional), kBlack);
  std::vector<Placement> placements;
  for (int point = 1; point < 52 * 52; ++point) {
    placements.push_back({point / 52, point % 52, kWhite});
  }
  ASSERT_TRUE(engine_->SetUp(placements, kBlack));
  EXPECT_EQ(Black(0, 0), Legal(2703));
  EXPECT_EQ(White(51, 51), Legal());
}

TEST_P(EngineGameTest, RetakingAKoAtOnceIsRefused) {
  for (const RepetitionRule rule : {kSimple, kPositional, kSituational}) {
    Start(kKo, NoSuicide(rule));
    EXPECT_EQ(Black(1, 2), Legal(1));
    EXPECT_EQ(White(1, 1), kRepetition);
    EXPECT_EQ(art(), kKoTaken);
  }
}

TEST_P(EngineGameTest, RetakingAKoIsFreeWithoutARule) {
  Start(kKo, NoSuicide(kNone));
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(Black(1, 2), Legal(1));
    EXPECT_EQ(art(), kKoTaken);
    EXPECT_EQ(White(1, 1), Legal(1));
    EXPECT_EQ(art(), kKo);
  }
}

TEST_P(EngineGameTest, RetakingAKoAfterAThreatIsLegal) {
  for (const RepetitionRule rule : {kSimple, kPositional, kSituational}) {
    Start(kKo, NoSuicide(rule));
    EXPECT_EQ(Black(1, 2), Legal(1));
    EXPECT_EQ(White(0, 4), Legal());
    EXPECT_EQ(Black(2, 4), Legal());
    EXPECT_EQ(White(1, 1), Legal(1));
    EXPECT_EQ(Black(1, 2), kRepetition);
  }
}

TEST_P(EngineGameTest, ARefusedPlayDoesNotOpenTheKo) {
  for (const RepetitionRule rule : {kSimple, kPositional, kSituational}) {
    Start(kKo, NoSuicide(rule));
    EXPECT_EQ(Black(1, 2), Legal(1));
    EXPECT_EQ(White(1, 1), kRepetition);
    EXPECT_EQ(White(0, 1), kOccupied);
    EXPECT_EQ(Black(0, 1), kOccupied);
    EXPECT_EQ(White(0, 0), kSuicide);
    EXPECT_EQ(White(1, 1), kRepetition);
    EXPECT_EQ(art(), kKoTaken);
  }
}

TEST_P(EngineGameTest, APassLiftsTheSimpleKoOnly) {
  Start(kKo, NoSuicide(kSimple));
  EXPECT_EQ(Black(1, 2), Legal(1));
  engine_->Pass(kWhite);
  EXPECT_EQ(White(1, 1), Legal(1));

  Start(kKo, NoSuicide(kPositional));
  EXPECT_EQ(Black(1, 2), Legal(1));
  engine_->Pass(kWhite);
  engine_->Pass(kBlack);
  EXPECT_EQ(White(1, 1), kRepetition);
}

TEST_P(EngineGameTest, ASetUpLiftsTheSimpleKoOnly) {
  Start(kKo, NoSuicide(kSimple));
  EXPECT_EQ(Black(1, 2), Legal(1));
  EXPECT_TRUE(engine_->SetUp({}, kWhite));
  EXPECT_EQ(White(1, 1), Legal(1));

  Start(kKo, NoSuicide(kPositional));
  EXPECT_EQ(Black(1, 2), Legal(1));
  EXPECT_TRUE(engine_->SetUp({}, kWhite));
  EXPECT_EQ(White(1, 1), kRepetition);
}

TEST_P(EngineGameTest, ARefusedSetUpDoesNotLiftTheSimpleKo) {
  Start(kKo, NoSuicide(kSimple));
  EXPECT_EQ(Black(1, 2), Legal(1));
  EXPECT_FALSE(engine_->SetUp({{1, 1, kWhite}}, kWhite));
  EXPECT_EQ(White(1, 1), kRepetition);
  EXPECT_EQ(art(), kKoTaken);
}

// The last move of White is not an opponent's play for White.
TEST_P(EngineGameTest, TheSimpleRuleLooksAtTheOpponentsPlayOnly) {
  Start(kKo, NoSuicide(kSimple));
  EXPECT_EQ(Black(1, 2), Legal(1));
  EXPECT_EQ(White(0, 4), Legal());
  EXPECT_EQ(White(1, 1), Legal(1));
}

TEST_P(EngineGameTest, TheSimpleRuleRefusesSuicideAfterSuicide) {
  Start(".W.B.\n", WithSuicide(kSimple));
  EXPECT_EQ(Black(0, 0), Legal(0, 1));
  EXPECT_EQ(White(0, 4), kRepetition);
  EXPECT_EQ(Black(0, 0), Legal(0, 1));
  engine_->Pass(kWhite);
  EXPECT_EQ(White(0, 4), Legal(0, 1));
}

// White gives two stones, Black takes them, White takes one back.
TEST_P(EngineGameTest, SendingTwoReturningOneIsForPositionalOnly) {
  constexpr char kBefore[] =
      ".W.W\n"
      "BBWW\n"
      "....\n";
  for (const RepetitionRule rule : kEveryRule) {
    Start(kBefore, NoSuicide(rule), kWhite);
    EXPECT_EQ(White(0, 0), Legal());
    EXPECT_EQ(Black(0, 2), Legal(2));
    EXPECT_EQ(White(0, 1), rule == kPositional ? kRepetition : Legal(1));
    EXPECT_EQ(art() == kBefore, rule != kPositional);
  }
}

TEST_P(EngineGameTest, TheSecondRoundIsRefusedForSituational) {
  Start(".W.W\nBBWW\n....\n", NoSuicide(kSituational), kWhite);
  EXPECT_EQ(White(0, 0), Legal());
  EXPECT_EQ(Black(0, 2), Legal(2));
  EXPECT_EQ(White(0, 1), Legal(1));
  engine_->Pass(kBlack);
  EXPECT_EQ(White(0, 0), kRepetition);
}

TEST_P(EngineGameTest, TripleKoComesBackAfterSixPlays) {
  constexpr char kTripleKo[] =
      ".BW.\n"
      "BW.W\n"
      ".BW.\n"
      ".BW.\n"
      "BW.W\n"
      ".BW.\n"
      ".BW.\n"
      "B.BW\n"
      ".BW.\n";
  for (const RepetitionRule rule : kEveryRule) {
    const bool is_long = rule == kPositional || rule == kSituational;
    Start(kTripleKo, NoSuicide(rule));
    EXPECT_EQ(Black(1, 2), Legal(1));
    EXPECT_EQ(White(7, 1), Legal(1));
    EXPECT_EQ(Black(4, 2), Legal(1));
    EXPECT_EQ(White(1, 1), Legal(1));
    EXPECT_EQ(Black(7, 2), Legal(1));
    EXPECT_EQ(White(4, 1), is_long ? kRepetition : Legal(1));
  }
}

TEST_P(EngineGameTest, TheStartHasThePlayerWhoMovesFirst) {
  for (const Stone first : {kBlack, kWhite}) {
    engine_->Start(1, 1, WithSuicide(kSituational), first);
    const Outcome outcome = engine_->Play(Opponent(first), 0, 0);
    EXPECT_EQ(outcome, kRepetition);
    EXPECT_EQ(engine_->Play(first, 0, 0), Legal(0, 1));
    EXPECT_EQ(engine_->Play(first, 0, 0), kRepetition);
  }
}

TEST_P(EngineGameTest, TheStartIsAPosition) {
  engine_->Start(1, 2, WithSuicide(kPositional), kBlack);
  columns_ = 2;
  EXPECT_EQ(Black(0, 0), Legal());
  EXPECT_EQ(Black(0, 1), kRepetition);
  EXPECT_EQ(art(), "B.\n");
}

TEST_P(EngineGameTest, APassAddsASituation) {
  Start(".W.B.\n", WithSuicide(kSituational));
  EXPECT_EQ(White(0, 4), kRepetition) << "Black to move: the set-up";
  engine_->Pass(kBlack);
  EXPECT_EQ(Black(0, 0), kRepetition) << "White to move: the pass";
}

TEST_P(EngineGameTest, APassIsNeverRefused) {
  for (const RepetitionRule rule : kEveryRule) {
    Start(kKo, NoSuicide(rule));
    for (int round = 0; round < 3; ++round) {
      engine_->Pass(kBlack);
      engine_->Pass(kWhite);
      engine_->Pass(kWhite);
    }
    EXPECT_EQ(art(), kKo);
    EXPECT_EQ(Black(1, 2), Legal(1));
  }
}

TEST_P(EngineGameTest, TheSamePlayerMayMoveTwice) {
  for (const RepetitionRule rule : kEveryRule) {
    Start("......\n", NoSuicide(rule));
    EXPECT_EQ(White(0, 1), Legal());
    EXPECT_EQ(White(0, 2), Legal());
    EXPECT_EQ(Black(0, 5), Legal());
    EXPECT_EQ(Black(0, 4), Legal());
    EXPECT_EQ(art(), ".WW.BB\n");
  }
}

TEST_P(EngineGameTest, ASetUpAddsAPosition) {
  Start("...\n", NoSuicide(kPositional));
  EXPECT_TRUE(engine_->SetUp({{0, 0, kBlack}}, kBlack));
  EXPECT_TRUE(engine_->SetUp({{0, 0, kEmpty}}, kBlack));
  EXPECT_EQ(Black(0, 0), kRepetition);
  EXPECT_EQ(Black(0, 1), Legal());
}

TEST_P(EngineGameTest, ASetUpAddsASituation) {
  for (const Stone next : {kBlack, kWhite}) {
    Start("...\n", NoSuicide(kSituational));
    EXPECT_TRUE(engine_->SetUp({{0, 0, kBlack}}, next));
    EXPECT_TRUE(engine_->SetUp({{0, 0, kEmpty}}, kBlack));
    EXPECT_EQ(Black(0, 0), next == kWhite ? kRepetition : Legal());
  }
}

TEST_P(EngineGameTest, ASetUpKeepsTheEarlierHistory) {
  Start("...\n", NoSuicide(kPositional));
  EXPECT_EQ(Black(0, 0), Legal());
  EXPECT_TRUE(engine_->SetUp({{0, 0, kEmpty}, {0, 2, kWhite}}, kBlack));
  EXPECT_TRUE(engine_->SetUp({{0, 2, kEmpty}}, kBlack));
  EXPECT_EQ(Black(0, 0), kRepetition);
}

TEST_P(EngineGameTest, ASetUpIsNeverRefusedForRepetition) {
  for (const RepetitionRule rule : kEveryRule) {
    Start(kKo, NoSuicide(rule));
    EXPECT_EQ(Black(1, 2), Legal(1));
    EXPECT_TRUE(engine_->SetUp({{1, 1, kWhite}, {1, 2, kEmpty}}, kBlack));
    EXPECT_EQ(art(), kKo);
  }
}

TEST_P(EngineGameTest, ASetUpCapturesNothing) {
  Start(".B.\n", NoSuicide(kPositional));
  EXPECT_FALSE(engine_->SetUp({{0, 0, kWhite}}, kBlack));
  EXPECT_FALSE(engine_->SetUp({{0, 0, kBlack}, {0, 2, kBlack}}, kBlack));
  EXPECT_FALSE(engine_->SetUp({{0, 0, kWhite}, {0, 2, kWhite}}, kBlack));
  EXPECT_EQ(art(), ".B.\n");
  EXPECT_EQ(Black(0, 0), Legal()) << "a refused set-up adds no position";
}

TEST_P(EngineGameTest, ASetUpIsMadeAllAtOnce) {
  Start("BBB.\n", NoSuicide(kPositional));
  EXPECT_TRUE(
      engine_->SetUp({{0, 3, kWhite}, {0, 1, kEmpty}, {0, 2, kWhite}}, kBlack));
  EXPECT_EQ(art(), "B.WW\n");
  EXPECT_EQ(Black(0, 1), Legal(2));
}

TEST_P(EngineGameTest, OfTwoPlacementsOnAPointTheLaterCounts) {
  Start("...\n", NoSuicide(kPositional));
  EXPECT_TRUE(engine_->SetUp({{0, 0, kBlack}, {0, 0, kWhite}}, kBlack));
  EXPECT_EQ(art(), "W..\n");
}

TEST_P(EngineGameTest, StartForgetsEverything) {
  for (const RepetitionRule rule : {kSimple, kPositional, kSituational}) {
    Start(kKo, NoSuicide(rule));
    EXPECT_EQ(Black(1, 2), Legal(1));
    Start(kKoTaken, NoSuicide(rule));
    EXPECT_EQ(White(1, 1), Legal(1));
    EXPECT_EQ(art(), kKo);
  }
}

TEST_P(EngineGameTest, StartEmptiesTheBoard) {
  Start("BW.\nB..\n", NoSuicide(kPositional));
  engine_->Start(2, 3, NoSuicide(kPositional), kBlack);
  EXPECT_EQ(art(), "...\n...\n");
}

INSTANTIATE_TEST_SUITE_P(Every, EngineGameTest,
                         testing::ValuesIn(EveryEngine()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace reference
