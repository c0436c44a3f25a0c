// Replays: every verdict of recorded games, exact repetition included.

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/cycles.h"
#include "bench/recorded_games.h"
#include "bench/replay.h"
#include "core/rules/game.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/engine_table.h"

namespace superko {
namespace {

// A benchmark's function runs several times; its games are made once.
const AnsweredGames& LegalGamesOnce(int side, int games) {
  static std::map<std::pair<int, int>, AnsweredGames> made;
  const std::pair key(side, games);
  const auto found = made.find(key);
  if (found != made.end()) return found->second;
  return made.emplace(key, LegalGames(side, games)).first->second;
}

void ReplayCore(benchmark::State& state, const AnsweredGames& answered) {
  const std::uint64_t plays = PlaysOf(answered.games);
  const int planted = PlantedSlowdown();
  Game game{Game::Options{}};
  PlayCounter counter(state);
  for (auto _ : state) {
    if (Replay(answered.games, game) != answered.expected) {
      state.SkipWithError("wrong answer");
    }
    ReplayAgain(answered.games, planted, game);
    counter.Add(plays);
  }
}

void BM_ReplayLegal(benchmark::State& state) {
  ReplayCore(state, LegalGamesOnce(static_cast<int>(state.range(0)), 1000));
}
BENCHMARK(BM_ReplayLegal)->ArgName("side")->Arg(19)->Arg(9);

// One game, over and over: the branch predictor learns it by heart, so that the
// difference to BM_ReplayLegal is what mispredicted branches cost.
void BM_ReplayByHeart(benchmark::State& state) {
  ReplayCore(state, LegalGamesOnce(19, 1));
}
BENCHMARK(BM_ReplayByHeart);

// Short, for the many runs of the gate's proof; too few games for a claim.
void BM_ReplayShort(benchmark::State& state) {
  ReplayCore(state, LegalGamesOnce(9, 200));
}
BENCHMARK(BM_ReplayShort);

void BM_ReplayLegalLarge(benchmark::State& state) {
  ReplayCore(state, LegalGamesOnce(52, 100));
}
BENCHMARK(BM_ReplayLegalLarge);

void BM_ReplayUniform(benchmark::State& state) {
  ReplayCore(state, AnsweredGames(UniformGames(static_cast<int>(state.range(0)),
                                               1000, 500)));
}
BENCHMARK(BM_ReplayUniform)->ArgName("side")->Arg(19)->Arg(9);

// Half of the plays are refused as repetitions.
void BM_ReplayKo(benchmark::State& state) {
  ReplayCore(state, AnsweredGames(KoGames(1000)));
}
BENCHMARK(BM_ReplayKo);

void BM_ReplayByReference(benchmark::State& state) {
  const NamedEngine& reference =
      ReferenceEngines()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(reference.name);
  const std::vector<GameRecord> games = LegalGames(19, 100);
  const Tally expected = TallyOf(games, *MakeCoreEngine());
  const std::unique_ptr<Engine> engine = reference.make();
  PlayCounter counter(state);
  for (auto _ : state) {
    if (TallyOf(games, *engine) != expected) {
      state.SkipWithError("wrong answer");
    }
    counter.Add(PlaysOf(games));
  }
}
BENCHMARK(BM_ReplayByReference)->ArgName("engine")->DenseRange(0, 2);

}  // namespace
}  // namespace superko
