// Each pass by itself, on an engine that is wrong where a pattern holds.

#include "tools/harness/shrink_passes.h"

#include <gtest/gtest.h>

#include "tools/harness/record_text.h"
#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

// What a pass makes of a record.
GameRecord Shrunk(void (*pass)(ShrinkState&), const GameRecord& record,
                  const Pattern& pattern) {
  ShrinkProber prober(LineupWrongWhere(pattern), {});
  const auto difference = prober.ProbeWithNewEngines(record);
  EXPECT_TRUE(difference.has_value());
  if (!difference.has_value()) return {};
  ShrinkState state(
      prober, record, *difference,
      {.probes_max = 10'000, .should_stop = [] { return false; }});
  pass(state);
  return state.record();
}

bool HasBoth(const GameRecord& so_far, const Move& early, const Move& late) {
  return Count(so_far, early) > 0 && so_far.moves.back() == late;
}

TEST(ShrinkPassesTest, DropMovesLeavesWhatThePatternNeeds) {
  GameRecord record = {.size = BoardSize(19, 19)};
  for (int i = 0; i < 300; ++i) {
    record.moves.push_back(
        PlayMove(i % 2 == 0 ? kBlack : kWhite, record.size.PointAt(i)));
  }
  const Move early = record.moves[17];
  const Move late = record.moves[255];
  EXPECT_EQ(Shrunk(DropMoves, record,
                   [&](const GameRecord& so_far) {
                     return HasBoth(so_far, early, late);
                   })
                .moves,
            (std::vector<Move>{early, late}));
}

TEST(ShrinkPassesTest, DropMovesKeepsSetUpsWellFormed) {
  const GameRecord record = RecordOf(
      BoardSize(3, 3),
      "B 1 1, set B 1 2, set W 3 3, set B 2 2, set end W, W pass, B 3 1");
  EXPECT_EQ(MovesText(Shrunk(
                DropMoves, record,
                [](const GameRecord& so_far) {
                  return HasBoth(so_far, {MoveKind::kSetStone, kWhite, {2, 2}},
                                 PlayMove(kBlack, {2, 0}));
                })),
            "set W 3 3, set end W, B 3 1");
}

TEST(ShrinkPassesTest, DropRowsAndColumnsLeavesTheRowsThatAreNeeded) {
  const GameRecord record = RecordOf(BoardSize(9, 13), "B 4 5, W 7 9, B 8 8");
  const GameRecord shrunk =
      Shrunk(DropRowsAndColumns, record, [](const GameRecord& so_far) {
        return so_far.moves.back().color == kBlack &&
               so_far.moves.back().point.row >= 2 && so_far.size.columns() >= 4;
      });
  EXPECT_EQ(shrunk.size, BoardSize(3, 4));
  EXPECT_EQ(shrunk.moves.size(), 1u);
}

TEST(ShrinkPassesTest, PlaySetUpsPlaysWhatItMay) {
  const GameRecord record =
      RecordOf(BoardSize(3, 3), "set B 1 1, set W 2 2, set end W, W 3 3");
  const Move late = PlayMove(kWhite, {2, 2});
  EXPECT_EQ(MovesText(Shrunk(PlaySetUps, record,
                             [&](const GameRecord& so_far) {
                               return so_far.moves.back() == late;
                             })),
            "B 1 1, W 2 2, W 3 3");
  EXPECT_EQ(MovesText(Shrunk(PlaySetUps, record,
                             [&](const GameRecord& so_far) {
                               return HasBoth(so_far,
                                              {MoveKind::kEndSetUp, kWhite, {}},
                                              late) &&
                                      so_far.moves.size() == 4;
                             })),
            "B 1 1, W 2 2, set end W, W 3 3");
}

TEST(ShrinkPassesTest, SimplifyRulesFindsTheSimplestThatDo) {
  GameRecord record = RecordOf(BoardSize(2, 2), "B 1 1");
  record.rules = {Suicide::kAllowed, Repetition::kSituational};
  EXPECT_EQ(Shrunk(SimplifyRules, record,
                   [](const GameRecord& so_far) {
                     return so_far.rules.suicide == Suicide::kAllowed &&
                            so_far.rules.repetition != Repetition::kNone;
                   })
                .rules,
            (RuleSet{Suicide::kAllowed, Repetition::kSimple}));
}

TEST(ShrinkPassesTest, PassInsteadOfPlayKeepsOnlyNeededStones) {
  const GameRecord record =
      RecordOf(BoardSize(3, 3), "B 1 1, W 2 2, set end B, B 3 3");
  EXPECT_EQ(MovesText(Shrunk(PassInsteadOfPlay, record,
                             [](const GameRecord& so_far) {
                               return HasBoth(so_far, PlayMove(kWhite, {1, 1}),
                                              PlayMove(kBlack, {2, 2})) &&
                                      so_far.moves.size() == 4;
                             })),
            "B pass, W 2 2, W pass, B 3 3");
}

TEST(ShrinkPassesTest, RecolorMovesMakesTurnsAndBlackFirst) {
  GameRecord record = RecordOf(BoardSize(3, 3), "B 1 1, B 1 2, B pass, B 3 3");
  record.first_player = kWhite;
  const GameRecord shrunk =
      Shrunk(RecolorMoves, record, [](const GameRecord& so_far) {
        return so_far.moves.size() == 4 &&
               so_far.moves.back() == PlayMove(kBlack, {2, 2});
      });
  EXPECT_EQ(shrunk.first_player, kBlack);
  EXPECT_EQ(MovesText(shrunk), "B 1 1, B 1 2, W pass, B 3 3");
}

TEST(ShrinkPassesTest, ShiftBoardStopsAtTheStones) {
  const GameRecord record = RecordOf(BoardSize(5, 5), "B 3 4, W 5 3");
  EXPECT_EQ(MovesText(Shrunk(ShiftBoard, record,
                             [](const GameRecord& so_far) {
                               return so_far.moves.size() == 2 &&
                                      so_far.size == BoardSize(5, 5);
                             })),
            "B 1 2, W 3 1");
}

TEST(ShrinkPassesTest, ChooseSymmetricFormTakesTheSmallest) {
  GameRecord record = RecordOf(BoardSize(3, 2), "W 3 2, B 3 1");
  record.first_player = kWhite;
  const GameRecord shrunk =
      Shrunk(ChooseSymmetricForm, record,
             [](const GameRecord& so_far) { return so_far.moves.size() == 2; });
  EXPECT_EQ(RecordText(shrunk),
            "2x3 suicide=forbidden,repetition=positional, B first: "
            "B 1 1, W 2 1");
}

}  // namespace
}  // namespace superko
