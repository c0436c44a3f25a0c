#include "core/record/game_player.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(GamePlayerTest, ASetUpIsMadeAtItsEnd) {
  Game game({.size = BoardSize(1, 2)});
  GamePlayer player(game);
  const auto set = [](Color color, std::uint8_t column) {
    return Move{.kind = MoveKind::kSetStone,
                .color = color,
                .point = {.row = 0, .column = column}};
  };
  const Move end = {
      .kind = MoveKind::kEndSetUp, .color = Color::kWhite, .point = {}};
  player.Make(set(Color::kBlack, 0));
  EXPECT_EQ(game.actions(), 0u);
  EXPECT_EQ(player.Make(end).verdict, Verdict::kLegal);
  EXPECT_EQ(game.actions(), 1u);
  EXPECT_EQ(game.next_player(), Color::kWhite);
  // No liberty is left: refused.
  player.Make(set(Color::kBlack, 1));
  EXPECT_EQ(player.Make(end).verdict, Verdict::kSuicide);
  EXPECT_EQ(game.actions(), 1u);
  EXPECT_EQ(player.Make(PassMove(Color::kWhite)).verdict, Verdict::kLegal);
  EXPECT_EQ(
      player.Make(PlayMove(Color::kWhite, {.row = 0, .column = 1})).captured,
      1);
}

}  // namespace
}  // namespace superko
