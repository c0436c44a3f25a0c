#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/hand_game.h"
#include "tools/cli/output.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/terminal.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/engine_table.h"

namespace superko {
namespace {

// A longer line is no play.
constexpr std::size_t kLineMax = 1000;

struct PlayFlags {
  std::string size = "19";
  std::string rules = "judge";
  std::string engine = std::string(kCoreEngineName);
};

HandGame NewGame(const PlayFlags& flags) {
  return HandGame(FindEngine(flags.engine)->make(),
                  {.size = *ParseBoardSize(flags.size),
                   .rules = *ParseRuleSet(flags.rules),
                   .first_player = Color::kBlack,
                   .moves = {}});
}

// Plays line by line. A wrong line costs nothing but its message.
ExitCode RunPlay(const PlayFlags& flags) {
  HandGame game = NewGame(flags);
  Output output;
  ExitCode outcome = ExitCode::kAgreed;
  output.Write(game.Describe());
  std::string line;
  for (std::size_t number = 1; output.Flush() && std::getline(std::cin, line);
       ++number) {
    if (line == "quit") break;
    line.resize(std::min(line.size(), kLineMax));
    const absl::StatusOr<std::string> said = game.Do(line);
    if (said.ok()) {
      output.Write(absl::StrCat(*said, "\n", game.Describe()));
      continue;
    }
    std::cerr << "<stdin>:" << number << ":1: " << said.status().message()
              << "\n";
    outcome = ExitCode::kBadInput;
  }
  return output.Finish(outcome);
}

}  // namespace

void AddPlayCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<PlayFlags>();
  CLI::App* command =
      app.add_subcommand("play", "Try the rules by hand in the terminal");
  AddSizeFlag(*command, flags->size)->capture_default_str();
  AddRulesFlag(*command, flags->rules)->capture_default_str();
  command
      ->add_option("--engine", flags->engine,
                   "Who judges: core, flood-fill, liberty-map or block-scan")
      ->check(ParsedBy(FindEngine))
      ->capture_default_str();
  command->footer(
      "\nType a play a line: `3 4` (row and column from the top left), `D4`,\n"
      "`pass`, `undo` or `quit`.\n"
      "\nExample: superko play --size=9 --engine=flood-fill");
  command->callback([flags, &exit_code] { exit_code = RunPlay(*flags); });
}

}  // namespace superko
