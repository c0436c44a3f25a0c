// Replay: what most benchmarks measure, every verdict of recorded games.

#ifndef SUPERKO_BENCH_REPLAY_H_
#define SUPERKO_BENCH_REPLAY_H_

#include <utility>
#include <vector>

#include "absl/types/span.h"

#include "bench/recorded_games.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"

namespace superko {

// Games and the answer that the flood fill gives to them.
struct AnsweredGames {
  explicit AnsweredGames(std::vector<GameRecord> some)
      : games(std::move(some)), expected(TallyByReference(games)) {}

  std::vector<GameRecord> games;
  Tally expected;
};

// Plays every game on `game`, core's.
Tally Replay(absl::Span<const GameRecord> games, Game& game);

// The slowdown that `./dev bench --prove` plants, in percent: the environment
// variable SUPERKO_BENCH_PLANTED_SLOWDOWN, or 0. No part of superko reads it.
int PlantedSlowdown();

// Replays `percent` of 100 games once more, evenly chosen, and forgets the
// answers: what a change does that makes the replay path that much slower.
void ReplayAgain(absl::Span<const GameRecord> games, int percent, Game& game);

}  // namespace superko

#endif  // SUPERKO_BENCH_REPLAY_H_
