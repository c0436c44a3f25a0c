#include <memory>
#include <string>

#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/random_stroke.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/run_flags.h"
#include "tools/harness/random_source.h"
#include "tools/harness/shard.h"

namespace superko {
namespace {

constexpr std::uint64_t kGamesByDefault = 10'000;

struct RandomFlags {
  RunFlags run;
  std::uint64_t seed = 1;
  std::string size;
  std::string rules;
  std::string style = "mixed";
  bool stroke = false;
};

// The flags that decide what is generated, for the command that shows a case
// again.
std::string FlagsText(const RandomFlags& flags) {
  std::string text = absl::StrCat(" --seed=", flags.seed);
  if (!flags.size.empty()) absl::StrAppend(&text, " --size=", flags.size);
  if (!flags.rules.empty()) absl::StrAppend(&text, " --rules=", flags.rules);
  if (flags.style != "mixed") absl::StrAppend(&text, " --style=", flags.style);
  if (flags.run.deep) absl::StrAppend(&text, " --deep");
  if (flags.run.isolate) absl::StrAppend(&text, " --isolate");
  if (flags.run.subject != "core") {
    absl::StrAppend(&text, " --subject=", flags.run.subject);
  }
  if (flags.run.against != "flood-fill") {
    absl::StrAppend(&text, " --against=", flags.run.against);
  }
  return text;
}

GenerateOptions ToGenerateOptions(const RandomFlags& flags) {
  GenerateOptions options;
  options.seed = flags.seed;
  options.refused_set_ups = true;
  options.style = *ParseStyle(flags.style);
  if (!flags.size.empty()) options.size = *ParseBoardSize(flags.size);
  if (!flags.rules.empty()) options.rules = *ParseRuleSet(flags.rules);
  return options;
}

ExitCode RunRandom(const RandomFlags& flags) {
  const auto games = GeneratedGames(flags.run, kGamesByDefault);
  if (flags.stroke) return RunRandomStroke(flags.seed, games, flags.run);
  RandomSource source(
      {.generate = ToGenerateOptions(flags),
       .first = flags.run.first,
       .games = games,
       .shard = *ParseShard(flags.run.shard, ProcessEnvironment),
       .flags = FlagsText(flags)});
  const RunInfo info = {
      .command = "random",
      .settings = {{"seed", absl::StrCat(flags.seed)},
                   {"first", absl::StrCat(flags.run.first)},
                   {"games", GeneratedGamesText(flags.run, kGamesByDefault)},
                   {"size", flags.size.empty() ? "mixed" : flags.size},
                   {"rules", flags.rules.empty() ? "mixed" : flags.rules},
                   {"style", flags.style}}};
  return RunAndReport(source, info, flags.run);
}

}  // namespace

void AddRandomCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<RandomFlags>();
  CLI::App* command = app.add_subcommand(
      "random", "Play generated games, cross-check every answer");
  AddRunFlags(*command, flags->run, GeneratedGamesHelp(kGamesByDefault));
  command->add_option("--seed", flags->seed, "Which games to generate")
      ->capture_default_str();
  AddSizeFlag(*command, flags->size);
  AddRulesFlag(*command, flags->rules);
  AddStyleFlag(*command, flags->style);
  AddStrokeFlag(*command, flags->stroke);
  command->footer(
      "\nExample: superko random --games=1000 --size=9 --rules=tromp-taylor");
  command->callback([flags, &exit_code] { exit_code = RunRandom(*flags); });
}

}  // namespace superko
