#include "tools/contest/program_engine.h"

#include <signal.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/generate/generator.h"
#include "core/record/judge_writer.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/comparer.h"
#include "tools/harness/shrink.h"

namespace superko {
namespace {

EngineFactory Program(const std::string& fault) {
  signal(SIGPIPE, SIG_IGN);
  return [fault] {
    return MakeProgramEngine(
        "program", std::make_shared<const ProgramOptions>(ProgramOptions{
                       .arguments = {SUPERKO_BAD_JUDGE, fault},
                       .limits = {.time = std::chrono::seconds(60)}}));
  };
}

GameRecord Generated(std::uint64_t index) {
  Generator generator({.seed = 3, .moves = 200, .judge_strict = true});
  GameRecord record;
  generator.Generate(index, record);
  return record;
}

TEST(ProgramEngineTest, AgreesWithTheFloodFill) {
  Comparer comparer({Program("none"), MakeFloodFillEngine}, {});
  Witnesses witnesses;
  for (std::uint64_t index = 1; index <= 10; ++index) {
    EXPECT_FALSE(comparer.Compare(Generated(index), witnesses).has_value());
  }
  EXPECT_GT(witnesses.occupied, 0u);
  EXPECT_GT(witnesses.suicide, 0u);
}

TEST(ProgramEngineTest, IsNotMadeForWhatTheProblemDoesNotPromise) {
  const auto engine = Program("none")();
  GameRecord record = Generated(1);
  EXPECT_TRUE(engine->Start(record).ok());
  record.size = BoardSize(9, 9);
  EXPECT_EQ(engine->Start(record).code(), absl::StatusCode::kUnimplemented);
  record = Generated(1);
  record.moves.insert(record.moves.begin(), record.moves[0]);
  EXPECT_EQ(engine->Start(record).message(),
            "not as the judge problem promises: its colors do not take turns");
}

// By the rules a stone in the corner, taken, is suicide there: 4 plays and one
// of White elsewhere, since colors take turns.
TEST(ProgramEngineTest, ShrinksWithinWhatTheProblemPromises) {
  const Lineup lineup = {Program("suicide-is-occupied"), MakeFloodFillEngine};
  Comparer comparer(lineup, {});
  Witnesses witnesses;
  for (std::uint64_t index = 1; index <= 20; ++index) {
    const GameRecord record = Generated(index);
    const auto difference = comparer.Compare(record, witnesses);
    if (!difference.has_value()) continue;
    const Shrunk shrunk =
        Shrink(lineup, record, *difference, {.probes_max = 3'000});
    EXPECT_EQ(StrictJudgeObstacle(shrunk.record), "");
    EXPECT_EQ(shrunk.record.moves.size(), 4u) << shrunk.probes;
    EXPECT_EQ(shrunk.difference.subject.answer.verdict, Verdict::kOccupied);
    EXPECT_EQ(shrunk.difference.truth.answer.verdict, Verdict::kSuicide);
    return;
  }
  FAIL() << "no suicide in 20 games";
}

TEST(ProgramEngineTest, SaysWhatItWasTold) {
  const auto engine =
      MakeToldEngine("told", absl::AbortedError("run error: signal 6"));
  EXPECT_EQ(engine->name(), "told");
  EXPECT_EQ(engine->Start(GameRecord{}).message(), "run error: signal 6");
}

}  // namespace
}  // namespace superko
