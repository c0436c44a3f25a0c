// Replays: every verdict of recorded games, exact repetition included.

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/cycles.h"
#include "bench/recorded_games.h"
#include "bench/replay.h"
#include "core/board/zobrist.h"
#include "core/rules/game.h"
#include "core/testing/crafted_game.h"
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
    counter.AddStones(answered.expected.StonesTouched());
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

// As much is taken off the board as is put there, most of it at once.
void BM_ReplayGiantCaptures(benchmark::State& state) {
  ReplayCore(state, AnsweredGames(GiantCaptureGames(100)));
}
BENCHMARK(BM_ReplayGiantCaptures);

// Half of the plays are refused, each of which would take so many stones.
void BM_ReplayRetakes(benchmark::State& state) {
  ReplayCore(state,
             AnsweredGames(RetakeGames(static_cast<int>(state.range(0)),
                                       static_cast<int>(state.range(1)), 100)));
}
BENCHMARK(BM_ReplayRetakes)
    ->ArgNames({"rows", "columns"})
    ->Args({1, 1})
    ->Args({2, 4})
    ->Args({4, 8})
    ->Args({6, 10})
    ->Args({7, 10})
    ->Args({14, 18});

// Most plays are refused because of a position thousands of plays before. The
// game was made by one who knows the built-in keys: with them 56 positions look
// like that one. With keys drawn anew, as the program superko draws them in
// every process, only the true one does.
void BM_ReplayCrafted(benchmark::State& state) {
  const AnsweredGames answered({CraftedGame(10'000)});
  if (state.range(0) != 0) RedrawZobristKeys(1);
  ReplayCore(state, answered);
  RedrawZobristKeys(kZobristSeed);
}
BENCHMARK(BM_ReplayCrafted)->ArgName("redrawn")->Arg(0)->Arg(1);

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
