#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include "tools/cli/command.h"
#include "tools/cli/record_flags.h"
#include "tools/cli/run_flags.h"
#include "tools/cli/stop_signals.h"
#include "tools/contest/batch_run.h"
#include "tools/contest/program_engine.h"
#include "tools/contest/program_run.h"
#include "tools/harness/random_source.h"
#include "tools/harness/shard.h"
#include "tools/input/record_source.h"
#include "tools/input/shell_quote.h"

namespace superko {
namespace {

constexpr std::uint64_t kGamesByDefault = 1'000;
constexpr char kProgramName[] = "program";

struct ProgramFlags {
  RunFlags run;
  std::vector<std::string> command;
  std::uint64_t time_limit_ms = 2'000;
  std::uint64_t memory_limit_mb = 256;
  std::uint64_t output_limit_mb = 64;
  std::size_t batch = 100;
  std::uint64_t seed = 1;
  std::string style = "mixed";
  std::vector<std::string> tests;
};

ProgramOptions ToProgramOptions(const ProgramFlags& flags) {
  return {.arguments = flags.command,
          .limits = {.time = std::chrono::milliseconds(flags.time_limit_ms),
                     .memory_bytes = flags.memory_limit_mb << 20,
                     .output_bytes = flags.output_limit_mb << 20},
          .should_stop = StopRequested};
}

// A flag that is as it is by default is left out.
template <typename Value>
std::string FlagText(absl::string_view name, const Value& value,
                     const Value& by_default) {
  return value == by_default ? "" : absl::StrCat(" --", name, "=", value);
}

// What decides about a case, generated or recorded.
std::string FlagsText(const ProgramFlags& flags) {
  const ProgramFlags usual;
  return absl::StrCat(
      FlagText("time-limit-ms", flags.time_limit_ms, usual.time_limit_ms),
      FlagText("memory-limit-mb", flags.memory_limit_mb, usual.memory_limit_mb),
      FlagText("output-limit-mb", flags.output_limit_mb, usual.output_limit_mb),
      FlagText("against", flags.run.against, usual.run.against), " --",
      ShellQuotedWords(flags.command));
}

std::string GenerateFlagsText(const ProgramFlags& flags) {
  return absl::StrCat(" --seed=", flags.seed,
                      FlagText("style", flags.style, ProgramFlags{}.style));
}

std::unique_ptr<Source> MakeSource(const ProgramFlags& flags) {
  const Shard shard = *ParseShard(flags.run.shard, ProcessEnvironment);
  if (flags.tests.empty()) {
    return std::make_unique<RandomSource>(RandomSource::Options{
        .generate = {.seed = flags.seed,
                     .style = *ParseStyle(flags.style),
                     .judge_strict = true},
        .first = flags.run.first,
        .games = GeneratedGames(flags.run, kGamesByDefault),
        .shard = shard,
        .command = "superko program",
        .flags = absl::StrCat(GenerateFlagsText(flags), FlagsText(flags))});
  }
  return std::make_unique<RecordSource>(
      RecordSource::Options{.paths = flags.tests,
                            .rules = RuleSet{},
                            .first = flags.run.first,
                            .games = flags.run.games,
                            .shard = shard,
                            .command = "superko program --tests=",
                            .flags = {},
                            .command_end = FlagsText(flags),
                            .should_stop = StopRequested});
}

// The command that runs a whole batch again.
std::string BatchCommand(const ProgramFlags& flags, const Case& first,
                         std::size_t count) {
  if (!first.file.empty()) {
    return absl::StrCat("superko program --tests=", ShellQuotedPath(first.file),
                        FlagsText(flags));
  }
  const Shard shard = *ParseShard(flags.run.shard, ProcessEnvironment);
  return absl::StrCat(
      "superko program --first=", first.number,
      " --games=", count * shard.count,
      shard == Shard{}
          ? ""
          : absl::StrCat(" --shard=", shard.index, "/", shard.count),
      " --batch=", count, GenerateFlagsText(flags), FlagsText(flags));
}

RunInfo MakeInfo(const ProgramFlags& flags) {
  RunInfo info = {.command = "program", .settings = {}};
  info.settings = {{"program", absl::StrJoin(flags.command, " ")},
                   {"time_limit_ms", absl::StrCat(flags.time_limit_ms)},
                   {"memory_limit_mb", absl::StrCat(flags.memory_limit_mb)},
                   {"output_limit_mb", absl::StrCat(flags.output_limit_mb)},
                   {"batch", absl::StrCat(flags.batch)},
                   {"first", absl::StrCat(flags.run.first)}};
  if (flags.tests.empty()) {
    info.settings.emplace_back("seed", absl::StrCat(flags.seed));
    info.settings.emplace_back("games",
                               GeneratedGamesText(flags.run, kGamesByDefault));
    info.settings.emplace_back("style", flags.style);
  } else {
    info.settings.emplace_back("tests", absl::StrJoin(flags.tests, " "));
  }
  return info;
}

// "12 batches: 11 accepted, 1 wrong answer; at most 0.05 s and 3.1 MiB".
void PrintTally(const BatchTally& tally) {
  const std::string verdicts =
      absl::StrJoin(tally.by_verdict, ", ",
                    [](std::string* out, const Counts::value_type& verdict) {
                      absl::StrAppend(out, verdict.second, " ", verdict.first);
                    });
  std::cerr << tally.batches << (tally.batches == 1 ? " batch: " : " batches: ")
            << verdicts
            << absl::StrFormat(
                   "; at most %.2f s and %.1f MiB\n", tally.cpu_seconds_max,
                   static_cast<double>(tally.memory_peak_bytes) / (1 << 20));
}

ExitCode RunProgramCommand(ProgramFlags flags) {
  const ProgramOptions program = ToProgramOptions(flags);
  const absl::Status started = TryProgram(program);
  if (!started.ok()) {
    std::cerr << "superko: " << started.message() << "\n";
    return ExitCode::kFailed;
  }
  flags.run.engine = NamedEngine{
      .name = kProgramName,
      .make = [shared = std::make_shared<const ProgramOptions>(program)] {
        return MakeProgramEngine(kProgramName, shared);
      }};
  BatchTally tally;
  flags.run.run_cases = [&](Source& source, const RunOptions& options,
                            RunListener& listener) {
    return RunBatches(source,
                      {.program = program,
                       .cases_max = flags.batch,
                       .run = options,
                       .findings_max = flags.run.findings_max,
                       .command =
                           [&](const Case& first, std::size_t count) {
                             return BatchCommand(flags, first, count);
                           }},
                      listener, tally);
  };
  flags.run.on_end = [&](const RunSummary&) {
    if (tally.batches > 0) PrintTally(tally);
  };
  const std::unique_ptr<Source> source = MakeSource(flags);
  return RunAndReport(*source, MakeInfo(flags), flags.run);
}

void AddLimitFlags(CLI::App& command, ProgramFlags& flags) {
  command
      .add_option("--time-limit-ms", flags.time_limit_ms,
                  "CPU time for a batch; an idle program is stopped after "
                  "twice that and a second")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{3'600'000}))
      ->capture_default_str();
  command
      .add_option("--memory-limit-mb", flags.memory_limit_mb,
                  "Resident memory, in MiB")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 20))
      ->capture_default_str();
  command
      .add_option("--output-limit-mb", flags.output_limit_mb,
                  "Output for a batch, in MiB")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 10))
      ->capture_default_str();
}

