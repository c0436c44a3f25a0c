#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"

#include "core/base/exact_count.h"
#include "core/perft/position_count.h"
#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/perft_text.h"
#include "tools/cli/terminal.h"
#include "tools/engine/engine_table.h"
#include "tools/harness/cpus.h"
#include "tools/input/one_record.h"
#include "tools/perft/count_start.h"
#include "tools/perft/cross_perft.h"
#include "tools/perft/game_perft.h"
#include "tools/perft/position_perft.h"
#include "tools/perft/sequence_perft.h"

namespace superko {
namespace {

// Colorings of more points are not tried beside the border states: 3^16 take
// seconds.
constexpr int kColoringPoints = 16;
// Games of more points are not counted as play unless asked: 1x4 takes minutes.
constexpr int kPlayPoints = 3;

struct PerftFlags {
  std::string size;
  int depth = 0;  // 0: not given.
  std::string rules;
  bool passes = false;
  bool divide = false;
  std::string from;
  int jobs = 0;
  std::string against;
  bool games = false;
  bool by_play = false;
  bool positions = false;
  bool plain = false;
  std::string format = "text";
};

TableFormat FormatOf(const PerftFlags& flags) {
  return flags.format == "tsv" ? TableFormat::kTsv : TableFormat::kText;
}

// Redraws a line on a terminal as branches are counted.
ParallelOptions ParallelOf(const PerftFlags& flags) {
  ParallelOptions options = {.jobs = WorkersFor(flags.jobs)};
  if (!StderrIsTerminal()) return options;
  options.on_progress = [](std::size_t done, std::size_t count) {
    const bool is_end = done == count;
    std::fprintf(
        stderr, "\r\033[K%s",
        is_end ? ""
               : absl::StrFormat("%d of %d branches", done, count).c_str());
  };
  return options;
}

std::vector<EngineFactory> ReferencesOf(const PerftFlags& flags) {
  std::vector<EngineFactory> factories;
  if (flags.against.empty()) return factories;
  const std::vector<NamedEngine> engines = *ParseReferences(flags.against);
  for (const NamedEngine& engine : engines) factories.push_back(engine.make);
  return factories;
}

// Where the count begins: an empty board, or the end of a recorded game.
absl::StatusOr<GameRecord> StartOf(const PerftFlags& flags) {
  GameRecord record;
  if (flags.from.empty()) {
    record.size = *ParseBoardSize(flags.size);
  } else {
    absl::StatusOr<GameRecord> read = ReadOneRecord(flags.from, 1);
    if (!read.ok()) return read.status();
    record = *std::move(read);
    if (!flags.size.empty() && record.size != *ParseBoardSize(flags.size)) {
      return absl::InvalidArgumentError(
          absl::StrCat("superko: --size: the record is of ",
                       BoardSizeText(record.size), ", found ", flags.size));
    }
  }
  if (!flags.rules.empty()) record.rules = *ParseRuleSet(flags.rules);
  return record;
}

void PrintSequenceTiming(const std::vector<PlyCounts>& plies,
                         absl::Duration elapsed, int jobs) {
  double sequences = 0;
  for (const PlyCounts& ply : plies) {
    sequences += static_cast<double>(ply.sequences);
  }
  const double seconds = absl::ToDoubleSeconds(elapsed);
  std::fprintf(stderr, "%s",
               absl::StrFormat(
                   "%.1f s, %.1f million sequences/s, %d worker%s\n", seconds,
                   sequences / seconds / 1e6, jobs, jobs == 1 ? "" : "s")
                   .c_str());
}

absl::StatusOr<CrossPerft> CountSequencesOf(const PerftFlags& flags,
                                            const GameRecord& record,
                                            const ParallelOptions& parallel) {
  const CountStart start = PlayToStart(record);
  const SequenceOptions sequences = {.depth = flags.depth,
                                     .passes = flags.passes,
                                     .after_pass = start.after_pass};
  const std::vector<EngineFactory> references = ReferencesOf(flags);
  if (!references.empty()) {
    return CrossCountSequences(record, start.player,
                               {.sequences = sequences,
                                .references = references,
                                .parallel = parallel});
  }
  const bool merges = record.moves.empty() && !flags.divide && !flags.plain;
  absl::StatusOr<SequencePerft> counts =
      CountSequencesInParallel(start.game, start.player,
                               {.sequences = sequences,
                                .merges_symmetric = merges,
                                .parallel = parallel});
  if (!counts.ok()) return counts.status();
  CrossPerft perft;
  perft.counts = *std::move(counts);
  return perft;
}

absl::StatusOr<ExitCode> RunSequences(const PerftFlags& flags, Output& output) {
  const absl::StatusOr<GameRecord> record = StartOf(flags);
  if (!record.ok()) return record.status();
  const ParallelOptions parallel = ParallelOf(flags);
  const absl::Time begin = absl::Now();
  const absl::StatusOr<CrossPerft> perft =
      CountSequencesOf(flags, *record, parallel);
  if (!perft.ok()) return perft.status();
  if (perft->difference.has_value()) {
    output.Write(NodeDifferenceText(*perft->difference));
    return ExitCode::kFindings;
  }
  const std::vector<PlyCounts>& plies = perft->counts.plies;
  const Table table = flags.divide
                          ? DivisionTable(perft->counts.division, plies.back())
                          : PlyTable(plies);
  output.Write(TableText(table, FormatOf(flags)));
  output.Flush();
  PrintSequenceTiming(plies, absl::Now() - begin, parallel.jobs);
  if (!flags.against.empty()) {
    std::fprintf(stderr, "%s",
                 absl::StrFormat("%d moves compared with %s\n",
                                 perft->moves_compared, flags.against)
                     .c_str());
  }
  return ExitCode::kAgreed;
}

std::vector<Suicide> SuicideRulesOf(const PerftFlags& flags) {
  if (flags.rules.empty()) return {Suicide::kAllowed, Suicide::kForbidden};
  return {ParseRuleSet(flags.rules)->suicide};
}

absl::StatusOr<ExitCode> RunGames(const PerftFlags& flags, Output& output) {
  const BoardSize size = *ParseBoardSize(flags.size);
  const ParallelOptions parallel = ParallelOf(flags);
  Table table = {{"suicide", "counted_as", "games"}};
  ExitCode outcome = ExitCode::kAgreed;
  for (const Suicide suicide : SuicideRulesOf(flags)) {
    const std::string rule =
        suicide == Suicide::kAllowed ? "allowed" : "forbidden";
    const absl::StatusOr<std::uint64_t> paths =
        CountGamesAsPaths(size, suicide, !flags.plain, parallel);
    if (!paths.ok()) return paths.status();
    table.push_back({rule, "paths", absl::StrCat(*paths)});
    if (size.points() > kPlayPoints && !flags.by_play) continue;
    const std::uint64_t play = CountGamesAsPlay(size, suicide, parallel);
    table.push_back({rule, "play", absl::StrCat(play)});
    if (play != *paths) outcome = ExitCode::kFindings;
  }
  output.Write(TableText(table, FormatOf(flags)));
  if (outcome == ExitCode::kFindings) {
    std::fprintf(stderr, "play and paths differ\n");
  }
  return outcome;
}

absl::StatusOr<ExitCode> RunPositions(const PerftFlags& flags, Output& output) {
  const BoardSize size = *ParseBoardSize(flags.size);
  const absl::StatusOr<absl::uint128> counted = CountPositions(size);
  if (!counted.ok()) return counted.status();
  Table table = {{"counted_by", "positions"},
                 {"border-states", CountText(*counted)}};
  ExitCode outcome = ExitCode::kAgreed;
  if (size.points() <= kColoringPoints) {
    const PositionPerft tried =
        CountColorings(size, ReferencesOf(flags), ParallelOf(flags));
    if (tried.difference.has_value()) {
      output.Write(NodeDifferenceText(*tried.difference));
      return ExitCode::kFindings;
    }
    table.push_back({"colorings", absl::StrCat(tried.standing)});
    if (tried.standing != *counted) outcome = ExitCode::kFindings;
  }
  output.Write(TableText(table, FormatOf(flags)));
  if (outcome == ExitCode::kFindings) {
    std::fprintf(stderr, "border states and colorings differ\n");
  }
  return outcome;
}

// What is missing or does not go together; empty if all is well.
std::string FindUsageError(const PerftFlags& flags) {
  const bool is_tiny = flags.games || flags.positions;
  if (flags.size.empty() && (flags.from.empty() || is_tiny)) {
    return "--size is missing";
  }
  if (is_tiny && (flags.depth > 0 || !flags.from.empty() || flags.passes ||
                  flags.divide)) {
    return "--depth, --from, --passes and --divide do not go with --games or "
           "--positions";
  }
  if (flags.by_play && !flags.games) return "--by-play goes with --games only";
  if (flags.games && !flags.against.empty()) {
    return "--against does not go with --games, which are counted in two ways";
  }
  if (flags.games && !flags.rules.empty() &&
      ParseRuleSet(flags.rules)->repetition != Repetition::kPositional) {
    return "--games are counted under positional repetition only";
  }
  if (flags.positions && !flags.against.empty() &&
      ParseBoardSize(flags.size)->points() > kColoringPoints) {
    return absl::StrCat("--against tries colorings of at most ",
                        kColoringPoints, " points");
  }
  if (!is_tiny && flags.depth == 0) {
    return "--depth is missing (or --games, or --positions)";
  }
  return "";
}

ExitCode RunPerft(const PerftFlags& flags) {
  const std::string usage_error = FindUsageError(flags);
  if (!usage_error.empty()) {
    std::fprintf(stderr, "superko: %s\n", usage_error.c_str());
    return ExitCode::kBadInput;
  }
  Output output;
  const absl::StatusOr<ExitCode> outcome = flags.games ? RunGames(flags, output)
                                           : flags.positions
                                               ? RunPositions(flags, output)
                                               : RunSequences(flags, output);
  if (!outcome.ok()) {
    std::fprintf(stderr, "%s\n",
                 std::string(outcome.status().message()).c_str());
    return output.Finish(ExitCode::kBadInput);
  }
  return output.Finish(*outcome);
}

constexpr char kFooter[] =
    "\nRow d counts the sequences of exactly d moves from the empty board (or\n"
    "from the record) on, colors in turn; those whose d-th move takes a "
    "stone;\n"
    "and the pairs of a sequence of d - 1 moves and an empty point where the\n"
    "next play is refused. All sequences are played by core; on an empty "
    "board\n"
    "one first move stands for all that are equal by symmetry, unless "
    "--plain.\n"
    "\n--against compares every move with references and stops at the first\n"
    "that differs: exit status 1. Numbers have up to 128 bits; larger ones "
    "are\n"
    "an error.\n"
    "\nExample: superko perft --size=5 --depth=5\n"
    "         superko perft --size=4 --depth=4 --against=all --format=tsv\n"
    "         superko perft --games --size=1x3\n"
    "         superko perft --positions --size=9";

void AddCountFlags(CLI::App& command, PerftFlags& flags) {
  command
      .add_option("--size", flags.size, "Board size, rows x columns: 5 or 2x3")
      ->check(ParsedBy(ParseBoardSize));
  command.add_option("--depth", flags.depth, "Moves of the longest sequences")
      ->check(CLI::Range(1, 1000));
  command
      .add_option("--rules", flags.rules,
                  "Rule set, as in `superko random --help`; default judge, or "
                  "what the record says")
      ->check(ParsedBy(ParseRuleSet));
  command.add_flag("--passes", flags.passes,
                   "A pass is a move too; two in a row end a sequence");
  command.add_flag("--divide", flags.divide,
                   "Divide the counts of the last depth by first move");
  command.add_option("--from", flags.from,
                     "Begin at the end of this record, with its history; `-` "
                     "is stdin");
  command
      .add_option("--against", flags.against,
                  "References to compare every move with: names with commas, "
                  "or all")
      ->check(ParsedBy(ParseReferences));
}

}  // namespace

void AddPerftCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<PerftFlags>();
  CLI::App* command = app.add_subcommand(
      "perft", "Count all games of a small board to a depth");
  AddCountFlags(*command, *flags);
  command->add_flag("--plain", flags->plain,
                    "Count every sequence; use no symmetry");
  CLI::Option* games = command->add_flag(
      "--games", flags->games,
      "Count whole games, passes allowed, under positional superko; boards of "
      "at most 4 points");
  command->add_flag("--by-play", flags->by_play,
                    "With --games: count 4 points as play too, for minutes");
  command
      ->add_flag("--positions", flags->positions, "Count the legal positions")
      ->excludes(games);
  command
      ->add_option("--jobs", flags->jobs,
                   "Worker threads; 0: one for each CPU this process may use")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command->add_option("--format", flags->format, "text or tsv")
      ->check(CLI::IsMember({"text", "tsv"}))
      ->capture_default_str();
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunPerft(*flags); });
}

}  // namespace superko
