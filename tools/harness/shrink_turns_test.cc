#include "tools/harness/shrink_turns.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tools/harness/record_change.h"
#include "tools/harness/record_order.h"
#include "tools/harness/record_text.h"
#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

// Refuses records whose colors do not take turns.
class TurnsEngine : public PatternEngine {
 public:
  using PatternEngine::PatternEngine;
  absl::Status Start(const GameRecord& record) override {
    if (MovesOutOfTurn(record) > 0) return absl::UnimplementedError("turns");
    return PatternEngine::Start(record);
  }
};

// What the pass makes of a record of 3x3.
std::string Shrunk(absl::string_view moves, const Pattern& pattern,
                   bool knows_limits = true) {
  const Lineup lineup = {[&] { return std::make_unique<TurnsEngine>(pattern); },
                         MakeCoreEngine};
  const GameRecord record = RecordOf(BoardSize(3, 3), moves);
  ShrinkProber prober(lineup, {});
  const auto difference = prober.ProbeWithNewEngines(record);
  if (!difference.has_value()) return "no difference";
  ShrinkState state(
      prober, record, *difference,
      {.probes_max = 10'000, .should_stop = [] { return false; }});
  if (knows_limits) state.Try(WithoutEach(record, {1}));
  DropMoveOfEachColor(state);
  return MovesText(state.record());
}

constexpr char kGame[] = "B 3 1, W 2 2, B 3 2, W 1 3, B 2 1, W 3 3";

// A game that ends with White on 3 3 and has a black stone played on `needed`.
Pattern Needs(Point needed) {
  return [needed](const GameRecord& so_far) {
    return so_far.moves.back() == PlayMove(Color::kWhite, {2, 2}) &&
           Count(so_far, PlayMove(Color::kBlack, needed)) > 0;
  };
}

TEST(ShrinkTurnsTest, OneOfEachColorGoes) {
  EXPECT_EQ(Shrunk(kGame, Needs({2, 1})), "B 3 2, W 3 3");
  EXPECT_EQ(Shrunk(kGame, Needs({1, 0})), "B 2 1, W 3 3");
}

// Four moves, or two that lie nearer to the border.
TEST(ShrinkTurnsTest, WhatIsLeftMayMove) {
  const auto shrunk_to = [](const Move& wanted) {
    return Shrunk("B 1 1, W 1 2, B 2 2, W 3 3", [&](const GameRecord& so_far) {
      return so_far.moves.size() == 4 ||
             (so_far.moves.size() == 2 && so_far.moves.back() == wanted);
    });
  };
  EXPECT_EQ(shrunk_to(PlayMove(Color::kWhite, {1, 2})), "B 1 2, W 2 3");
  EXPECT_EQ(shrunk_to(PlayMove(Color::kWhite, {2, 1})), "B 2 1, W 3 2");
}

TEST(ShrinkTurnsTest, EnginesThatTookEverythingAreLeftAlone) {
  EXPECT_EQ(Shrunk(kGame, Needs({2, 1}), false), kGame);
}

}  // namespace
}  // namespace superko
