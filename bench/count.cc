// superko_count WORKLOAD: does a fixed piece of work once, in CountedWork(),
// and checks its answer. For `valgrind --tool=callgrind
// --toggle-collect=CountedWork*`: what is made ready before is not counted.
//
// Prints the plays that were counted. Exit status 1 for a wrong answer, 2 for
// an unknown workload; `--list` names them all.

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

#include "bench/recorded_games.h"
#include "bench/replay.h"
#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"
#include "core/record/judge_writer.h"
#include "core/rules/game.h"

// The name that callgrind is told: not inlined and not mangled.
extern "C" [[gnu::noinline]] void CountedWork(void (*work)(void*),
                                              void* argument) {
  work(argument);
}

namespace superko {
namespace {

template <typename Work>
void Count(Work work) {
  CountedWork([](void* argument) { (*static_cast<Work*>(argument))(); }, &work);
}

// The plays counted, or 0 if the answer was wrong.
std::uint64_t CountReplay(const AnsweredGames& answered) {
  Game game{Game::Options{}};
  // Grows its tables, so that the work is that of any later game.
  Replay(answered.games, game);
  const int planted = PlantedSlowdown();
  Tally tally;
  Count([&] {
    tally = Replay(answered.games, game);
    ReplayAgain(answered.games, planted, game);
  });
  return tally == answered.expected ? PlaysOf(answered.games) : 0;
}

std::uint64_t CountRead() {
  const std::vector<GameRecord> games = UniformGames(19, 20, 2000);
  std::string text;
  AppendJudgeHeader(games.size(), text);
  for (const GameRecord& game : games) AppendJudgeInput(game, text);
  GameRecord record;
  bool is_right = true;
  Count([&] {
    StringSource source(text);
    JudgeReader reader(source, "count", {});
    for (const GameRecord& game : games) {
      is_right = reader.Next(record).value_or(false) && is_right &&
                 record.moves == game.moves;
    }
  });
  return is_right ? PlaysOf(games) : 0;
}

std::uint64_t CountLegal19() {
  return CountReplay(AnsweredGames(LegalGames(19, 40)));
}
std::uint64_t CountLegal9() {
  return CountReplay(AnsweredGames(LegalGames(9, 150)));
}
std::uint64_t CountLegal52() {
  return CountReplay(AnsweredGames(LegalGames(52, 4)));
}
std::uint64_t CountUniform19() {
  return CountReplay(AnsweredGames(UniformGames(19, 40, 500)));
}
std::uint64_t CountKo() { return CountReplay(AnsweredGames(KoGames(60))); }
std::uint64_t CountRetakes() {
  return CountReplay(AnsweredGames(RetakeGames(6, 10, 40)));
}

struct Workload {
  absl::string_view name;
  std::uint64_t (*count)();
};

constexpr Workload kWorkloads[] = {
    {"ReplayLegal/side:19", CountLegal19},
    {"ReplayLegal/side:9", CountLegal9},
    {"ReplayLegal/side:52", CountLegal52},
    {"ReplayUniform/side:19", CountUniform19},
    {"ReplayKo", CountKo},
    {"ReplayRetakes", CountRetakes},
    {"JudgeRead", CountRead},
};

int Main(absl::string_view name) {
  for (const Workload& workload : kWorkloads) {
    if (name == "--list") {
      std::printf("%s\n", std::string(workload.name).c_str());
    }
    if (name != workload.name) continue;
    const std::uint64_t plays = workload.count();
    std::printf("%llu\n", static_cast<unsigned long long>(plays));
    if (plays == 0) std::fputs("superko_count: wrong answer\n", stderr);
    return plays == 0 ? 1 : 0;
  }
  if (name == "--list") return 0;
  std::fputs("usage: superko_count WORKLOAD | --list\n", stderr);
  return 2;
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) {
  return superko::Main(argc == 2 ? argv[1] : "");
}
