// Cross-checking: the whole pipeline on generated games, and its parts alone,
// so that the share that the harness takes can be read from one run.

#include <memory>
#include <string>
#include <thread>

#include <benchmark/benchmark.h>

#include "bench/cycles.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"
#include "tools/harness/run.h"

namespace superko {
namespace {

constexpr std::uint64_t kGames = 1000;

RandomSource GamesOf19(std::uint64_t first = 1, std::uint64_t games = kGames) {
  GenerateOptions generate;
  generate.size = kJudgeSize;
  return RandomSource(
      {.generate = generate, .first = first, .games = games, .flags = ""});
}

class CountingListener : public RunListener {
 public:
  void OnFinding(const Finding&) override {}
  void OnInputError(const absl::Status&) override {}
  void OnProgress(const RunSummary&) override {}
};

RunSummary CrossCheckOnce(RandomSource source, const Lineup& lineup, int jobs) {
  CountingListener listener;
  return RunCases(source, {.lineup = lineup, .jobs = jobs}, listener);
}

// Wall time, for with two workers the time of one says nothing.
void CrossCheck(benchmark::State& state, const Lineup& lineup, int jobs) {
  PlayCounter counter(state);
  for (auto _ : state) {
    const RunSummary summary = CrossCheckOnce(GamesOf19(), lineup, jobs);
    if (summary.findings > 0 || summary.witnesses.games != kGames) {
      state.SkipWithError("wrong answer");
    }
    counter.Add(summary.witnesses.moves);
  }
}

void BM_CrossCheck(benchmark::State& state) {
  CrossCheck(state, {MakeCoreEngine, MakeFloodFillEngine},
             static_cast<int>(state.range(0)));
}
BENCHMARK(BM_CrossCheck)->ArgName("jobs")->Arg(1)->Arg(2)->UseRealTime();

// Two runs that know nothing of each other share the games: what two workers
// could reach on this machine, whose cores may share more than they say.
void BM_CrossCheckApart(benchmark::State& state) {
  const Lineup lineup = {MakeCoreEngine, MakeFloodFillEngine};
  PlayCounter counter(state);
  for (auto _ : state) {
    RunSummary other;
    std::thread thread([&] {
      other = CrossCheckOnce(GamesOf19(kGames / 2 + 1, kGames / 2), lineup, 1);
    });
    const RunSummary one = CrossCheckOnce(GamesOf19(1, kGames / 2), lineup, 1);
    thread.join();
    if (one.findings + other.findings > 0 ||
        one.witnesses.games + other.witnesses.games != kGames) {
      state.SkipWithError("wrong answer");
    }
    counter.Add(one.witnesses.moves + other.witnesses.moves);
  }
}
BENCHMARK(BM_CrossCheckApart)->UseRealTime();

void BM_CrossCheckCoreAlone(benchmark::State& state) {
  CrossCheck(state, {MakeCoreEngine}, 1);
}
BENCHMARK(BM_CrossCheckCoreAlone)->UseRealTime();

void BM_CrossCheckReferenceAlone(benchmark::State& state) {
  CrossCheck(state, {MakeFloodFillEngine}, 1);
}
BENCHMARK(BM_CrossCheckReferenceAlone)->UseRealTime();

void BM_Generate(benchmark::State& state) {
  const RandomSource source = GamesOf19();
  const std::unique_ptr<CaseMaker> maker = source.NewMaker();
  Case which;
  std::size_t expected = 0;
  PlayCounter counter(state);
  for (auto _ : state) {
    std::size_t moves = 0;
    for (which.number = 1; which.number <= kGames; ++which.number) {
      maker->Make(which);
      moves += which.record.moves.size();
    }
    if (expected == 0) expected = moves;
    if (moves != expected) state.SkipWithError("wrong answer");
    counter.Add(moves);
  }
}
BENCHMARK(BM_Generate);

}  // namespace
}  // namespace superko
