#include <cstdint>
#include <iostream>
#include <memory>
#include <string>

#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/record_flags.h"
#include "tools/engine/gtp/gtp_server.h"
#include "tools/input/one_record.h"

namespace superko {
namespace {

struct GtpFlags {
  std::string rules = "judge";
  std::uint64_t seed = 1;
};

// Each reply is written before the next line is waited for.
ExitCode RunGtp(const GtpFlags& flags) {
  GtpServer server(
      {.rules = *ParseRuleSet(flags.rules),
       .seed = flags.seed,
       .version = SUPERKO_VERSION,
       .load = [](const std::string& path) { return ReadOneRecord(path, 1); }});
  // So that it is known whether more lines are there already.
  std::ios::sync_with_stdio(false);
  Output output;
  std::string line;
  while (!server.has_quit() && std::getline(std::cin, line)) {
    output.Write(server.Reply(line));
    const bool waits = std::cin.rdbuf()->in_avail() <= 0;
    if (!(waits ? output.Flush() : output.FlushIfLarge())) break;
  }
  return output.Finish(ExitCode::kAgreed);
}

constexpr char kFooter[] =
    "\nA referee for graphical boards and scripts: it refuses what the rules\n"
    "refuse, and genmove plays at random. Besides the usual commands there is\n"
    "`superko-rules NAME`, which takes what --rules takes.\n"
    "\nExample: printf 'boardsize 9\\nplay b E5\\nshowboard\\n' | superko gtp";

}  // namespace

void AddGtpCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<GtpFlags>();
  CLI::App* command = app.add_subcommand(
      "gtp", "Be a GTP engine: a referee for GUIs and scripts");
  AddRulesFlag(*command, flags->rules)->capture_default_str();
  command->add_option("--seed", flags->seed, "Which moves genmove plays")
      ->capture_default_str();
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunGtp(*flags); });
}

}  // namespace superko
