// Replays: every verdict of recorded games, exact repetition included.

#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/cycles.h"
#include "bench/recorded_games.h"
#include "core/rules/game.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/engine_table.h"

namespace superko {
namespace {

Tally Replay(absl::Span<const GameRecord> games, Game& game) {
  Tally tally;
  for (const GameRecord& record : games) {
    game.Start({.size = record.size,
                .rules = record.rules,
                .moves_expected = record.moves.size()});
    for (const Move move : record.moves) {
      const PlayResult result = game.Play(move.color, move.point);
      tally.Add(result.verdict, result.captured);
    }
  }
  return tally;
}

void ReplayCore(benchmark::State& state, const std::vector<GameRecord>& games) {
  const Tally expected = TallyByReference(games);
  const std::uint64_t plays = PlaysOf(games);
  Game game{Game::Options{}};
  PlayCounter counter(state);
  for (auto _ : state) {
    if (Replay(games, game) != expected) state.SkipWithError("wrong answer");
    counter.Add(plays);
  }
}

void BM_ReplayLegal(benchmark::State& state) {
  ReplayCore(state, LegalGames(static_cast<int>(state.range(0)), 1000));
}
BENCHMARK(BM_ReplayLegal)->ArgName("side")->Arg(19)->Arg(9);

void BM_ReplayLegalLarge(benchmark::State& state) {
  ReplayCore(state, LegalGames(52, 100));
}
BENCHMARK(BM_ReplayLegalLarge);

void BM_ReplayUniform(benchmark::State& state) {
  ReplayCore(state, UniformGames(static_cast<int>(state.range(0)), 1000, 500));
}
BENCHMARK(BM_ReplayUniform)->ArgName("side")->Arg(19)->Arg(9);

// Half of the plays are refused as repetitions.
void BM_ReplayKo(benchmark::State& state) { ReplayCore(state, KoGames(1000)); }
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
