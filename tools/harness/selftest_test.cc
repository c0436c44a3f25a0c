#include "tools/harness/selftest.h"

#include <gtest/gtest.h>

#include <atomic>

#include "tools/engine/planted/planted_bugs.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"
#include "tools/harness/record_text.h"
#include "tools/harness/testing.h"
#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

SelftestOptions RandomGames(std::uint64_t games, int jobs) {
  return {.truth = MakeFloodFillEngine,
          .open_source =
              [games] {
                RandomSource::Options options;
                options.games = games;
                return std::make_unique<RandomSource>(options);
              },
          .jobs = jobs};
}

TEST(SelftestTest, FindsTheFirstGameThatShowsTheFault) {
  SelftestOptions options = {
      .truth = MakeCoreEngine, .open_source = [] {
        return std::make_unique<ListSource>(std::vector<GameRecord>{
            RecordOf(BoardSize(3, 3), "B 1 1"),
            RecordOf(BoardSize(3, 3), "B 1 1, W 2 2, B 3 3"),
            RecordOf(BoardSize(3, 3), "W 2 2")});
      }};
  const Lineup lineup = LineupWrongWhere([](const GameRecord& so_far) {
    return so_far.moves.back().color == Color::kWhite;
  });
  const auto results = RunSelftest({lineup[0]}, options);
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results[0].games, 2u);
  EXPECT_EQ(results[0].moves, 2u);
  ASSERT_TRUE(results[0].shrunk.has_value());
  EXPECT_EQ(RecordText(results[0].shrunk->record),
            "1x1 suicide=forbidden,repetition=none, W first: W 1 1");
}

TEST(SelftestTest, ARightEngineSurvives) {
  const auto results = RunSelftest({MakeCoreEngine}, RandomGames(50, 1));
  EXPECT_EQ(results[0].games, 50u);
  EXPECT_FALSE(results[0].shrunk.has_value());
}

TEST(SelftestTest, StopsWhenAsked) {
  SelftestOptions options = RandomGames(1'000'000, 2);
  std::atomic<int> questions = 0;
  options.should_stop = [&questions] { return ++questions > 20; };
  for (const SelftestResult& result :
       RunSelftest({MakeCoreEngine, MakeCoreEngine}, options)) {
    EXPECT_LE(result.games, 20u);
  }
}

// Even if an engine keeps something from game to game.
TEST(SelftestTest, DoesNotDependOnTheNumberOfWorkers) {
  std::vector<EngineFactory> subjects;
  for (const absl::string_view name :
       {"no-reset", "simple-ko", "wrap-around", "pass-keeps-ko"}) {
    subjects.push_back(FindPlantedBug(name)->make);
  }
  const auto alone = RunSelftest(subjects, RandomGames(20'000, 1));
  const auto shared = RunSelftest(subjects, RandomGames(20'000, 4));
  for (std::size_t i = 0; i < alone.size(); ++i) {
    ASSERT_TRUE(alone[i].shrunk.has_value());
    ASSERT_TRUE(shared[i].shrunk.has_value());
    EXPECT_EQ(alone[i].games, shared[i].games);
    EXPECT_EQ(alone[i].shrunk->record, shared[i].shrunk->record);
    EXPECT_EQ(alone[i].shrunk->probes, shared[i].shrunk->probes);
  }
}

}  // namespace
}  // namespace superko
