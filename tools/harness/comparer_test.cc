#include "tools/harness/comparer.h"

#include <gtest/gtest.h>

#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

// White takes a corner stone on 2x2 with its second play, move 4.
GameRecord CornerCapture() {
  return {.size = BoardSize(2, 2),
          .rules = {},
          .first_player = kBlack,
          .moves = {PlayMove(kBlack, {0, 0}), PlayMove(kWhite, {0, 1}),
                    PassMove(kBlack), PlayMove(kWhite, {1, 0})}};
}

std::optional<Difference> CompareSpoilt(SpoiltEngine::Spoils spoils,
                                        bool deep = false) {
  Comparer comparer({MakeSpoilt(std::move(spoils)), MakeFloodFillEngine},
                    {.deep = deep});
  Witnesses witnesses;
  return comparer.Compare(CornerCapture(), witnesses);
}

TEST(ComparerTest, RightEnginesAgreeAndWitnessesCountTheSubject) {
  Comparer comparer({MakeCoreEngine, MakeFloodFillEngine}, {});
  Witnesses witnesses;
  EXPECT_FALSE(comparer.Compare(CornerCapture(), witnesses).has_value());
  EXPECT_EQ(witnesses.games, 1);
  EXPECT_EQ(witnesses.moves, 4);
  EXPECT_EQ(witnesses.legal, 3);
  EXPECT_EQ(witnesses.passes, 1);
  EXPECT_EQ(witnesses.captured_stones, 1);
}

TEST(ComparerTest, FindsAWrongVerdictAtItsMove) {
  const auto difference = CompareSpoilt(
      {.answer = [](Move move, MoveAnswer& answer, absl::Span<Color>) {
        if (move.point == Point{1, 0}) answer.verdict = Verdict::kSuicide;
      }});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kVerdict);
  EXPECT_EQ(difference->move, 3);
  EXPECT_EQ(difference->subject.engine, "spoilt");
  EXPECT_EQ(difference->subject.answer.verdict, Verdict::kSuicide);
  EXPECT_EQ(difference->truth.engine, "flood-fill");
  EXPECT_EQ(difference->truth.answer.verdict, Verdict::kLegal);
  const std::vector<Color> before = {kBlack, kWhite, Color::kEmpty,
                                     Color::kEmpty};
  EXPECT_EQ(difference->board_before, before);
}

TEST(ComparerTest, FindsAWrongNumberOfCaptures) {
  const auto difference =
      CompareSpoilt({.answer = [](Move, MoveAnswer& answer, absl::Span<Color>) {
        answer.captured = static_cast<std::uint16_t>(answer.captured * 2);
      }});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kCaptured);
  EXPECT_EQ(difference->subject.answer.captured, 2);
  EXPECT_EQ(difference->truth.answer.captured, 1);
}

// The last play repeats the position two moves back.
TEST(ComparerTest, FindsAWrongCycleWhereBothSayOne) {
  GameRecord record = {.size = BoardSize(1, 4), .moves = {}};
  for (const auto& [player, column] :
       {std::pair{kWhite, 1}, std::pair{kBlack, 2}, std::pair{kBlack, 0},
        std::pair{kWhite, 1}}) {
    record.moves.push_back(
        PlayMove(player, {0, static_cast<std::uint8_t>(column)}));
  }
  std::uint32_t cycle = 0;
  Comparer comparer(
      {MakeSpoilt({.answer =
                       [&](Move, MoveAnswer& answer, absl::Span<Color>) {
                         if (answer.cycle > 0) {
                           answer.cycle = cycle;
                         }
                       }}),
       MakeFloodFillEngine},
      {});
  Witnesses witnesses;
  for (const std::uint32_t unsaid_or_right : {0u, 2u}) {
    cycle = unsaid_or_right;
    EXPECT_FALSE(comparer.Compare(record, witnesses).has_value());
  }
  cycle = 3;
  const auto difference = comparer.Compare(record, witnesses);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kCycle);
  EXPECT_EQ(difference->truth.answer.cycle, 2u);
}

TEST(ComparerTest, FindsOneWrongPoint) {
  const auto difference = CompareSpoilt(
      {.answer = [](Move move, MoveAnswer&, absl::Span<Color> board) {
        if (move.kind == MoveKind::kPass) board[3] = Color::kWhite;
      }});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kBoard);
  EXPECT_EQ(difference->move, 2);
  EXPECT_EQ(difference->subject.board[3], Color::kWhite);
  EXPECT_EQ(difference->truth.board[3], Color::kEmpty);
}

TEST(ComparerTest, FindsAWrongLibertyAtTheEnd) {
  const auto difference =
      CompareSpoilt({.counts = [](absl::Span<StringCount> counts) {
        ++counts[1].liberties;
      }});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kStrings);
  EXPECT_EQ(difference->move, 3);
  EXPECT_EQ(difference->subject.strings[1].liberties, 3);
  EXPECT_EQ(difference->truth.strings[1].liberties, 2);
}

TEST(ComparerTest, DeepFindsAWrongLibertyAtTheFirstMove) {
  const auto difference = CompareSpoilt(
      {.counts = [](absl::Span<StringCount> counts) { ++counts[0].liberties; }},
      /*deep=*/true);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kStrings);
  EXPECT_EQ(difference->move, 0);
}

TEST(ComparerTest, ReportsAnInconsistentSubject) {
  const auto difference = CompareSpoilt({.inconsistency = "key is wrong"});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kInconsistency);
  EXPECT_EQ(difference->subject.failure, "key is wrong");
  EXPECT_EQ(difference->truth.failure, "");
}

TEST(ComparerTest, ReportsAnEngineThatFails) {
  const auto difference =
      CompareSpoilt({.failure = absl::UnavailableError("it died")});
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kEngineFailure);
  EXPECT_EQ(difference->subject.failure, "it died");
}

TEST(ComparerTest, FindsADifferenceFarIntoALongRecord) {
  GameRecord record = CornerCapture();
  for (int i = 0; i < 300; ++i) record.moves.push_back(PassMove(kBlack));
  record.moves.push_back(PlayMove(kBlack, {0, 0}));
  Comparer comparer(
      {MakeSpoilt({.answer =
                       [](Move move, MoveAnswer& answer, absl::Span<Color>) {
                         if (move == PlayMove(kBlack, {0, 0}))
                           answer.own_removed = 1;
                       }}),
       MakeFloodFillEngine},
      {});
  record.moves.erase(record.moves.begin());
  Witnesses witnesses;
  const auto difference = comparer.Compare(record, witnesses);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->move, 303);
  EXPECT_EQ(witnesses.moves, 304);
}

TEST(ComparerTest, AnEngineAloneIsComparedWithNone) {
  Comparer comparer({MakeCoreEngine}, {.deep = true});
  Witnesses witnesses;
  EXPECT_FALSE(comparer.Compare(CornerCapture(), witnesses).has_value());
}

TEST(DifferenceTest, AlikeMeansSameKindEnginesAndVerdicts) {
  Difference a;
  a.subject.engine = "x";
  a.truth.engine = "y";
  Difference b = a;
  b.move = 17;
  EXPECT_TRUE(AreAlike(a, b));
  b.subject.answer.verdict = Verdict::kSuicide;
  EXPECT_FALSE(AreAlike(a, b));
  b = a;
  b.kind = DifferenceKind::kBoard;
  EXPECT_FALSE(AreAlike(a, b));
  b = a;
  b.truth.engine = "z";
  EXPECT_FALSE(AreAlike(a, b));
}

}  // namespace
}  // namespace superko
