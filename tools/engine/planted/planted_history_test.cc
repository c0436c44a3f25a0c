#include "tools/engine/planted/planted_history.h"

#include <gtest/gtest.h>

#include <array>

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

// Positions of a board of one point are enough: what stands there is the key.
PlantedHistory::Position At(Color color) {
  static constexpr std::array<Color, 3> kColors = {Color::kEmpty, kBlack,
                                                   kWhite};
  return {.key = static_cast<std::uint64_t>(color),
          .colors = absl::MakeConstSpan(kColors).subspan(
              static_cast<std::size_t>(color), 1)};
}

PlantedHistory Started(Repetition rule, Fault fault = Fault::kNone) {
  PlantedHistory history(fault);
  history.Start(rule, At(Color::kEmpty), kBlack);
  return history;
}

TEST(PlantedHistoryTest, NoneRefusesNothing) {
  EXPECT_FALSE(Started(Repetition::kNone).Repeats(At(Color::kEmpty), kBlack));
}

TEST(PlantedHistoryTest, PositionalRefusesEveryEarlierPosition) {
  PlantedHistory history = Started(Repetition::kPositional);
  history.AddPlay(At(kBlack), kBlack);
  history.AddPlay(At(kWhite), kWhite);
  EXPECT_TRUE(history.Repeats(At(Color::kEmpty), kBlack));
  EXPECT_TRUE(history.Repeats(At(kBlack), kWhite));
}

TEST(PlantedHistoryTest, SituationalAsksWhoIsToMove) {
  PlantedHistory history = Started(Repetition::kSituational);
  history.AddPlay(At(kBlack), kBlack);
  // The start was Black's to move, so White must not bring it back.
  EXPECT_TRUE(history.Repeats(At(Color::kEmpty), kWhite));
  EXPECT_FALSE(history.Repeats(At(Color::kEmpty), kBlack));
  history.AddPass(At(kBlack), kWhite);
  EXPECT_TRUE(history.Repeats(At(kBlack), kWhite));
}

TEST(PlantedHistoryTest, SimpleLooksAtOneReplyOnly) {
  PlantedHistory history = Started(Repetition::kSimple);
  history.AddPlay(At(kBlack), kBlack);
  EXPECT_TRUE(history.Repeats(At(Color::kEmpty), kWhite));
  EXPECT_FALSE(history.Repeats(At(Color::kEmpty), kBlack));
  history.AddPass(At(kBlack), kWhite);
  EXPECT_FALSE(history.Repeats(At(Color::kEmpty), kWhite));
}

// Equal keys of different positions are no repetition, but for the fault.
TEST(PlantedHistoryTest, BoardsAreCompared) {
  PlantedHistory::Position collision = At(kWhite);
  collision.key = At(Color::kEmpty).key;
  EXPECT_FALSE(Started(Repetition::kPositional).Repeats(collision, kBlack));
  EXPECT_TRUE(Started(Repetition::kPositional, Fault::kShortKeyOnly)
                  .Repeats(collision, kBlack));
}

TEST(PlantedHistoryTest, StartForgetsTheGameBefore) {
  PlantedHistory history = Started(Repetition::kPositional);
  history.AddPlay(At(kBlack), kBlack);
  history.Start(Repetition::kPositional, At(Color::kEmpty), kBlack);
  EXPECT_FALSE(history.Repeats(At(kBlack), kBlack));
}

}  // namespace
}  // namespace superko
