#include "fuzz/whole_record.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

GameRecord RecordWith(std::vector<Move> moves) {
  GameRecord record;
  record.size = BoardSize(2, 3);
  record.moves = std::move(moves);
  return record;
}

constexpr Move kSet = {.kind = MoveKind::kSetStone,
                       .color = Color::kEmpty,
                       .point = {.row = 1, .column = 2}};
constexpr Move kEnd = {
    .kind = MoveKind::kEndSetUp, .color = Color::kBlack, .point = {}};

TEST(WholeRecordTest, WhatEnginesMayPlayIsWhole) {
  EXPECT_EQ(RecordFault(RecordWith({})), "");
  EXPECT_EQ(RecordFault(RecordWith({kSet, kSet, kEnd, PassMove(Color::kWhite),
                                    PlayMove(Color::kBlack, {1, 2}), kEnd})),
            "");
}

TEST(WholeRecordTest, SaysWhatIsWrong) {
  EXPECT_EQ(RecordFault(RecordWith({PlayMove(Color::kBlack, {2, 0})})),
            "move 1 is off the board");
  EXPECT_EQ(RecordFault(RecordWith({PassMove(Color::kEmpty)})),
            "move 1 is nobody's");
  EXPECT_EQ(RecordFault(RecordWith({kSet, PassMove(Color::kBlack)})),
            "move 2 is inside a set-up");
  EXPECT_EQ(RecordFault(RecordWith({kSet})), "the last set-up has no end");
  GameRecord nobody = RecordWith({});
  nobody.first_player = Color::kEmpty;
  EXPECT_EQ(RecordFault(nobody), "nobody is first");
}

}  // namespace
}  // namespace superko
