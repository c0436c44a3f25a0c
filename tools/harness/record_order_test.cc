#include "tools/harness/record_order.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

GameRecord Record(std::vector<Move> moves) {
  return {.size = BoardSize(3, 3),
          .rules = {},
          .first_player = kBlack,
          .moves = std::move(moves)};
}

void ExpectOrder(const GameRecord& smaller, const GameRecord& larger) {
  EXPECT_TRUE(IsSmaller(smaller, larger));
  EXPECT_FALSE(IsSmaller(larger, smaller));
}

TEST(RecordOrderTest, NoRecordIsSmallerThanItself) {
  const GameRecord record = Record({PlayMove(kBlack, {1, 1})});
  EXPECT_FALSE(IsSmaller(record, record));
}

TEST(RecordOrderTest, FewerMovesBeatEverything) {
  GameRecord shorter = Record({PlayMove(kWhite, {2, 2})});
  shorter.size = BoardSize(52, 52);
  shorter.rules = {Suicide::kAllowed, Repetition::kSituational};
  ExpectOrder(shorter, Record({PassMove(kBlack), PassMove(kWhite)}));
}

TEST(RecordOrderTest, FewerPointsBeatSimplerRules) {
  GameRecord on_less = Record({PlayMove(kBlack, {0, 0})});
  GameRecord simpler = on_less;
  on_less.size = BoardSize(2, 4);
  simpler.rules = {Suicide::kForbidden, Repetition::kNone};
  ExpectOrder(on_less, simpler);
}

TEST(RecordOrderTest, SimplerRulesBeatTurns) {
  GameRecord simpler = Record({PlayMove(kWhite, {0, 0})});
  simpler.rules = {Suicide::kAllowed, Repetition::kSimple};
  ExpectOrder(simpler, Record({PlayMove(kBlack, {0, 0})}));
}

TEST(RecordOrderTest, MovesInTurnBeatPoints) {
  ExpectOrder(Record({PlayMove(kBlack, {2, 2}), PlayMove(kWhite, {2, 1})}),
              Record({PlayMove(kBlack, {0, 0}), PlayMove(kBlack, {0, 1})}));
}

TEST(RecordOrderTest, BlackFirstBeatsWhiteFirst) {
  GameRecord white_first = Record({PlayMove(kWhite, {0, 0})});
  white_first.first_player = kWhite;
  ExpectOrder(Record({PlayMove(kBlack, {1, 1})}), white_first);
}

TEST(RecordOrderTest, WideBoardsAreSmallerThanTallOnes) {
  GameRecord wide = Record({PlayMove(kBlack, {0, 1})});
  GameRecord tall = Record({PlayMove(kBlack, {0, 0})});
  wide.size = BoardSize(2, 3);
  tall.size = BoardSize(3, 2);
  ExpectOrder(wide, tall);
}

TEST(RecordOrderTest, TheFirstMoveThatDiffersDecides) {
  const Move same = PlayMove(kBlack, {1, 1});
  ExpectOrder(Record({same, PassMove(kWhite), PlayMove(kBlack, {2, 2})}),
              Record({same, PlayMove(kWhite, {0, 0}), PassMove(kBlack)}));
  ExpectOrder(Record({PlayMove(kBlack, {0, 2})}),
              Record({PlayMove(kBlack, {1, 0})}));
  ExpectOrder(Record({PlayMove(kBlack, {1, 0})}),
              Record({PlayMove(kBlack, {1, 1})}));
}

TEST(RecordOrderTest, ComplexityTellsAllRuleSetsApart) {
  int expected = 0;
  for (const Repetition repetition :
       {Repetition::kNone, Repetition::kSimple, Repetition::kPositional,
        Repetition::kSituational}) {
    for (const Suicide suicide : {Suicide::kForbidden, Suicide::kAllowed}) {
      EXPECT_EQ(Complexity({suicide, repetition}), expected++);
    }
  }
}

TEST(RecordOrderTest, MovesOutOfTurnFollowsSetUpsAndStart) {
  GameRecord record = Record({PlayMove(kBlack, {0, 0}),
                              PassMove(kBlack),
                              PassMove(kWhite),
                              {MoveKind::kSetStone, kWhite, {2, 2}},
                              {MoveKind::kEndSetUp, kWhite, {}},
                              PlayMove(kWhite, {0, 1})});
  EXPECT_EQ(MovesOutOfTurn(record), 1);
  record.first_player = kWhite;
  EXPECT_EQ(MovesOutOfTurn(record), 2);
}

}  // namespace
}  // namespace superko
