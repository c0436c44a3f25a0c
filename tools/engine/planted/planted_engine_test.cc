// Without a fault the planted engine is right: what a bug does wrong is its
// fault alone.

#include "tools/engine/planted/planted_engine.h"

#include <gtest/gtest.h>

#include "core/generate/generator.h"
#include "core/testing/rules_corpus.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/comparer.h"

namespace superko {
namespace {

std::unique_ptr<Engine> MakeFaultless() {
  return MakePlantedEngine("planted:none", Fault::kNone);
}

GameRecord RecordOf(const RulesGame& game) {
  GameRecord record = {.size = game.size,
                       .rules = game.rules,
                       .first_player = game.first_player};
  for (const RulesStep& step : game.steps) {
    if (step.move.has_value()) record.moves.push_back(*step.move);
  }
  return record;
}

TEST(PlantedEngineTest, AgreesWithFloodFillOnHandMadeGames) {
  const auto games = ReadRulesCorpus(SUPERKO_SOURCE_DIR "/corpus/rules");
  ASSERT_TRUE(games.ok()) << games.status();
  Comparer comparer({MakeFaultless, MakeFloodFillEngine}, {});
  Witnesses witnesses;
  for (const RulesGame& game : *games) {
    EXPECT_FALSE(comparer.Compare(RecordOf(game), witnesses).has_value())
        << game.where;
  }
  EXPECT_GT(witnesses.repetition, 100);
}

TEST(PlantedEngineTest, AgreesWithFloodFillOnGeneratedGames) {
  GenerateOptions options;
  options.seed = 7;
  Comparer comparer({MakeFaultless, MakeFloodFillEngine}, {});
  Generator generator(options);
  Witnesses witnesses;
  GameRecord record;
  for (std::uint64_t game = 1; game <= 1000; ++game) {
    generator.Generate(game, record);
    EXPECT_FALSE(comparer.Compare(record, witnesses).has_value())
        << "seed " << options.seed << ", game " << game;
  }
  EXPECT_GT(witnesses.repetition, 1000);
  EXPECT_GT(witnesses.suicide, 300);
  EXPECT_GT(witnesses.suicide_allowed, 50);
  EXPECT_GT(witnesses.captures_of_50, 5);
}

TEST(PlantedEngineTest, HasTheNameItIsGiven) {
  EXPECT_EQ(MakeFaultless()->name(), "planted:none");
}

}  // namespace
}  // namespace superko
