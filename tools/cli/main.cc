// The entry point: reads the command line and runs one command.

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"

#include "core/board/zobrist.h"
#include "tools/cli/command.h"
#include "tools/cli/command_line.h"
#include "tools/cli/exit_code.h"
#include "tools/cli/suggestion.h"

namespace superko {
namespace {

// In the order in which --help lists them.
constexpr AddCommand kCommands[] = {
    AddRandomCommand,   AddCheckCommand,    AddJudgeCommand,
    AddGenerateCommand, AddEngineCommand,   AddProgramCommand,
    AddShrinkCommand,   AddShowCommand,     AddPlayCommand,
    AddPerftCommand,    AddStrokeCommand,   AddConvertCommand,
    AddGtpCommand,      AddValidateCommand, AddCompareCommand,
    AddSelftestCommand, AddMergeCommand,    AddServeEngineCommand,
};

constexpr char kDescription[] =
    "superko tells whether an implementation of the rules of Go is right.\n"
    "It plays every game on a fast engine and on a slow reference and "
    "compares\n"
    "every answer.\n";

constexpr char kFooter[] =
    "\nExit status: 0 all agree, 1 at least one finding, 2 usage or malformed\n"
    "input, 3 superko itself failed, 130 and 143 after SIGINT and SIGTERM.\n"
    "`superko COMMAND --help` shows a command's flags and an example.";

// CLI11 says of a misspelt command only that one is required.
std::string ErrorText(const CLI::App& app, const CLI::Error& error) {
  const std::vector<std::string> rest = app.remaining();
  const bool has_command = !app.get_subcommands().empty();
  if (has_command || rest.empty() || rest[0][0] == '-') return error.what();
  return "there is no command \"" + rest[0] + "\"";
}

int ExplainUsageError(const CLI::App& app, const CLI::Error& error) {
  std::fprintf(stderr, "superko: %s\n", ErrorText(app, error).c_str());
  const std::string hint = SuggestFlags(app, error);
  if (!hint.empty()) std::fprintf(stderr, "%s\n", hint.c_str());
  std::fprintf(stderr, "Try `superko --help`.\n");
  return static_cast<int>(ExitCode::kBadInput);
}

// Games come from strangers, who must not know the keys of this process. No
// output depends on them.
void DrawKeys() {
  std::random_device random;
  RedrawZobristKeys(std::uint64_t{random()} << 32 | random());
}

int Main(int argc, char** argv) {
  DrawKeys();
  SetCommandLine(argc, argv);
  // A closed pipe is a failed write, which the writer looks at.
  std::signal(SIGPIPE, SIG_IGN);
  CLI::App app(kDescription);
  app.name("superko");
  app.footer(kFooter);
  app.set_version_flag("--version", "superko " SUPERKO_VERSION);
  app.require_subcommand(1);
  ExitCode exit_code = ExitCode::kAgreed;
  for (const AddCommand add : kCommands) add(app, exit_code);
  // CLI11 reports usage by exceptions; they end here.
  try {
    app.parse(argc, argv);
  } catch (const CLI::Error& error) {
    const bool is_help = error.get_exit_code() == 0;
    return is_help ? app.exit(error) : ExplainUsageError(app, error);
  }
  return static_cast<int>(exit_code);
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) { return superko::Main(argc, argv); }
