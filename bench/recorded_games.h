// The games that benchmarks replay: generated once, the same in every run.

#ifndef SUPERKO_BENCH_RECORDED_GAMES_H_
#define SUPERKO_BENCH_RECORDED_GAMES_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"

#include "core/board/point.h"
#include "core/record/game_record.h"
#include "core/rules/verdict.h"
#include "tools/engine/engine.h"

namespace superko {

// Random legal games under judge rules, eyes not filled, about 5/4 of the
// board's points long; on 19x19 one play in seven captures.
std::vector<GameRecord> LegalGames(int side, int games);

// Uniformly random plays, most of which are refused in the end.
std::vector<GameRecord> UniformGames(int side, int games, int plays);

// 24 kos on 19x19, each taken once and then retaken too early eight times: half
// of the plays are refused as repetitions.
std::vector<GameRecord> KoGames(int games);

// Black fills a room of so many points on 19x19 in random order; with the last
// it takes a white stone. White's retake would take all and bring back what was
// `rows` * `columns` + 2 plays before; as many times as there were plays.
std::vector<GameRecord> RetakeGames(int rows, int columns, int games);

// 19x19, three rounds: White fills all points but one in random order, Black
// plays there and captures 360 stones.
std::vector<GameRecord> GiantCaptureGames(int games);

std::uint64_t PlaysOf(absl::Span<const GameRecord> games);

// The answer that benchmarks check: it changes with any verdict.
struct Tally {
  std::uint64_t verdicts[kVerdicts] = {};
  std::uint64_t captured = 0;

  void Add(Verdict verdict, int captured_stones) {
    ++verdicts[static_cast<int>(verdict)];
    captured += static_cast<std::uint64_t>(captured_stones);
  }
  // Stones put on the board and stones taken off it.
  std::uint64_t StonesTouched() const {
    return verdicts[static_cast<int>(Verdict::kLegal)] + captured;
  }
  friend bool operator==(const Tally&, const Tally&) = default;
};

Tally TallyOf(absl::Span<const GameRecord> games, Engine& engine);

// By flood fill, so that core cannot vouch for itself.
Tally TallyByReference(absl::Span<const GameRecord> games);

}  // namespace superko

#endif  // SUPERKO_BENCH_RECORDED_GAMES_H_
