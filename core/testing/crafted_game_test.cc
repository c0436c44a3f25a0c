#include "core/testing/crafted_game.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "core/board/zobrist.h"
#include "core/rules/game.h"

namespace superko {
namespace {

constexpr int kRefused = 5;

struct Played {
  std::vector<std::uint64_t> keys;  // Of the positions, the latest last.
  int refused = 0;

  long EqualKeys() const {
    return std::count(keys.begin(), keys.end(), repeated);
  }
  std::uint64_t repeated = 0;
};

// Every play but the last ones is legal; those repeat one position.
Played PlayAll(const GameRecord& record) {
  Game game({.size = record.size, .rules = record.rules});
  Played played;
  for (const Move move : record.moves) {
    const Verdict verdict = game.Play(move.color, move.point).verdict;
    if (verdict == Verdict::kLegal) {
      played.keys.push_back(game.board().key());
      EXPECT_EQ(played.refused, 0);
      continue;
    }
    EXPECT_EQ(verdict, Verdict::kRepetition);
    EXPECT_EQ(game.cycle_length(), kCraftedCycle);
    ++played.refused;
  }
  played.repeated = played.keys[played.keys.size() - kCraftedCycle];
  return played;
}

TEST(CraftedGameTest, ManyPositionsHaveTheKeyThatIsRepeated) {
  const Played played = PlayAll(CraftedGame(kRefused));
  EXPECT_EQ(played.EqualKeys(), kCraftedEqualKeys);
  EXPECT_EQ(played.refused, kRefused);
}

// Whoever made it knew the keys of another process.
TEST(CraftedGameTest, OtherKeysTellThemApart) {
  const GameRecord record = CraftedGame(kRefused);
  RedrawZobristKeys(2);
  const Played played = PlayAll(record);
  RedrawZobristKeys(kZobristSeed);
  EXPECT_EQ(played.EqualKeys(), 1);
  EXPECT_EQ(played.refused, kRefused);
}

}  // namespace
}  // namespace superko
