// Hand-made positions that every engine must judge alike: one play each.

#include <memory>
#include <ostream>
#include <string>
#include <tuple>

#include "gtest/gtest.h"
#include "reference/board_art.h"
#include "reference/every_engine.h"
#include "reference/outcome_text.h"

namespace reference {
namespace {

constexpr Stone kBlack = Stone::kBlack;
constexpr Stone kWhite = Stone::kWhite;
constexpr Outcome kOccupied = {Answer::kOccupied};
constexpr Outcome kSuicide = {Answer::kSuicide};
constexpr Outcome kRepetition = {Answer::kRepetition};

constexpr Outcome Legal(int captured, int own_removed = 0) {
  return {Answer::kLegal, captured, own_removed};
}

constexpr Rules kJudge = {SuicideRule::kForbidden, RepetitionRule::kPositional};
constexpr Rules kTrompTaylor = {SuicideRule::kAllowed,
                                RepetitionRule::kPositional};
constexpr Rules kNewZealand = {SuicideRule::kAllowed,
                               RepetitionRule::kSituational};
constexpr Rules kFree = {SuicideRule::kAllowed, RepetitionRule::kNone};

struct HandPosition {
  const char* name;
  Rules rules;
  const char* before;
  Placement play;
  Outcome outcome;
  const char* after;
};

const HandPosition kPositions[] = {
    {"PlaysOnAnEmptyBoard",
     kJudge,
     "...\n...\n",
     {1, 2, kWhite},
     Legal(0),
     "...\n..W\n"},

    // Captures.
    {"CapturesOneStone",
     kJudge,
     ".B.\n"
     "BW.\n"
     ".B.\n",
     {1, 2, kBlack},
     Legal(1),
     ".B.\n"
     "B.B\n"
     ".B.\n"},
    {"WhiteCapturesToo",
     kJudge,
     ".W.\n"
     "WB.\n"
     ".W.\n",
     {1, 2, kWhite},
     Legal(1),
     ".W.\n"
     "W.W\n"
     ".W.\n"},
    {"CapturesAString",
     kJudge,
     "WWW.\n"
     "BBB.\n",
     {0, 3, kBlack},
     Legal(3),
     "...B\n"
     "BBB.\n"},
    {"CapturesTwoStringsAtOnce",
     kJudge,
     ".BW.WB.\n"
     "..B.B..\n",
     {0, 3, kBlack},
     Legal(2),
     ".B.B.B.\n"
     "..B.B..\n"},
    {"CapturesFourStringsAtOnce",
     kJudge,
     "..B..\n"
     ".BWB.\n"
     "BW.WB\n"
     ".BWB.\n"
     "..B..\n",
     {2, 2, kBlack},
     Legal(4),
     "..B..\n"
     ".B.B.\n"
     "B.B.B\n"
     ".B.B.\n"
     "..B..\n"},
    {"CapturesOnlyWhatHasNoLiberty",
     kJudge,
     ".BW.W..\n"
     "..B.B..\n",
     {0, 3, kBlack},
     Legal(1),
     ".B.BW..\n"
     "..B.B..\n"},
    {"CountsAStringTouchedTwiceOnce",
     kJudge,
     "BWW\n"
     "BW.\n"
     "BBB\n",
     {1, 2, kBlack},
     Legal(3),
     "B..\n"
     "B.B\n"
     "BBB\n"},
    {"CapturesAllButItself",
     kJudge,
     ".WW\n"
     "WWW\n"
     "WWW\n",
     {0, 0, kBlack},
     Legal(8),
     "B..\n"
     "...\n"
     "...\n"},
    {"CapturesFromInsideAnEye",
     kJudge,
     "WWWB.\n"
     "W.WB.\n"
     "WWWB.\n"
     "BBBB.\n",
     {1, 1, kBlack},
     Legal(8),
     "...B.\n"
     ".B.B.\n"
     "...B.\n"
     "BBBB.\n"},
    {"LeavesAStringWithAnotherEye",
     kJudge,
     "WWWWWB.\n"
     "W.W.WB.\n"
     "WWWWWB.\n",
     {1, 1, kBlack},
     kSuicide,
     "WWWWWB.\n"
     "W.W.WB.\n"
     "WWWWWB.\n"},

    // Edges and corners.
    {"CapturesInTheTopLeftCorner",
     kJudge,
     "WB.\n...\n",
     {1, 0, kBlack},
     Legal(1),
     ".B.\nB..\n"},
    {"CapturesInTheTopRightCorner",
     kJudge,
     ".BW\n...\n",
     {1, 2, kBlack},
     Legal(1),
     ".B.\n..B\n"},
    {"CapturesInTheBottomLeftCorner",
     kJudge,
     "...\nWB.\n",
     {0, 0, kBlack},
     Legal(1),
     "B..\n.B.\n"},
    {"CapturesInTheBottomRightCorner",
     kJudge,
     "...\n.BW\n",
     {0, 2, kBlack},
     Legal(1),
     "..B\n.B.\n"},
    {"RowsDoNotContinueOnTheLeft",
     kJudge,
     "B..\n"
     "W..\n"
     "B..\n",
     {1, 1, kBlack},
     Legal(1),
     "B..\n"
     ".B.\n"
     "B..\n"},
    {"RowsDoNotContinueOnTheRight",
     kJudge,
     "..B\n"
     "..W\n"
     "..B\n",
     {1, 1, kBlack},
     Legal(1),
     "..B\n"
     ".B.\n"
     "..B\n"},
    {"RowsAreNotJoinedAtTheirEnds",
     kJudge,
     ".BW\n"
     "W..\n"
     "...\n",
     {1, 2, kBlack},
     Legal(1),
     ".B.\n"
     "W.B\n"
     "...\n"},
    {"ColumnsDoNotContinueAtTheTop",
     kJudge,
     "BWB\n"
     "...\n"
     "...\n",
     {1, 1, kBlack},
     Legal(1),
     "B.B\n"
     ".B.\n"
     "...\n"},
    {"ColumnsDoNotContinueAtTheBottom",
     kJudge,
     "...\n"
     "...\n"
     "BWB\n",
     {1, 1, kBlack},
     Legal(1),
     "...\n"
     ".B.\n"
     "B.B\n"},

    // Occupied points.
    {"RefusesAPointOfItsOwn",
     kJudge,
     "B..\n",
     {0, 0, kBlack},
     kOccupied,
     "B..\n"},
    {"RefusesAPointOfTheOpponent",
     kJudge,
     "B..\n",
     {0, 0, kWhite},
     kOccupied,
     "B..\n"},

    // Suicide.
    {"RefusesSuicideOfOneStone",
     kJudge,
     ".W.\nWW.\n",
     {0, 0, kBlack},
     kSuicide,
     ".W.\nWW.\n"},
    {"RefusesSuicideOfSeveralStones",
     kJudge,
     "B.BW\nWWW.\n",
     {0, 1, kBlack},
     kSuicide,
     "B.BW\nWWW.\n"},
    {"RefusesSuicideInTheMiddle",
     kJudge,
     ".W.\nW.W\n.W.\n",
     {1, 1, kBlack},
     kSuicide,
     ".W.\nW.W\n.W.\n"},
    {"RefusesToFillTheBoard",
     kJudge,
     ".BB\nBBB\n",
     {0, 0, kBlack},
     kSuicide,
     ".BB\nBBB\n"},
    {"JoiningAStringWithALibertyIsNoSuicide",
     kJudge,
     "B.BB.\nWWWW.\n",
     {0, 1, kBlack},
     Legal(0),
     "BBBB.\nWWWW.\n"},
    {"CapturingIsNoSuicide",
     kJudge,
     ".WB\n"
     "WB.\n"
     "B..\n",
     {0, 0, kBlack},
     Legal(2),
     "B.B\n"
     ".B.\n"
     "B..\n"},
    {"CapturingOneOfTwoNeighboursIsNoSuicide",
     kJudge,
     ".WB\n"
     "WB.\n"
     "...\n",
     {0, 0, kBlack},
     Legal(1),
     "B.B\n"
     "WB.\n"
     "...\n"},
    {"AllowedSuicideRemovesTheOwnString",
     kTrompTaylor,
     "B.BW\nWWW.\n",
     {0, 1, kBlack},
     Legal(0, 3),
     "...W\nWWW.\n"},
    {"AllowedSuicideLeavesOtherOwnStrings",
     kTrompTaylor,
     "B.W.B\nWWW..\n",
     {0, 1, kBlack},
     Legal(0, 2),
     "..W.B\nWWW..\n"},
    {"AllowedSuicideMayRemoveAllStones",
     kFree,
     ".BB\nBBB\n",
     {0, 0, kBlack},
     Legal(0, 6),
     "...\n...\n"},
    {"CapturingComesBeforeAllowedSuicide",
     kFree,
     ".WB\nWB.\nB..\n",
     {0, 0, kBlack},
     Legal(2),
     "B.B\n.B.\nB..\n"},
    {"SuicideOfOneStoneRepeatsThePosition",
     kTrompTaylor,
     ".W.\nWW.\n",
     {0, 0, kBlack},
     kRepetition,
     ".W.\nWW.\n"},
    {"SuicideOfAllStonesRepeatsTheStart",
     kTrompTaylor,
     ".BB\nBBB\n",
     {0, 0, kBlack},
     kRepetition,
     ".BB\nBBB\n"},
    {"SuicideOfOneStoneIsANewSituation",
     kNewZealand,
     ".W.\nWW.\n",
     {0, 0, kBlack},
     Legal(0, 1),
     ".W.\nWW.\n"},
    {"SuicideOfOneStoneIsFreeWithoutRepetition",
     kFree,
     ".W.\nWW.\n",
     {0, 0, kBlack},
     Legal(0, 1),
     ".W.\nWW.\n"},

    // Narrow boards.
    {"OnePointIsSuicide", kJudge, ".\n", {0, 0, kBlack}, kSuicide, ".\n"},
    {"OnePointRepeats",
     kTrompTaylor,
     ".\n",
     {0, 0, kWhite},
     kRepetition,
     ".\n"},
    {"OnePointIsFree", kFree, ".\n", {0, 0, kBlack}, Legal(0, 1), ".\n"},
    {"OneRowOfTwo", kJudge, ".B\n", {0, 0, kWhite}, Legal(1), "W.\n"},
    {"OneRow", kJudge, ".BWW.\n", {0, 4, kBlack}, Legal(2), ".B..B\n"},
    {"OneRowEndsAtItsEnds",
     kJudge,
     ".W.W.\n",
     {0, 0, kBlack},
     kSuicide,
     ".W.W.\n"},
    {"OneColumn",
     kJudge,
     ".\nB\nW\nW\n.\n",
     {4, 0, kBlack},
     Legal(2),
     ".\nB\n.\n.\nB\n"},
    {"OneColumnEndsAtItsEnds",
     kJudge,
     ".\nW\n.\n",
     {2, 0, kBlack},
     kSuicide,
     ".\nW\n.\n"},
    {"WideRectangle",
     kJudge,
     ".WWWWB\nBBBBB.\n",
     {1, 5, kWhite},
     Legal(1),
     ".WWWW.\nBBBBBW\n"},
    {"TallRectangle",
     kJudge,
     "W.\nWB\nWB\nBB\n",
     {0, 1, kBlack},
     Legal(3),
     ".B\n.B\n.B\nBB\n"},
};

void PrintTo(const HandPosition& position, std::ostream* out) {
  *out << position.name;
}

class EnginePlayTest
    : public testing::TestWithParam<std::tuple<EngineMaker, HandPosition>> {};

TEST_P(EnginePlayTest, JudgesAsByHand) {
  const auto& [maker, position] = GetParam();
  const Placement& play = position.play;
  const int columns = PositionFromArt(position.before).columns;
  const std::unique_ptr<Engine> engine = maker.make();
  ASSERT_TRUE(
      StartFromArt(position.before, position.rules, play.stone, *engine));

  EXPECT_EQ(engine->Play(play.stone, play.row, play.column), position.outcome);
  EXPECT_EQ(ToArt(engine->board(), columns), position.after);
}

INSTANTIATE_TEST_SUITE_P(Hand, EnginePlayTest,
                         testing::Combine(testing::ValuesIn(EveryEngine()),
                                          testing::ValuesIn(kPositions)),
                         [](const auto& tested) {
                           return std::get<0>(tested.param).name +
                                  std::get<1>(tested.param).name;
                         });

}  // namespace
}  // namespace reference