constexpr char kFooter[] =
    "\nA batch is one run of the program: at most 100 cases that the judge\n"
    "problem promises, generated or those of a file. Verdicts: accepted, "
    "wrong\n"
    "answer, presentation error, time, memory or output limit exceeded, run\n"
    "error. A batch that fails is cut down to one case, and that to a short\n"
    "game of the same kind. Exit status 0: all accepted, 1: some not, 3: the\n"
    "program cannot be started.\n"
    "\nExample: superko program --time-limit-ms=1000 -- ./solution"
    "\nExample: superko program --tests=judge-tests -- python3 solution.py";

}  // namespace

void AddProgramCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<ProgramFlags>();
  CLI::App* command = app.add_subcommand(
      "program", "Judge a program that answers judge input: -- CMD ARGS...");
  flags->run.probes_max = 2'000;
  AddRunFlags(*command, flags->run, GeneratedGamesHelp(kGamesByDefault));
  // The program is always a process of its own, with limits of its own.
  for (const char* const name :
       {"--subject", "--isolate", "--timeout-ms", "--deep"}) {
    command->remove_option(command->get_option(name));
  }
  command
      ->add_option("CMD", flags->command,
                   "The program and its arguments, behind `--`")
      ->required();
  AddLimitFlags(*command, *flags);
  command
      ->add_option("--tests", flags->tests,
                   "Run on recorded cases instead, a file at a time: files or "
                   "folders; repeatable")
      ->allow_extra_args(false);
  command->add_option("--batch", flags->batch, "Cases of a batch, at most")
      ->check(CLI::Range(std::size_t{1}, std::size_t{100}))
      ->capture_default_str();
  command->add_option("--seed", flags->seed, "Which games to generate")
      ->capture_default_str();
  AddStyleFlag(*command, flags->style);
  command->footer(kFooter);
  command->callback(
      [flags, &exit_code] { exit_code = RunProgramCommand(*flags); });
}

}  // namespace superko
