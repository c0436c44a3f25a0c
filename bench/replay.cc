#include "bench/replay.h"

#include <cstddef>
#include <cstdlib>

#include "absl/strings/numbers.h"

namespace superko {

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

int PlantedSlowdown() {
  const char* text = std::getenv("SUPERKO_BENCH_PLANTED_SLOWDOWN");
  int percent = 0;
  if (text == nullptr || !absl::SimpleAtoi(text, &percent)) return 0;
  return percent > 0 && percent <= 100 ? percent : 0;
}

void ReplayAgain(absl::Span<const GameRecord> games, int percent, Game& game) {
  if (percent == 0) return;
  int due = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    due += percent;
    if (due < 100) continue;
    due -= 100;
    Replay(games.subspan(i, 1), game);
  }
}

}  // namespace superko
