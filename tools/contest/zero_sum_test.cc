#include "tools/contest/zero_sum.h"

#include <gtest/gtest.h>

#include "core/rules/game.h"

namespace superko {
namespace {

TEST(ZeroSumTest, NoHashTellsTheStonesFromNone) {
  for (const WeakHash& hash : WeakHashes()) {
    const std::vector<Move> moves = FindZeroSum(hash, 1);
    ASSERT_FALSE(moves.empty()) << hash.name;
    std::uint64_t sum = 0;
    for (const Move& move : moves) {
      sum = hash.Add(sum,
                     hash.ValueOf(kJudgeSize.Ordinal(move.point), move.color));
    }
    EXPECT_EQ(sum, 0u) << hash.name;
  }
}

TEST(ZeroSumTest, AllPlaysAreLegalInTurnAndCaptureNothing) {
  for (const WeakHash& hash : WeakHashes()) {
    Game game({});
    Color player = Color::kBlack;
    for (const Move& move : FindZeroSum(hash, 7)) {
      EXPECT_EQ(move.color, player);
      EXPECT_EQ(game.Play(move.color, move.point), PlayResult{});
      player = Opponent(player);
    }
  }
}

}  // namespace
}  // namespace superko
