// Judge text: reading cases and writing answers, beside playing them.

#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/cycles.h"
#include "bench/recorded_games.h"
#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"
#include "core/record/judge_writer.h"
#include "core/rules/game.h"

namespace superko {
namespace {

constexpr int kCases = 100;
constexpr int kPlays = 2000;

std::string JudgeText(const std::vector<GameRecord>& games) {
  std::string text;
  AppendJudgeHeader(games.size(), text);
  for (const GameRecord& game : games) AppendJudgeInput(game, text);
  return text;
}

void BM_JudgeRead(benchmark::State& state) {
  const std::vector<GameRecord> games = UniformGames(19, kCases, kPlays);
  const std::string text = JudgeText(games);
  GameRecord record;
  PlayCounter counter(state);
  for (auto _ : state) {
    StringSource source(text);
    JudgeReader reader(source, "bench", {});
    for (const GameRecord& game : games) {
      const bool is_right =
          reader.Next(record).value_or(false) && record.moves == game.moves;
      if (!is_right) state.SkipWithError("wrong answer");
    }
    counter.Add(kCases * kPlays);
  }
  state.SetBytesProcessed(state.iterations() *
                          static_cast<std::int64_t>(text.size()));
}
BENCHMARK(BM_JudgeRead);

// Playing alone, then playing and writing the answers.
void BM_JudgeAnswer(benchmark::State& state) {
  const bool is_written = state.range(0) != 0;
  const std::vector<GameRecord> games = UniformGames(19, kCases, kPlays);
  Game game{Game::Options{}};
  std::vector<Color> colors(361);
  std::string out;
  const Tally expected = TallyByReference(games);
  PlayCounter counter(state);
  for (auto _ : state) {
    out.clear();
    Tally tally;
    for (const GameRecord& record : games) {
      game.Start({.size = record.size,
                  .rules = record.rules,
                  .moves_expected = record.moves.size()});
      for (const Move move : record.moves) {
        const PlayResult result = game.Play(move.color, move.point);
        tally.Add(result.verdict, result.captured);
        if (is_written) AppendMiss(result.verdict, out);
      }
      game.board().CopyColors(colors.data());
      if (is_written) AppendBoardRows(colors, record.size, out);
    }
    if (tally != expected) state.SkipWithError("wrong answer");
    counter.Add(kCases * kPlays);
  }
}
BENCHMARK(BM_JudgeAnswer)->ArgName("written")->Arg(0)->Arg(1);

}  // namespace
}  // namespace superko
