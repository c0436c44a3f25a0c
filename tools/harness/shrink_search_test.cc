// Each search by itself, on an engine that is wrong where a pattern holds.

#include "tools/harness/shrink_search.h"

#include <gtest/gtest.h>

#include "tools/harness/record_text.h"
#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;

// The text of what a search makes of a record.
std::string Shrunk(void (*search)(ShrinkState&), const GameRecord& record,
                   const Pattern& pattern) {
  ShrinkProber prober(LineupWrongWhere(pattern), {});
  const auto difference = prober.ProbeWithNewEngines(record);
  if (!difference.has_value()) return "no difference";
  ShrinkState state(
      prober, record, *difference,
      {.probes_max = 10'000, .should_stop = [] { return false; }});
  search(state);
  return MovesText(state.record());
}

bool HasMoves(const GameRecord& so_far, std::size_t count) {
  return so_far.moves.size() == count;
}

TEST(ShrinkSearchTest, ReorderMovesSortsWhatMayBeSorted) {
  EXPECT_EQ(
      Shrunk(ReorderMoves,
             RecordOf(BoardSize(3, 3), "B 3 1, B 2 1, W 3 3, W 1 2, B 3 2"),
             [](const GameRecord& so_far) {
               return HasMoves(so_far, 5) &&
                      so_far.moves.back() == PlayMove(kBlack, {2, 1});
             }),
      "B 2 1, W 1 2, B 3 1, W 3 3, B 3 2");
}

TEST(ShrinkSearchTest, ReorderMovesLeavesSetUpsTogether) {
  EXPECT_EQ(
      Shrunk(ReorderMoves,
             RecordOf(BoardSize(3, 3), "B 3 1, set B 1 1, set end B"),
             [](const GameRecord& so_far) { return HasMoves(so_far, 3); }),
      "B 3 1, set B 1 1, set end B");
}

TEST(ShrinkSearchTest, MovePointsKeepsMovesOnOnePointTogether) {
  EXPECT_EQ(Shrunk(MovePoints, RecordOf(BoardSize(3, 3), "B 3 3, W 2 2, B 3 3"),
                   [](const GameRecord& so_far) {
                     return HasMoves(so_far, 3) &&
                            so_far.moves[0].point == so_far.moves[2].point;
                   }),
            "B 1 1, W 1 1, B 1 1");
}

TEST(ShrinkSearchTest, FoldBoardKeepsTheMoves) {
  EXPECT_EQ(Shrunk(FoldBoard, RecordOf(BoardSize(5, 5), "B 1 1, W 3 3, B 5 5"),
                   [](const GameRecord& so_far) {
                     return HasMoves(so_far, 3) && so_far.size.rows() >= 2;
                   }),
            "B 1 1, W 2 1, B 2 1");
}

// Moves that only go two, or three, at a time.
TEST(ShrinkSearchTest, DropPairsFindsMovesThatGoTogether) {
  const auto has_even_passes = [](const GameRecord& so_far) {
    return so_far.moves.back().kind == MoveKind::kPlay &&
           so_far.moves.size() % 2 == 1;
  };
  EXPECT_EQ(Shrunk(DropPairsOfMoves,
                   RecordOf(BoardSize(3, 3), "B pass, W pass, B 3 3"),
                   has_even_passes),
            "B 3 3");
}

TEST(ShrinkSearchTest, DropTriplesFindsMovesThatGoTogether) {
  const auto has_three_passes = [](const GameRecord& so_far) {
    return so_far.moves.back().kind == MoveKind::kPlay &&
           so_far.moves.size() % 3 == 1;
  };
  EXPECT_EQ(Shrunk(DropTriplesOfMoves,
                   RecordOf(BoardSize(3, 3), "B pass, W pass, B pass, B 3 3"),
                   has_three_passes),
            "B 3 3");
}

TEST(ShrinkSearchTest, DropOneChangeOneFindsAnotherWay) {
  // Both passes, or a play in the corner instead.
  const auto pattern = [](const GameRecord& so_far) {
    const bool has_passes = HasMoves(so_far, 3);
    const bool has_corner =
        HasMoves(so_far, 2) && so_far.moves[0] == PlayMove(kBlack, {0, 0});
    return (has_passes || has_corner) &&
           so_far.moves.back() == PlayMove(kBlack, {2, 2});
  };
  EXPECT_EQ(Shrunk(DropOneChangeOne,
                   RecordOf(BoardSize(3, 3), "B pass, W pass, B 3 3"), pattern),
            "B 1 1, B 3 3");
}

TEST(ShrinkSearchTest, LongRecordsAreLeftAlone) {
  GameRecord record = {.size = BoardSize(19, 19)};
  for (int i = 360; i > 260; --i) {
    record.moves.push_back(PlayMove(kBlack, record.size.PointAt(i)));
  }
  const auto pattern = [](const GameRecord& so_far) {
    return so_far.moves.back().point == Point{13, 14};
  };
  for (auto* search : {ReorderMoves, MovePoints, DropPairsOfMoves,
                       DropTriplesOfMoves, DropOneChangeOne}) {
    EXPECT_EQ(Shrunk(search, record, pattern), MovesText(record));
  }
}

}  // namespace
}  // namespace superko
