#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/gtp_subject.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/run_flags.h"
#include "tools/cli/stop_signals.h"
#include "tools/harness/random_source.h"
#include "tools/harness/shard.h"
#include "tools/harness/waiver.h"
#include "tools/input/record_source.h"

namespace superko {
namespace {

constexpr std::uint64_t kGamesByDefault = 1'000;

struct EngineFlags {
  RunFlags run;
  GtpFlags gtp;
  std::uint64_t seed = 1;
  std::string size;
  std::string rules = "judge";
  std::string style = "mixed";
  int moves = 0;  // 0: drawn for each case.
  std::vector<std::string> records;
  bool waivers_must_fire = false;
};

// What decides about a case, generated or recorded.
std::string FlagsText(const EngineFlags& flags) {
  std::string text = absl::StrCat(" --rules=", flags.rules);
  if (flags.run.against != RunFlags{}.against) {
    absl::StrAppend(&text, " --against=", flags.run.against);
  }
  if (flags.run.deep) absl::StrAppend(&text, " --deep");
  return text + GtpFlagsText(flags.gtp) + GtpCommandText(flags.gtp);
}

std::string GenerateFlagsText(const EngineFlags& flags) {
  std::string text = absl::StrCat(" --seed=", flags.seed);
  if (!flags.size.empty()) absl::StrAppend(&text, " --size=", flags.size);
  if (flags.style != "mixed") absl::StrAppend(&text, " --style=", flags.style);
  if (flags.moves > 0) absl::StrAppend(&text, " --moves=", flags.moves);
  return text;
}

GenerateOptions ToGenerateOptions(const EngineFlags& flags,
                                  const GtpEngineOptions& engine) {
  GenerateOptions options;
  options.seed = flags.seed;
  options.style = *ParseStyle(flags.style);
  if (!flags.size.empty()) options.size = *ParseBoardSize(flags.size);
  options.rules = *ParseRuleSet(flags.rules);
  if (flags.moves > 0) options.moves = flags.moves;
  options.side_min = engine.side_min;
  options.side_max = std::min(engine.side_max, kGtpSideMax);
  options.squares = !engine.takes_rectangles;
  options.set_ups = false;
  options.passes = engine.takes_passes;
  options.in_turn = engine.wants_turns;
  options.moves_max = static_cast<int>(
      std::min(engine.moves_max, static_cast<std::size_t>(kGeneratedMovesMax)));
  return options;
}

std::unique_ptr<Source> MakeSource(const EngineFlags& flags,
                                   const GtpEngineOptions& engine) {
  const Shard shard = *ParseShard(flags.run.shard, ProcessEnvironment);
  if (flags.records.empty()) {
    return std::make_unique<RandomSource>(RandomSource::Options{
        .generate = ToGenerateOptions(flags, engine),
        .first = flags.run.first,
        .games = GeneratedGames(flags.run, kGamesByDefault),
        .shard = shard,
        .command = "superko engine",
        .flags = absl::StrCat(GenerateFlagsText(flags), FlagsText(flags))});
  }
  return std::make_unique<RecordSource>(
      RecordSource::Options{.paths = flags.records,
                            .rules = *ParseRuleSet(flags.rules),
                            .first = flags.run.first,
                            .games = flags.run.games,
                            .shard = shard,
                            .command = "superko engine --records=",
                            .flags = {},
                            .command_end = FlagsText(flags),
                            .should_stop = StopRequested});
}

RunInfo MakeInfo(const EngineFlags& flags, const GtpSubject& subject) {
  RunInfo info = {.command = "engine", .settings = {}};
  info.settings = {
      {"program",
       absl::StrJoin(subject.options->client.process.spawn.arguments, " ")},
      {"engine_name", subject.facts.name},
      {"engine_version", subject.facts.version},
      {"rules", flags.rules},
      {"first", absl::StrCat(flags.run.first)}};
  if (flags.records.empty()) {
    info.settings.emplace_back("seed", absl::StrCat(flags.seed));
    info.settings.emplace_back("games",
                               GeneratedGamesText(flags.run, kGamesByDefault));
    info.settings.emplace_back("size",
                               flags.size.empty() ? "mixed" : flags.size);
    info.settings.emplace_back("style", flags.style);
    if (flags.moves > 0) {
      info.settings.emplace_back("moves", absl::StrCat(flags.moves));
    }
  } else {
    info.settings.emplace_back("records", absl::StrJoin(flags.records, " "));
  }
  return info;
}

std::vector<Waiver> WaiversOf(const GtpSubject& subject) {
  std::vector<Waiver> waivers;
  for (const GtpWaiver& waiver : subject.waivers) {
    waivers.push_back({waiver.name, waiver.difference_class, waiver.condition});
  }
  return waivers;
}

// Says why each waiver is there; which of them had no work.
std::vector<std::string> ExplainWaivers(const GtpSubject& subject,
                                        const RunSummary& summary) {
  std::vector<std::string> idle;
  for (const GtpWaiver& waiver : subject.waivers) {
    if (summary.waived.count(waiver.name) == 0) {
      idle.push_back(waiver.name);
      continue;
    }
    std::cerr << "waived: " << waiver.name << ": " << waiver.reason << "\n";
  }
  return idle;
}

void WarnOfBlindness(const GtpSubject& subject) {
  if (subject.options->board != GtpBoardSource::kNone) return;
  std::cerr << "superko: the engine shows no board; only verdicts are "
               "compared\n";
}

ExitCode RunEngine(EngineFlags flags) {
  const absl::StatusOr<GtpSubject> subject =
      MakeGtpSubject(flags.gtp, *ParseRuleSet(flags.rules));
  if (!subject.ok()) {
    std::cerr << "superko: " << subject.status().message() << "\n";
    return ExitCode::kBadInput;
  }
  WarnOfBlindness(*subject);
  flags.run.engine = subject->engine();
  const std::vector<Waiver> waivers = WaiversOf(*subject);
  flags.run.waiver = [&](const GameRecord& record,
                         const Difference& difference) -> std::string {
    for (const Waiver& waiver : waivers) {
      if (Waives(waiver, record, difference)) return waiver.name;
    }
    return "";
  };
  std::vector<std::string> idle;
  flags.run.on_end = [&](const RunSummary& summary) {
    idle = ExplainWaivers(*subject, summary);
  };
  const std::unique_ptr<Source> source = MakeSource(flags, *subject->options);
  const ExitCode outcome =
      RunAndReport(*source, MakeInfo(flags, *subject), flags.run);
  if (!flags.waivers_must_fire || idle.empty()) return outcome;
  std::cerr << "superko: no difference needed the waiver "
            << absl::StrJoin(idle, ", ") << "\n";
  return outcome == ExitCode::kAgreed ? ExitCode::kBadInput : outcome;
}

constexpr char kFooter[] =
    "\nEach worker has a process of its own, started again when it crashes,\n"
    "hangs or breaks the protocol. --rules is what the engine claims: a\n"
    "difference of rule sets is no bug.\n"
    "\nExample: superko engine --rules=japanese --games=200 -- gnugo --mode "
    "gtp";

}  // namespace

void AddEngineCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<EngineFlags>();
  CLI::App* command =
      app.add_subcommand("engine", "Cross-check a GTP engine: -- CMD ARGS...");
  flags->run.probes_max = 5'000;
  AddRunFlags(*command, flags->run, GeneratedGamesHelp(kGamesByDefault));
  // The engine is always a process of its own, with a time-out of its own.
  for (const char* const name : {"--subject", "--isolate", "--timeout-ms"}) {
    command->remove_option(command->get_option(name));
  }
  AddGtpFlags(*command, flags->gtp);
  command->add_option("--seed", flags->seed, "Which games to generate")
      ->capture_default_str();
  AddSizeFlag(*command, flags->size);
  AddRulesFlag(*command, flags->rules)->capture_default_str();
  AddStyleFlag(*command, flags->style);
  command
      ->add_option("--moves", flags->moves,
                   "Moves in each case; drawn for each if not given")
      ->check(CLI::Range(1, kGeneratedMovesMax));
  command
      ->add_option("--records", flags->records,
                   "Play recorded games instead: files or folders; repeatable")
      ->allow_extra_args(false)
      ->excludes("--moves");
  command->add_flag("--waivers-must-fire", flags->waivers_must_fire,
                    "A waiver of the profile that no difference needs is an "
                    "error");
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunEngine(*flags); });
}

}  // namespace superko
