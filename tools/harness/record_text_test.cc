#include "tools/harness/record_text.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(RecordTextTest, WritesEveryKindOfMove) {
  const GameRecord record = {
      .size = BoardSize(2, 3),
      .rules = {},
      .first_player = Color::kWhite,
      .moves = {PlayMove(Color::kBlack, {0, 1}),
                PassMove(Color::kWhite),
                {MoveKind::kSetStone, Color::kBlack, {1, 0}},
                {MoveKind::kSetStone, Color::kEmpty, {0, 0}},
                {MoveKind::kEndSetUp, Color::kWhite, {}}}};
  EXPECT_EQ(RecordText(record),
            "2x3 suicide=forbidden,repetition=positional, W first: "
            "B 1 2, W pass, set B 2 1, set . 1 1, set end W");
}

}  // namespace
}  // namespace superko
