#include "core/generate/set_ups.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "core/generate/draft.h"
#include "core/rules/game.h"

namespace superko {
namespace {

constexpr Plan kPlan = {.size = BoardSize(7, 7), .moves = 500};

// A draft with stones on it, after which things differ by `seed`.
void StartCrowded(std::uint64_t seed, Draft& draft, GameRecord& record) {
  draft.Start(kPlan, SplitMix64(seed), record);
  for (int i = 0; i < 60; ++i) draft.Play(draft.AnyPoint());
}

TEST(SetUpsTest, ClearingTakesAllStonesOrSomeOff) {
  std::vector<Placement> scratch;
  GameRecord record;
  Draft draft;
  int empty_boards = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    StartCrowded(seed, draft, record);
    if (!TryClearStones(draft, scratch)) continue;
    EXPECT_EQ(record.moves.back().kind, MoveKind::kEndSetUp);
    if (draft.board().key() == 0) ++empty_boards;
  }
  EXPECT_GT(empty_boards, 10);
  EXPECT_LT(empty_boards, 30);
}

// Plays the record on a game of its own; false if that refuses a set-up.
bool Replays(const GameRecord& record) {
  Game game({.size = record.size, .rules = record.rules});
  std::vector<Placement> set_up;
  for (const Move move : record.moves) {
    if (move.kind == MoveKind::kPlay) game.Play(move.color, move.point);
    if (move.kind == MoveKind::kPass) game.Pass(move.color);
    if (move.kind == MoveKind::kSetStone) {
      set_up.push_back({move.point, move.color});
    }
    if (move.kind != MoveKind::kEndSetUp) continue;
    if (!game.TrySetUp(set_up, move.color)) return false;
    set_up.clear();
  }
  return true;
}

TEST(SetUpsTest, WhatIsAddedVariesAndReplays) {
  std::vector<Placement> scratch;
  GameRecord record;
  Draft draft;
  std::set<std::size_t> lengths;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    StartCrowded(seed, draft, record);
    const std::size_t before = record.moves.size();
    if (!TryRandomSetUp(draft, scratch)) continue;
    EXPECT_GT(record.moves.size(), before) << "seed " << seed;
    EXPECT_TRUE(Replays(record)) << "seed " << seed;
    lengths.insert(record.moves.size() - before);
  }
  EXPECT_GT(lengths.size(), 10u);
}

TEST(SetUpsTest, SomeSetUpsLeadToARepetition) {
  std::vector<Placement> scratch;
  GameRecord record;
  Draft draft;
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    StartCrowded(seed, draft, record);
    if (TryRandomSetUp(draft, scratch) && draft.refusals() == 1) ++refused;
  }
  EXPECT_GT(refused, 3);
}

}  // namespace
}  // namespace superko
