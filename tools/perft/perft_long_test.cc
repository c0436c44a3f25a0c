// Counts that take minutes. They run by their label, not by default.

#include "gtest/gtest.h"

#include "core/base/exact_count.h"
#include "core/perft/position_count.h"
#include "tools/engine/reference_engine.h"
#include "tools/perft/cross_perft.h"
#include "tools/perft/game_perft.h"
#include "tools/perft/position_perft.h"
#include "tools/perft/sequence_perft.h"

namespace superko {
namespace {

const ParallelOptions kTwoJobs = {.jobs = 2};

// J. Tromp and G. Farneback, "Combinatorics of Go".
TEST(PerftLongTest, OneByFourHasThePublishedNumberOfGames) {
  EXPECT_EQ(
      *CountGamesAsPaths(BoardSize(1, 4), Suicide::kAllowed, false, kTwoJobs),
      2098407841u);
}

TEST(PerftLongTest, OneByFourHasAsManyGamesAsPlayWithoutSuicide) {
  EXPECT_EQ(
      CountGamesAsPlay(BoardSize(1, 4), Suicide::kForbidden, kTwoJobs),
      *CountGamesAsPaths(BoardSize(1, 4), Suicide::kForbidden, true, kTwoJobs));
}

TEST(PerftLongTest, TwoByTwoHasThePublishedNumberOfGames) {
  EXPECT_EQ(
      *CountGamesAsPaths(BoardSize(2, 2), Suicide::kAllowed, true, kTwoJobs),
      386356909593u);
}

// OEIS A094777, by J. Tromp.
TEST(PerftLongTest, NineByNineHasThePublishedNumberOfPositions) {
  EXPECT_EQ(CountText(*CountPositions(BoardSize(9, 9))),
            "103919148791293834318983090438798793469");
}

TEST(PerftLongTest, FourByFourHasThePublishedNumberOfPositions) {
  EXPECT_EQ(CountColorings(BoardSize(4, 4), {}, kTwoJobs).standing, 24318165u);
}

// Computed by core, plain and merged; to depth 5 by reference/flood_fill.
TEST(PerftLongTest, FiveByFiveToDepthSix) {
  for (const bool merges : {false, true}) {
    const auto perft =
        CountSequencesInParallel(Game({.size = BoardSize(5, 5)}), Color::kBlack,
                                 {.sequences = {.depth = 6},
                                  .merges_symmetric = merges,
                                  .parallel = kTwoJobs});
    EXPECT_EQ(perft->plies[5], (PlyCounts{.sequences = 127124176,
                                          .captures = 533952,
                                          .refused_suicide = 273312,
                                          .refused_repetition = 32}));
  }
}

TEST(PerftLongTest, FourByFourToDepthSixIsCrossChecked) {
  const CrossPerft perft =
      CrossCountSequences({.size = BoardSize(4, 4)}, Color::kBlack,
                          {.sequences = {.depth = 6},
                           .references = {MakeFloodFillEngine},
                           .parallel = kTwoJobs});
  EXPECT_FALSE(perft.difference.has_value());
  EXPECT_EQ(perft.counts.plies[5], (PlyCounts{.sequences = 5695072,
                                              .captures = 101280,
                                              .refused_suicide = 54816,
                                              .refused_repetition = 32}));
}

}  // namespace
}  // namespace superko
