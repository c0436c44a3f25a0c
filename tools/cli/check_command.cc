#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/run_flags.h"
#include "tools/cli/stop_signals.h"
#include "tools/harness/shard.h"
#include "tools/input/record_source.h"

namespace superko {
namespace {

struct CheckFlags {
  RunFlags run;
  std::vector<std::string> paths;
  std::string rules;
};

// The flags that decide how a case is played, for the command that shows it.
std::vector<std::string> RepeatedFlags(const CheckFlags& flags) {
  std::vector<std::string> repeated;
  if (!flags.rules.empty()) repeated.push_back("--rules=" + flags.rules);
  if (flags.run.deep) repeated.push_back("--deep");
  if (flags.run.isolate) repeated.push_back("--isolate");
  if (flags.run.subject != "core") {
    repeated.push_back("--subject=" + flags.run.subject);
  }
  if (flags.run.against != "flood-fill") {
    repeated.push_back("--against=" + flags.run.against);
  }
  return repeated;
}

std::optional<RuleSet> RulesOf(const CheckFlags& flags) {
  if (flags.rules.empty()) return std::nullopt;
  return *ParseRuleSet(flags.rules);
}

ExitCode RunCheck(const CheckFlags& flags) {
  RecordSource source(
      {.paths = flags.paths,
       .rules = RulesOf(flags),
       .first = flags.run.first,
       .games = flags.run.games,
       .shard = *ParseShard(flags.run.shard, ProcessEnvironment),
       .flags = RepeatedFlags(flags),
       .should_stop = StopRequested});
  const RunInfo info = {
      .command = "check",
      .settings = {{"paths", absl::StrJoin(flags.paths, " ")},
                   {"rules", flags.rules.empty() ? "as recorded" : flags.rules},
                   {"first", absl::StrCat(flags.run.first)},
                   {"games", flags.run.games > 0 ? absl::StrCat(flags.run.games)
                                                 : "all"}}};
  return RunAndReport(source, info, flags.run);
}

}  // namespace

void AddCheckCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<CheckFlags>();
  CLI::App* command = app.add_subcommand(
      "check", "Play recorded games, cross-check every answer");
  command
      ->add_option("PATH", flags->paths,
                   "Judge and SGF files, and folders of them; `-` is stdin")
      ->required();
  AddRunFlags(*command, flags->run, "default all");
  AddRulesFlag(*command, flags->rules);
  command->footer("\nExample: superko check corpus/judge");
  command->callback([flags, &exit_code] { exit_code = RunCheck(*flags); });
}

}  // namespace superko
