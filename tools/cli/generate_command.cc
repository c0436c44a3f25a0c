#include <cstdint>
#include <memory>
#include <string>

#include "core/generate/generator.h"
#include "core/record/judge_writer.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/stop_signals.h"

namespace superko {
namespace {

struct GenerateFlags {
  std::uint64_t games = 100;
  std::uint64_t first = 1;
  std::uint64_t seed = 1;
  std::string style = "mixed";
  int moves = 0;  // 0: drawn for each case.
  std::string format = "judge";
};

GenerateOptions ToGenerateOptions(const GenerateFlags& flags) {
  GenerateOptions options;
  options.seed = flags.seed;
  options.style = *ParseStyle(flags.style);
  if (flags.moves > 0) options.moves = flags.moves;
  options.judge_strict = true;
  return options;
}

ExitCode RunGenerate(const GenerateFlags& flags) {
  InstallStopSignals();
  Output output;
  Generator generator(ToGenerateOptions(flags));
  GameRecord record;
  AppendJudgeHeader(flags.games, output.buffer());
  for (std::uint64_t i = 0; i < flags.games; ++i) {
    if (!output.FlushIfLarge() || StopRequested()) break;
    generator.Generate(flags.first + i, record);
    AppendJudgeInput(record, output.buffer());
  }
  return output.Finish(OutcomeUnlessStopped(ExitCode::kAgreed));
}

constexpr char kFooter[] =
    "\nCase N depends on --seed, --style, --moves and N alone. `superko judge\n"
    "--strict` accepts the output if it has at most 100 cases, the limit of "
    "the\n"
    "judge problem.\n"
    "\nExample: superko generate --games=100 --seed=7 --style=ko > ko.in";

}  // namespace

void AddGenerateCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<GenerateFlags>();
  CLI::App* command =
      app.add_subcommand("generate", "Write random records as judge input");
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
  command->add_option("--format", flags->format, "Format: judge")
      ->check(CLI::IsMember({"judge"}))
      ->capture_default_str();
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunGenerate(*flags); });
}

}  // namespace superko
