#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"

#include "core/record/judge_writer.h"
#include "tools/cli/command.h"
#include "tools/cli/duration.h"
#include "tools/cli/output.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/stop_signals.h"
#include "tools/engine/engine_table.h"
#include "tools/engine/planted/subject.h"
#include "tools/harness/triage.h"
#include "tools/input/one_record.h"
#include "tools/report/reproducer.h"
#include "tools/report/text_report.h"

namespace superko {
namespace {

struct ShrinkFlags {
  std::string file;
  std::uint64_t number = 1;
  std::string subject = "core";
  std::string against = "flood-fill";
  std::string format = "text";
  std::string time;
  std::uint64_t probes_max = 20'000;
  bool deep = false;
};

ExitCode Fail(absl::string_view message) {
  std::cerr << message << "\n";
  return ExitCode::kBadInput;
}

std::vector<NamedEngine> EnginesOf(const ShrinkFlags& flags) {
  std::vector<NamedEngine> engines = *ParseReferences(flags.against);
  engines.insert(engines.begin(), *FindSubject(flags.subject));
  return engines;
}

std::string CommandFor(const ShrinkFlags& flags) {
  std::string command = absl::StrCat("superko shrink ", flags.file);
  if (flags.number > 1) absl::StrAppend(&command, " --case=", flags.number);
  absl::StrAppend(&command, " --subject=", flags.subject,
                  " --against=", flags.against, flags.deep ? " --deep" : "");
  return command;
}

// The record's first difference, shrunk; nothing if the engines agree.
std::optional<Finding> FindAndShrink(const ShrinkFlags& flags,
                                     const GameRecord& record) {
  const std::vector<NamedEngine> engines = EnginesOf(flags);
  Comparer comparer(LineupOf(engines), {.deep = flags.deep});
  Witnesses witnesses;
  auto difference = comparer.Compare(record, witnesses);
  // An engine that keeps something of the game before shows it now.
  if (!difference.has_value()) difference = comparer.Compare(record, witnesses);
  if (!difference.has_value()) return std::nullopt;
  Finding finding;
  finding.where.number = flags.number;
  finding.where.record = record;
  finding.difference = *std::move(difference);
  finding.command = CommandFor(flags);
  const absl::Time end =
      absl::Now() + (flags.time.empty() ? absl::InfiniteDuration()
                                        : *ParseDuration(flags.time));
  Triage triage(engines, {.findings_max = 1,
                          .probes_max = flags.probes_max,
                          .deep = flags.deep,
                          .should_stop = [end] {
                            return StopRequested() || absl::Now() > end;
                          }});
  return triage.Examine(std::move(finding));
}

ExitCode Write(const ShrinkFlags& flags, const Finding& finding) {
  Output output;
  const Reproducer reproducer = MakeReproducer(finding);
  if (flags.format == "text") {
    TextReport report(output.stream());
    report.OnFinding(1, finding);
  } else if (flags.format == "sgf") {
    output.Write(reproducer.sgf);
  } else if (reproducer.judge.has_value()) {
    output.Write(*reproducer.judge);
  } else {
    return Fail(absl::StrCat("superko: cannot be written as judge text: ",
                             JudgeObstacle(finding.shrunk->record)));
  }
  return output.Finish(OutcomeUnlessStopped(ExitCode::kFindings));
}

ExitCode RunShrink(const ShrinkFlags& flags) {
  InstallStopSignals();
  const auto record = ReadOneRecord(flags.file, flags.number);
  if (!record.ok()) return Fail(record.status().message());
  const std::optional<Finding> finding = FindAndShrink(flags, *record);
  if (finding.has_value()) return Write(flags, *finding);
  std::cerr << "superko: the engines agree on this record\n";
  return ExitCode::kAgreed;
}

}  // namespace

void AddShrinkCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<ShrinkFlags>();
  CLI::App* command = app.add_subcommand(
      "shrink", "Find the shortest record with the same finding");
  command->add_option("FILE", flags->file, "The record; `-` is stdin")
      ->required();
  command->add_option("--case", flags->number, "Which record of the file")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command
      ->add_option("--subject", flags->subject,
                   "The engine under test: core, a reference or planted:NAME")
      ->check(ParsedBy(FindSubject))
      ->capture_default_str();
  command
      ->add_option("--against", flags->against,
                   "References to compare with, or all")
      ->check(ParsedBy(ParseReferences))
      ->capture_default_str();
  command->add_option("--format", flags->format, "text, sgf or judge")
      ->check(CLI::IsMember({"text", "sgf", "judge"}))
      ->capture_default_str();
  command->add_option("--probes-max", flags->probes_max, "Records to try")
      ->capture_default_str();
  command->add_option("--time", flags->time, "Stop after this long")
      ->check(DurationValidator());
  command->add_flag("--deep", flags->deep,
                    "Compare strings and inner state after every move too");
  command->footer(
      "\nExit status 1 with a finding, 0 if the engines agree.\n"
      "\nExample: superko shrink game.sgf "
      "--subject=planted:pass-clears-history");
  command->callback([flags, &exit_code] { exit_code = RunShrink(*flags); });
}

}  // namespace superko
