#include "tools/perft/sequence_perft.h"

#include <vector>

#include "gtest/gtest.h"

#include "absl/numeric/int128.h"

namespace superko {
namespace {

struct Example {
  BoardSize size;
  SequenceOptions sequences;
};

const std::vector<Example>& Examples() {
  static const auto& examples = *new std::vector<Example>{
      {BoardSize(1, 1), {.depth = 3, .passes = true}},
      {BoardSize(1, 2), {.depth = 12}},
      {BoardSize(2, 2), {.depth = 9, .passes = true}},
      {BoardSize(2, 3), {.depth = 6}},
      {BoardSize(3, 3), {.depth = 1}},
      {BoardSize(3, 3), {.depth = 1, .passes = true}},
      {BoardSize(3, 3), {.depth = 2}},
      {BoardSize(3, 3), {.depth = 5, .passes = true}},
      {BoardSize(4, 4), {.depth = 4}},
      {BoardSize(19, 19), {.depth = 2}},
  };
  return examples;
}

TEST(SequencePerftTest, IsThePlainCountForAnyNumberOfJobs) {
  for (const Example& example : Examples()) {
    Game game({.size = example.size});
    const std::vector<PlyCounts> expected =
        CountSequences(game, Color::kBlack, example.sequences);
    for (const int jobs : {1, 3}) {
      const auto perft = CountSequencesInParallel(
          game, Color::kBlack,
          {.sequences = example.sequences, .parallel = {.jobs = jobs}});
      ASSERT_TRUE(perft.ok()) << perft.status();
      EXPECT_EQ(perft->plies, expected) << example.size.columns();
    }
  }
}

TEST(SequencePerftTest, MergedBranchesCountTheSame) {
  for (const Example& example : Examples()) {
    const Game game({.size = example.size});
    const auto plain = CountSequencesInParallel(
        game, Color::kBlack, {.sequences = example.sequences});
    const auto merged = CountSequencesInParallel(
        game, Color::kBlack,
        {.sequences = example.sequences, .merges_symmetric = true});
    EXPECT_EQ(merged->plies, plain->plies) << example.size.columns();
    EXPECT_TRUE(merged->division.empty());
  }
}

TEST(SequencePerftTest, TheDivisionAddsUpToTheLastDepth) {
  for (const Example& example : Examples()) {
    const Game game({.size = example.size});
    const auto perft = CountSequencesInParallel(
        game, Color::kBlack, {.sequences = example.sequences});
    const int moves =
        example.size.points() + (example.sequences.passes ? 1 : 0);
    EXPECT_EQ(static_cast<int>(perft->division.size()), moves);
    PlyCounts sum;
    for (const FirstMoveCounts& first : perft->division) {
      ASSERT_TRUE(TryAddCounts(first.counts, 1, sum));
    }
    EXPECT_EQ(sum, perft->plies.back()) << example.size.columns();
  }
}

TEST(SequencePerftTest, EveryFirstMoveIsCountedByItself) {
  const Game start({.size = BoardSize(2, 3)});
  const auto perft = CountSequencesInParallel(
      start, Color::kBlack, {.sequences = {.depth = 6, .passes = true}});
  ASSERT_EQ(perft->division.size(), 7u);
  for (const FirstMoveCounts& first : perft->division) {
    Game game = start;
    const bool is_pass = first.move.kind == MoveKind::kPass;
    if (is_pass) game.Pass(Color::kBlack);
    if (!is_pass) game.Play(Color::kBlack, first.move.point);
    EXPECT_EQ(
        first.counts,
        CountSequences(game, Color::kWhite,
                       {.depth = 5, .passes = true, .after_pass = is_pass})
            .back());
  }
}

// A move that is refused at once has its place in a division of depth 1.
TEST(SequencePerftTest, RefusedFirstMovesAreListed) {
  Game game({.size = BoardSize(1, 2)});
  game.Play(Color::kWhite, {.row = 0, .column = 0});
  game.Play(Color::kBlack, {.row = 0, .column = 1});
  const auto perft = CountSequencesInParallel(game, Color::kWhite,
                                              {.sequences = {.depth = 1}});
  ASSERT_EQ(perft->division.size(), 1u);
  EXPECT_EQ(perft->division[0].counts, (PlyCounts{.refused_repetition = 1}));
}

}  // namespace
}  // namespace superko
