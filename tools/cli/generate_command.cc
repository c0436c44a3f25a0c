#include <cstdint>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

#include "core/generate/generator.h"
#include "core/record/coordinates.h"
#include "core/record/judge_writer.h"
#include "core/record/sgf_writer.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/stop_signals.h"
#include "tools/contest/judge_set.h"
#include "tools/report/write_file.h"

namespace superko {
namespace {

constexpr char kJudge[] = "judge";
constexpr char kSgf[] = "sgf";

struct GenerateFlags {
  std::uint64_t games = 100;
  std::uint64_t first = 1;
  std::uint64_t seed = 1;
  std::string style = "mixed";
  int moves = 0;  // 0: drawn for each case.
  std::string format = kJudge;
  std::string size;  // Of SGF, as the rules; drawn for each case if empty.
  std::string rules;
  std::string set;  // Empty: no set of files.
  std::string folder = "judge-tests";
};

GenerateOptions ToGenerateOptions(const GenerateFlags& flags) {
  GenerateOptions options;
  options.seed = flags.seed;
  options.style = *ParseStyle(flags.style);
  if (flags.moves > 0) options.moves = flags.moves;
  options.judge_strict = flags.format == kJudge;
  if (!flags.size.empty()) options.size = *ParseBoardSize(flags.size);
  if (!flags.rules.empty()) options.rules = *ParseRuleSet(flags.rules);
  return options;
}

ExitCode RunGenerate(const GenerateFlags& flags) {
  InstallStopSignals();
  Output output;
  Generator generator(ToGenerateOptions(flags));
  GameRecord record;
  const bool is_sgf = flags.format == kSgf;
  if (!is_sgf) AppendJudgeHeader(flags.games, output.buffer());
  for (std::uint64_t i = 0; i < flags.games; ++i) {
    if (!output.FlushIfLarge() || StopRequested()) break;
    generator.Generate(flags.first + i, record);
    if (is_sgf) {
      AppendSgf(record, {}, output.buffer());
    } else {
      AppendJudgeInput(record, output.buffer());
    }
  }
  return output.Finish(OutcomeUnlessStopped(ExitCode::kAgreed));
}

std::size_t Plays(const JudgeTest& test) {
  std::size_t plays = 0;
  for (const GameRecord& record : test.records) plays += record.moves.size();
  return plays;
}

absl::Status WriteTest(const JudgeTest& test, const std::string& folder) {
  const std::string path = absl::StrCat(folder, "/", test.name);
  absl::Status status = WriteWholeFile(path + ".in", JudgeTestInput(test));
  if (!status.ok()) return status;
  return WriteWholeFile(path + ".ans", JudgeTestAnswer(test));
}

// Writes the files and says on stdout what is in them.
ExitCode RunGenerateSet(const GenerateFlags& flags) {
  InstallStopSignals();
  Output output;
  std::error_code error;
  std::filesystem::create_directories(flags.folder, error);
  for (const JudgeTest& test : MakeJudgeSet(flags.seed)) {
    if (output.failed() || StopRequested()) break;
    const absl::Status status = WriteTest(test, flags.folder);
    if (!status.ok()) {
      std::cerr << "superko: " << status.message() << "\n";
      return output.Finish(ExitCode::kFailed);
    }
    output.Write(absl::StrFormat("%-36s %3d cases %6d plays  %s\n", test.name,
                                 test.records.size(), Plays(test), test.what));
  }
  return output.Finish(OutcomeUnlessStopped(ExitCode::kAgreed));
}

constexpr char kFooter[] =
    "\nCase N depends on --seed, --style, --moves, --format, --size, --rules "
    "and N\nalone. `superko judge --strict` accepts judge input if it has at "
    "most 100 cases,\nthe limit of the judge problem. SGF has sizes, rules, "
    "passes and set-up too; its\nplays may be illegal, but for --style=legal."
    "\n"
    "\n--set=judge writes NAME.in and NAME.ans for a judge problem to "
    "--folder: "
    "games\nmade by hand, giant captures, long cycles, games on which weak "
    "hashes fail, and\nthe largest of every style.\n"
    "\nExample: superko generate --games=100 --seed=7 --style=ko > ko.in\n"
    "Example: superko generate --format=sgf --size=9 --style=legal > 9x9.sgf\n"
    "Example: superko generate --set=judge --folder=judge-tests";

}  // namespace

void AddGenerateCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<GenerateFlags>();
  CLI::App* command = app.add_subcommand(
      "generate", "Write random records as judge input or SGF");
  command->add_option("--games", flags->games, "Number of cases to write")
      ->capture_default_str();
  command->add_option("--first", flags->first, "Number of the first case")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--seed", flags->seed, "Which cases to generate")
      ->capture_default_str();
  AddStyleFlag(*command, flags->style);
  command
      ->add_option("--moves", flags->moves,
                   "Plays in each case; drawn for each if not given")
      ->check(CLI::Range(1, kJudgeMovesMax));
  command->add_option("--format", flags->format, "Format: judge or sgf")
      ->check(CLI::IsMember({kJudge, kSgf}))
      ->capture_default_str();
  AddSizeFlag(*command, flags->size);
  AddRulesFlag(*command, flags->rules);
  CLI::Option* const set =
      command
          ->add_option("--set", flags->set,
                       "Write a set of test files with their answers: judge")
          ->check(CLI::IsMember({kJudge}));
  command->add_option("--folder", flags->folder, "Where --set writes")
      ->needs(set)
      ->capture_default_str();
  for (const char* const name : {"--games", "--first", "--style", "--moves",
                                 "--format", "--size", "--rules"}) {
    set->excludes(command->get_option(name));
  }
  command->footer(kFooter);
  command->callback([flags, &exit_code] {
    const bool has_sgf_flags = !flags->size.empty() || !flags->rules.empty();
    if (flags->format == kJudge && has_sgf_flags) {
      throw CLI::ValidationError("--size and --rules require --format=sgf");
    }
    exit_code =
        flags->set.empty() ? RunGenerate(*flags) : RunGenerateSet(*flags);
  });
}

}  // namespace superko
