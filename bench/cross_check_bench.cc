// Cross-checking: the whole pipeline on generated games, and its parts alone,
// so that the share that the harness takes can be read from one run.

#include <memory>
#include <string>

#include <benchmark/benchmark.h>

#include "bench/cycles.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"
#include "tools/harness/run.h"

namespace superko {
namespace {

constexpr std::uint64_t kGames = 1000;

RandomSource GamesOf19() {
  GenerateOptions generate;
  generate.size = kJudgeSize;
  return RandomSource(
      {.generate = generate, .first = 1, .games = kGames, .flags = ""});
}

class CountingListener : public RunListener {
 public:
  void OnFinding(const Finding&) override {}
  void OnInputError(const absl::Status&) override {}
  void OnProgress(const RunSummary&) override {}
};

// Wall time, for with two workers the time of one says nothing.
void CrossCheck(benchmark::State& state, const Lineup& lineup, int jobs) {
  PlayCounter counter(state);
  for (auto _ : state) {
    RandomSource source = GamesOf19();
    CountingListener listener;
    const RunSummary summary =
        RunCases(source, {.lineup = lineup, .jobs = jobs}, listener);
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
