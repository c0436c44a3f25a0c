#include "tools/harness/witnesses.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

Witnesses Sample() {
  const std::vector<Move> moves = {
      PlayMove(Color::kBlack, {0, 0}),
      PlayMove(Color::kWhite, {0, 0}),
      PassMove(Color::kBlack),
      Move{.kind = MoveKind::kSetStone, .color = Color::kBlack, .point = {}},
      Move{.kind = MoveKind::kEndSetUp, .color = Color::kBlack, .point = {}},
      PlayMove(Color::kBlack, {0, 1})};
  const std::vector<MoveAnswer> answers = {
      {.captured = 50},
      {.verdict = Verdict::kOccupied},
      {},
      {},
      {},
      {.verdict = Verdict::kRepetition, .cycle = 6}};
  Witnesses witnesses;
  witnesses.AddMoves(moves, answers);
  return witnesses;
}

TEST(WitnessesTest, CountsEachKindOfMoveOnce) {
  const Witnesses witnesses = Sample();
  EXPECT_EQ(witnesses.moves, 4);
  EXPECT_EQ(witnesses.legal, 1);
  EXPECT_EQ(witnesses.occupied, 1);
  EXPECT_EQ(witnesses.repetition, 1);
  EXPECT_EQ(witnesses.passes, 1);
  EXPECT_EQ(witnesses.set_ups, 1);
  EXPECT_EQ(witnesses.captured_stones, 50);
  EXPECT_EQ(witnesses.captures_of_50, 1);
  EXPECT_EQ(witnesses.longest_cycle(), 6);
}

TEST(WitnessesTest, AddingUpKeepsSumsAndMaxima) {
  Witnesses total = Sample();
  Witnesses other;
  other.largest_capture = 7;
  other.repetitions_by_cycle = {0, 0, 5};
  total.Add(other);
  total.Add(Sample());
  EXPECT_EQ(total.moves, 8);
  EXPECT_EQ(total.largest_capture, 50);
  EXPECT_EQ(total.longest_cycle(), 6);
  EXPECT_EQ(total.repetitions_by_cycle[2], 5);
  EXPECT_EQ(total.repetitions_by_cycle[6], 2);
}

TEST(WitnessesTest, ClearForgetsEverything) {
  Witnesses witnesses = Sample();
  witnesses.Clear();
  EXPECT_EQ(witnesses.moves, 0);
  EXPECT_EQ(witnesses.longest_cycle(), 0);
}

}  // namespace
}  // namespace superko
