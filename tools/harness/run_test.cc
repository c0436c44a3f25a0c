#include "tools/harness/run.h"

#include <gtest/gtest.h>

#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

// Wrong about every repetition.
EngineFactory BlindToRepetition() {
  return MakeSpoilt({.answer = [](Move, MoveAnswer& answer, absl::Span<Color>) {
    if (answer.verdict == Verdict::kRepetition) {
      answer.verdict = Verdict::kLegal;
    }
  }});
}

struct Heard {
  RunSummary summary;
  RememberingListener listener;
};

Heard RunRandom(const Lineup& lineup, std::uint64_t games, int jobs) {
  GenerateOptions generate;
  generate.seed = 7;
  RandomSource source(
      {.generate = generate, .first = 1, .games = games, .flags = ""});
  Heard heard;
  heard.summary =
      RunCases(source, {.lineup = lineup, .jobs = jobs}, heard.listener);
  return heard;
}

TEST(RunTest, RightEnginesAgreeOnGeneratedGames) {
  const Heard heard = RunRandom({MakeCoreEngine, MakeFloodFillEngine}, 200, 2);
  EXPECT_EQ(heard.summary.findings, 0);
  EXPECT_EQ(heard.summary.witnesses.games, 200);
  EXPECT_GT(heard.summary.witnesses.repetition, 0);
  EXPECT_GT(heard.summary.witnesses.captured_stones, 0);
  EXPECT_TRUE(heard.summary.complete);
}

TEST(RunTest, FindingsAndSumsDoNotDependOnJobs) {
  const Lineup lineup = {BlindToRepetition(), MakeFloodFillEngine};
  const Heard one = RunRandom(lineup, 300, 1);
  const Heard four = RunRandom(lineup, 300, 4);
  ASSERT_GT(one.listener.findings.size(), 5);
  ASSERT_EQ(one.listener.findings.size(), four.listener.findings.size());
  for (std::size_t i = 0; i < one.listener.findings.size(); ++i) {
    const Finding& a = one.listener.findings[i];
    const Finding& b = four.listener.findings[i];
    EXPECT_EQ(a.where.number, b.where.number);
    EXPECT_EQ(a.difference.move, b.difference.move);
    EXPECT_EQ(a.where.record, b.where.record);
    EXPECT_EQ(a.where.record.moves.size(), a.difference.move + 1);
  }
  EXPECT_EQ(one.summary.witnesses.moves, four.summary.witnesses.moves);
  EXPECT_EQ(one.summary.witnesses.repetitions_by_cycle,
            four.summary.witnesses.repetitions_by_cycle);
}

TEST(RunTest, FindingsComeInOrderOfCases) {
  const Heard heard =
      RunRandom({BlindToRepetition(), MakeFloodFillEngine}, 300, 4);
  std::uint64_t last = 0;
  for (const Finding& finding : heard.listener.findings) {
    EXPECT_LT(last, finding.where.number);
    last = finding.where.number;
  }
}

TEST(RunTest, ACaseRunAloneShowsTheSameFinding) {
  const Lineup lineup = {BlindToRepetition(), MakeFloodFillEngine};
  const Heard all = RunRandom(lineup, 100, 2);
  ASSERT_FALSE(all.listener.findings.empty());
  const Finding& expected = all.listener.findings.back();
  GenerateOptions generate;
  generate.seed = 7;
  RandomSource source({.generate = generate,
                       .first = expected.where.number,
                       .games = 1,
                       .flags = " --seed=7"});
  RememberingListener listener;
  RunCases(source, {.lineup = lineup, .jobs = 1}, listener);
  ASSERT_EQ(listener.findings.size(), 1);
  EXPECT_EQ(listener.findings[0].where.record, expected.where.record);
  EXPECT_EQ(listener.findings[0].command,
            "superko random --first=" + std::to_string(expected.where.number) +
                " --games=1 --seed=7");
}

TEST(RunTest, StopsWhenAskedAndSaysSo) {
  RandomSource source({.generate = {}, .first = 1, .games = 1'000'000});
  RememberingListener listener;
  const RunSummary summary =
      RunCases(source,
               {.lineup = {MakeCoreEngine},
                .jobs = 2,
                .should_stop = [calls = 0]() mutable { return ++calls > 10; }},
               listener);
  EXPECT_FALSE(summary.complete);
  EXPECT_EQ(summary.witnesses.games, 40);
}

// The same batches for any number of jobs: what was played behind the last one
// is not told. One run with threads a process: ThreadSanitizer does not see how
// oneTBB hands the next pipeline to threads that it has already.
TEST(RunTest, StopsAfterSoManyFindingsWhateverTheJobs) {
  for (const int jobs : {1, 5}) {
    RandomSource source({.generate = {}, .first = 1, .games = 1'000'000});
    RememberingListener listener;
    const RunSummary summary =
        RunCases(source,
                 {.lineup = {BlindToRepetition(), MakeFloodFillEngine},
                  .jobs = jobs,
                  .stop_after = 3},
                 listener);
    EXPECT_FALSE(summary.complete);
    EXPECT_EQ(summary.findings, listener.findings.size());
    EXPECT_EQ(summary.findings, 4) << jobs;
    EXPECT_EQ(summary.witnesses.games, 24) << jobs;
  }
}

TEST(RunTest, AnEmptySourceIsACompleteRun) {
  ListSource source({});
  RememberingListener listener;
  const RunSummary summary =
      RunCases(source, {.lineup = {MakeCoreEngine}, .jobs = 2}, listener);
  EXPECT_TRUE(summary.complete);
  EXPECT_EQ(summary.witnesses.games, 0);
}

}  // namespace
}  // namespace superko
