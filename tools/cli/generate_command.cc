#include <cstdint>
#include <memory>
#include <string>

#include "core/generate/generator.h"
#include "core/record/coordinates.h"
#include "core/record/judge_writer.h"
#include "core/record/sgf_writer.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/stop_signals.h"

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

constexpr char kFooter[] =
    "\nCase N depends on --seed, --style, --moves, --format, --size, --rules "
    "and N\nalone. `superko judge --strict` accepts judge input if it has at "
    "most 100 cases,\nthe limit of the judge problem. SGF has sizes, rules, "
    "passes and set-up too; its\nplays may be illegal, but for --style=legal."
    "\n"
    "\nExample: superko generate --games=100 --seed=7 --style=ko > ko.in\n"
    "Example: superko generate --format=sgf --size=9 --style=legal > 9x9.sgf";

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
  command->footer(kFooter);
  command->callback([flags, &exit_code] {
    const bool has_sgf_flags = !flags->size.empty() || !flags->rules.empty();
    if (flags->format == kJudge && has_sgf_flags) {
      throw CLI::ValidationError("--size and --rules require --format=sgf");
    }
    exit_code = RunGenerate(*flags);
  });
}

}  // namespace superko
