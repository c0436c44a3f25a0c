#include "tools/perft/count_start.h"

#include "gtest/gtest.h"

namespace superko {
namespace {

constexpr Point kLeft = {.row = 0, .column = 0};
constexpr Point kRight = {.row = 0, .column = 1};

GameRecord RecordOf(std::vector<Move> moves) {
  return {.size = BoardSize(1, 3), .moves = std::move(moves)};
}

TEST(CountStartTest, AnEmptyRecordStartsWithItsFirstPlayer) {
  GameRecord record = RecordOf({});
  record.first_player = Color::kWhite;
  const CountStart start = PlayToStart(record);
  EXPECT_EQ(start.player, Color::kWhite);
  EXPECT_EQ(start.game.actions(), 0u);
  EXPECT_FALSE(start.after_pass);
}

TEST(CountStartTest, TheOpponentOfWhoMovedLastIsToMove) {
  const CountStart start = PlayToStart(RecordOf(
      {PlayMove(Color::kBlack, kLeft), PlayMove(Color::kBlack, kRight)}));
  EXPECT_EQ(start.player, Color::kWhite);
  EXPECT_EQ(start.game.actions(), 2u);
  EXPECT_EQ(start.game.board().at(kRight), Color::kBlack);
}

TEST(CountStartTest, ARefusedPlayChangesNothing) {
  const CountStart start = PlayToStart(
      RecordOf({PlayMove(Color::kBlack, kLeft), PassMove(Color::kWhite),
                PlayMove(Color::kBlack, kLeft)}));
  EXPECT_EQ(start.player, Color::kBlack);
  EXPECT_EQ(start.game.actions(), 2u);
  EXPECT_TRUE(start.after_pass);
}

TEST(CountStartTest, SetUpSaysWhoIsToMove) {
  const CountStart start = PlayToStart(RecordOf(
      {PassMove(Color::kBlack),
       {.kind = MoveKind::kSetStone, .color = Color::kWhite, .point = kRight},
       {.kind = MoveKind::kEndSetUp, .color = Color::kBlack, .point = {}}}));
  EXPECT_EQ(start.player, Color::kBlack);
  EXPECT_EQ(start.game.board().at(kRight), Color::kWhite);
  EXPECT_FALSE(start.after_pass);
}

}  // namespace
}  // namespace superko
