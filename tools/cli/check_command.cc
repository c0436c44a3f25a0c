#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

#include "core/record/sgf_rules.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/run_flags.h"
#include "tools/cli/sgf_rules_text.h"
#include "tools/cli/stop_signals.h"
#include "tools/harness/shard.h"
#include "tools/input/record_source.h"
#include "tools/input/text_charset.h"
#include "tools/input/whole_file.h"

namespace superko {
namespace {

constexpr char kAutoRules[] = "auto";
constexpr char kAllVariations[] = "all";

struct CheckFlags {
  RunFlags run;
  std::vector<std::string> paths;
  std::string files_from;
  std::string entry;
  std::string rules = kAutoRules;
  std::string variations = "main";
  std::string charset;
  bool stop_at_first = false;
  RecordedOptions recorded;
};

// The flags that decide how a case is played, for the command that shows it.
std::vector<std::string> RepeatedFlags(const CheckFlags& flags) {
  std::vector<std::string> repeated;
  const auto repeat = [&](absl::string_view name, const std::string& value,
                          absl::string_view by_default) {
    if (value != by_default) {
      repeated.push_back(absl::StrCat("--", name, "=", value));
    }
  };
  repeat("rules", flags.rules, kAutoRules);
  repeat("variations", flags.variations, "main");
  repeat("charset", flags.charset, "");
  if (flags.stop_at_first) repeated.push_back("--stop-at-first");
  if (flags.run.deep) repeated.push_back("--deep");
  if (flags.run.isolate) repeated.push_back("--isolate");
  repeat("subject", flags.run.subject, "core");
  repeat("against", flags.run.against, "flood-fill");
  return repeated;
}

std::optional<RuleSet> RulesOf(const CheckFlags& flags) {
  if (flags.rules == kAutoRules) return std::nullopt;
  return *ParseRuleSet(flags.rules);
}

// The paths of the command line, then those of the list: one a line, or each
// ended by a NUL byte, for names that hold a line end.
absl::StatusOr<std::vector<std::string>> AllPaths(const CheckFlags& flags) {
  std::vector<std::string> paths = flags.paths;
  if (flags.files_from.empty()) return paths;
  const absl::StatusOr<std::string> list = ReadWholeFile(flags.files_from);
  if (!list.ok()) return list.status();
  const bool has_nul = list->find('\0') != std::string::npos;
  for (const absl::string_view path :
       absl::StrSplit(*list, has_nul ? '\0' : '\n', absl::SkipEmpty())) {
    paths.emplace_back(path);
  }
  return paths;
}

// What is played, and so is the same for every shard.
RunInfo InfoOf(const CheckFlags& flags) {
  RunInfo info = {
      .command = "check",
      .settings = {{"paths", absl::StrJoin(flags.paths, " ")},
                   {"rules", flags.rules},
                   {"variations", flags.variations},
                   {"first", absl::StrCat(flags.run.first)},
                   {"games", flags.run.games > 0 ? absl::StrCat(flags.run.games)
                                                 : "all"}}};
  const auto add = [&](const char* name, const std::string& value) {
    if (!value.empty()) info.settings.emplace_back(name, value);
  };
  add("files_from", flags.files_from);
  add("entry", flags.entry);
  add("charset", flags.charset);
  add("stop_at_first", flags.stop_at_first ? "yes" : "");
  return info;
}

RecordSource::Options SourceOptions(const CheckFlags& flags,
                                    std::vector<std::string> paths) {
  const bool takes_all = flags.variations == kAllVariations;
  return {.paths = std::move(paths),
          .entry = flags.entry,
          .rules = RulesOf(flags),
          .first = flags.run.first,
          .games = flags.run.games,
          .shard = *ParseShard(flags.run.shard, ProcessEnvironment),
          .variations = takes_all ? SgfVariations::kAll : SgfVariations::kMain,
          .charset = flags.charset,
          .judge = {.on_illegal = flags.stop_at_first
                                      ? GameJudge::OnIllegal::kStop
                                      : GameJudge::OnIllegal::kExecute,
                    .wants_board = flags.recorded.games_report},
          .judges_all = flags.recorded.games_report,
          .flags = RepeatedFlags(flags),
          .should_stop = StopRequested};
}

// What the flags say together that cannot be; empty if all is well.
std::string Contradiction(const CheckFlags& flags) {
  if (flags.paths.empty() && flags.files_from.empty()) {
    return "PATH or --files-from is required";
  }
  if (flags.recorded.no_reference && flags.run.subject != "core") {
    return "--no-reference trusts core, and excludes --subject";
  }
  if (!flags.recorded.games_report) return "";
  for (const std::string& report : flags.run.reports) {
    if (absl::StartsWith(report, "jsonl")) return "";
  }
  return "--games-report requires --report=jsonl:FILE";
}

ExitCode RunCheck(const CheckFlags& flags) {
  absl::StatusOr<std::vector<std::string>> paths = AllPaths(flags);
  if (!paths.ok()) {
    std::cerr << "superko: " << paths.status().message() << "\n";
    return ExitCode::kBadInput;
  }
  RecordSource source(SourceOptions(flags, *std::move(paths)));
  return RunAndReport(source, InfoOf(flags), flags.run, flags.recorded);
}

void AddPathFlags(CLI::App& command, CheckFlags& flags) {
  command.add_option(
      "PATH", flags.paths,
      "SGF files, judge files, archives (zip, tar, 7z; .gz, .bz2, .xz, .zst), "
      "and folders of them; `-` is stdin");
  command.add_option("--files-from", flags.files_from,
                     "A file of more paths, one a line or each ended by NUL; "
                     "`-` is stdin");
  command.add_option("--entry", flags.entry,
                     "Only this entry of an archive; in an archive inside of "
                     "it: inner.zip/a.sgf");
}

void AddSgfFlags(CLI::App& command, CheckFlags& flags) {
  command
      .add_option("--rules", flags.rules,
                  "auto: what RU says (see below), judge for judge files; or a "
                  "rule set by name or parts, as in superko random --help")
      ->check(ParsedBy([](const std::string& text) {
        return text == kAutoRules ? absl::StatusOr<RuleSet>(RuleSet{})
                                  : ParseRuleSet(text);
      }))
      ->capture_default_str();
  command
      .add_option("--variations", flags.variations,
                  "main: the main line of each SGF game; all: every line")
      ->check(CLI::IsMember({"main", kAllVariations}))
      ->capture_default_str();
  command
      .add_option("--charset", flags.charset,
                  "The charset of SGF texts, whatever CA says")
      ->check(ParsedBy(ParseTextCharset));
  command.add_flag("--stop-at-first", flags.stop_at_first,
                   "End a line at its first illegal play; otherwise it is "
                   "executed all the same, as FF[4] says");
}

void AddOutputFlags(CLI::App& command, RecordedOptions& recorded) {
  command.add_flag("--no-reference", recorded.no_reference,
                   "Judge by core alone, without cross-checking");
  command.add_flag("--notes", recorded.notes,
                   "List everything odd in SGF that was accepted");
  command.add_flag("--summary", recorded.folders,
                   "A table of each folder and kind of file");
  command.add_flag("--games-report", recorded.games_report,
                   "A line for each game in --report=jsonl:FILE");
}

constexpr char kFooter[] =
    "\nAn illegal play in SGF is a finding; in judge files refused plays are "
    "data.\n"
    "Archives may expand to 200 times their size and 64 MiB more, hold "
    "10,000,000\n"
    "entries, and stand in each other 4 levels deep.\n"
    "\nWhat RU means; case, blanks and punctuation do not count:\n";

constexpr char kExamples[] =
    "\nExample: superko check corpus/judge\n"
    "Example: superko check corpus/sgf/illegal --rules=japanese --summary";

}  // namespace

void AddCheckCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<CheckFlags>();
  CLI::App* command = app.add_subcommand(
      "check", "Judge recorded games by their rules, cross-check every answer");
  AddPathFlags(*command, *flags);
  AddSgfFlags(*command, *flags);
  AddOutputFlags(*command, flags->recorded);
  AddRunFlags(*command, flags->run, "default all");
  command->footer(absl::StrCat(kFooter, SgfRulesTable(), kExamples));
  command->callback([flags, &exit_code] {
    const std::string contradiction = Contradiction(*flags);
    if (!contradiction.empty()) throw CLI::ValidationError(contradiction);
    exit_code = RunCheck(*flags);
  });
}

}  // namespace superko
