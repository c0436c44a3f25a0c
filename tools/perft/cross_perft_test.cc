#include "tools/perft/cross_perft.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "tools/engine/planted/planted_bugs.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/record_text.h"

namespace superko {
namespace {

const std::vector<EngineFactory>& AllReferences() {
  static const auto& references = *new std::vector<EngineFactory>{
      MakeFloodFillEngine, MakeBlockScanEngine, MakeLibertyMapEngine};
  return references;
}

GameRecord Start(int rows, int columns, RuleSet rules) {
  return {.size = BoardSize(rows, columns), .rules = rules};
}

TEST(CrossPerftTest, CountsWhatThePlainCountCounts) {
  for (const RuleSet rules : AllRuleSets()) {
    for (const bool passes : {false, true}) {
      const SequenceOptions sequences = {.depth = 6, .passes = passes};
      const CrossPerft perft =
          CrossCountSequences(Start(2, 2, rules), Color::kBlack,
                              {.sequences = sequences,
                               .references = AllReferences(),
                               .parallel = {.jobs = 2}});
      EXPECT_FALSE(perft.difference.has_value()) << RuleSetText(rules);
      Game game({.size = BoardSize(2, 2), .rules = rules});
      EXPECT_EQ(perft.counts.plies,
                CountSequences(game, Color::kBlack, sequences))
          << RuleSetText(rules);
    }
  }
}

// Every play on an empty point and every pass is compared once.
TEST(CrossPerftTest, ComparesEveryMoveOnce) {
  const CrossPerft perft = CrossCountSequences(
      Start(3, 3, {}), Color::kBlack,
      {.sequences = {.depth = 4}, .references = {MakeFloodFillEngine}});
  absl::uint128 moves = 0;
  for (const PlyCounts& ply : perft.counts.plies) {
    moves += ply.sequences + ply.refused_suicide + ply.refused_repetition;
  }
  EXPECT_EQ(perft.moves_compared, moves);
}

TEST(CrossPerftTest, StartsFromARecordWithItsHistory) {
  GameRecord start = Start(2, 2, {});
  const auto play = [&start](Color color, std::uint8_t row,
                             std::uint8_t column) {
    start.moves.push_back(PlayMove(color, {.row = row, .column = column}));
  };
  play(Color::kBlack, 0, 0);
  play(Color::kWhite, 0, 1);
  play(Color::kBlack, 1, 0);
  play(Color::kBlack, 1, 0);  // Refused.
  play(Color::kWhite, 1, 1);  // Takes two stones.
  play(Color::kBlack, 0, 0);
  play(Color::kWhite, 1, 0);
  const CrossPerft perft = CrossCountSequences(
      start, Color::kBlack,
      {.sequences = {.depth = 5}, .references = AllReferences()});
  EXPECT_FALSE(perft.difference.has_value());
  // To take three stones at once would repeat the first position.
  EXPECT_EQ(perft.counts.plies[0], (PlyCounts{.refused_repetition = 1}));
}

// The check is worth what it finds: any planted bug that shows on small boards,
// and the same first node for any number of jobs.
TEST(CrossPerftTest, FindsPlantedBugsAtTheFirstNodeThatShowsThem) {
  const PlantedBug* bug = FindPlantedBug("simple-ko");
  ASSERT_NE(bug, nullptr);
  std::string found;
  for (const int jobs : {1, 2, 4}) {
    const CrossPerft perft =
        CrossCountSequences(Start(2, 2, {}), Color::kBlack,
                            {.sequences = {.depth = 8},
                             .references = {MakeFloodFillEngine, bug->make},
                             .parallel = {.jobs = jobs}});
    ASSERT_TRUE(perft.difference.has_value());
    const Difference& difference = perft.difference->difference;
    EXPECT_EQ(difference.kind, DifferenceKind::kVerdict);
    EXPECT_EQ(difference.subject.answer.verdict, Verdict::kRepetition);
    EXPECT_EQ(difference.truth.answer.verdict, Verdict::kLegal);
    const std::string text = RecordText(perft.difference->record);
    if (found.empty()) found = text;
    EXPECT_EQ(text, found);
  }
  EXPECT_EQ(found,
            "2x2 suicide=forbidden,repetition=positional, B first: B 1 1, "
            "W 1 2, B 2 1, W 2 2, B 1 1, W 2 1, B 1 1");
}

TEST(CrossPerftTest, FindsManyPlantedBugsOnTinyBoards) {
  int found = 0;
  for (const PlantedBug& bug : PlantedBugs()) {
    for (const bool passes : {false, true}) {
      const CrossPerft perft = CrossCountSequences(
          Start(2, 3, {}), Color::kBlack,
          {.sequences = {.depth = passes ? 4 : 6, .passes = passes},
           .references = {bug.make}});
      if (!perft.difference.has_value()) continue;
      ++found;
      break;
    }
  }
  EXPECT_GE(found, 10);
}

}  // namespace
}  // namespace superko
