#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"

#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/engine/planted/planted_bugs.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/cpus.h"
#include "tools/harness/random_source.h"
#include "tools/harness/record_text.h"
#include "tools/harness/selftest.h"

namespace superko {
namespace {

struct SelftestFlags {
  std::string bug;  // Empty for all.
  std::uint64_t games = 20'000;
  std::uint64_t seed = 1;
  int jobs = 0;  // 0: as many as there are usable CPUs.
};

using Bugs = std::vector<const PlantedBug*>;

Bugs ChosenBugs(const SelftestFlags& flags) {
  Bugs bugs;
  for (const PlantedBug& bug : PlantedBugs()) {
    if (flags.bug.empty() || bug.name == flags.bug) bugs.push_back(&bug);
  }
  return bugs;
}

std::vector<SelftestResult> Test(const Bugs& bugs, const SelftestFlags& flags) {
  std::vector<EngineFactory> subjects;
  for (const PlantedBug* bug : bugs) subjects.push_back(bug->make);
  RandomSource::Options source;
  source.generate.seed = flags.seed;
  source.generate.refused_set_ups = true;
  source.games = flags.games;
  return RunSelftest(
      subjects,
      {.truth = MakeFloodFillEngine,
       .open_source =
           [&source] { return std::make_unique<RandomSource>(source); },
       .jobs = WorkersFor(flags.jobs),
       .should_stop = StopRequested});
}

// "legal, not suicide", or what else differs.
std::string DifferenceText(const Difference& difference) {
  if (difference.kind != DifferenceKind::kVerdict) {
    return std::string(DifferenceKindName(difference.kind));
  }
  return absl::StrCat(VerdictName(difference.subject.answer.verdict), ", not ",
                      VerdictName(difference.truth.answer.verdict));
}

std::string SizeText(BoardSize size) {
  return absl::StrCat(size.rows(), "x", size.columns());
}

constexpr char kColumns[] = "%-28s %6s %6s %7s %6s  %s\n";

std::string RowText(const PlantedBug& bug, const SelftestResult& result) {
  if (!result.shrunk.has_value()) {
    return absl::StrFormat(
        kColumns, bug.name, "-", "-", "-", "-",
        absl::StrCat("not found in ", result.games, " games"));
  }
  const Shrunk& shrunk = *result.shrunk;
  return absl::StrFormat(
      kColumns, bug.name, absl::StrCat(result.games),
      absl::StrCat(result.moves), absl::StrCat(shrunk.record.moves.size()),
      SizeText(shrunk.record.size), DifferenceText(shrunk.difference));
}

// What one bug is, and the game that shows it.
std::string DetailText(const PlantedBug& bug, const SelftestResult& result) {
  std::string text = absl::StrCat("\n", bug.name, ": ", bug.description, "\n");
  if (!result.shrunk.has_value()) return text;
  const Shrunk& shrunk = *result.shrunk;
  absl::StrAppend(&text, RuleSetText(shrunk.record.rules), "\n",
                  MovesText(shrunk.record), "\n");
  if (shrunk.plays > 1) {
    absl::StrAppend(&text, "shows when it is played a second time\n");
  }
  return text;
}

std::string TableText(const Bugs& bugs,
                      const std::vector<SelftestResult>& results) {
  std::string text = absl::StrFormat(kColumns, "planted bug", "games", "moves",
                                     "shortest", "board", "finding");
  for (std::size_t i = 0; i < bugs.size(); ++i) {
    absl::StrAppend(&text, RowText(*bugs[i], results[i]));
  }
  return text;
}

ExitCode RunSelftestCommand(const SelftestFlags& flags) {
  InstallStopSignals();
  Output output;
  const absl::Time start = absl::Now();
  const Bugs bugs = ChosenBugs(flags);
  const std::vector<SelftestResult> results = Test(bugs, flags);
  const auto found = static_cast<std::size_t>(std::count_if(
      results.begin(), results.end(),
      [](const SelftestResult& result) { return result.shrunk.has_value(); }));
  output.Write(TableText(bugs, results));
  if (!flags.bug.empty()) output.Write(DetailText(*bugs[0], results[0]));
  output.Write(absl::StrCat("\n", found, " of ", bugs.size(), " found\n"));
  std::cerr << absl::StrFormat("%.1f s\n",
                               absl::ToDoubleSeconds(absl::Now() - start));
  return output.Finish(OutcomeUnlessStopped(
      found == bugs.size() ? ExitCode::kAgreed : ExitCode::kFindings));
}

CLI::Validator BugValidator() {
  return CLI::Validator(
      [](std::string& name) {
        return FindPlantedBug(name) != nullptr
                   ? ""
                   : "no planted bug is called " + name +
                         "; `superko selftest --help` lists them";
      },
      "NAME");
}

constexpr char kExplanation[] =
    "\nEach bug is an engine of its own, wrong in one way that real programs\n"
    "were wrong in. It plays generated games against the reference until the\n"
    "first difference, which is then made as short as it goes. `games` says\n"
    "how many games that took, `moves` how long the game was, `shortest` how\n"
    "long it is now. Exit status 1 if a bug was not found.\n";

std::string FooterText() {
  std::string text = kExplanation;
  absl::StrAppend(&text, "\nPlanted bugs:\n");
  for (const PlantedBug& bug : PlantedBugs()) {
    absl::StrAppend(&text,
                    absl::StrFormat("  %-28s %s\n", bug.name, bug.description));
  }
  absl::StrAppend(&text, "\nExample: superko selftest --bug=pseudo-liberties");
  return text;
}

}  // namespace

void AddSelftestCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<SelftestFlags>();
  CLI::App* command = app.add_subcommand(
      "selftest", "Find the planted bugs: proof that the harness can fail");
  command->add_option("--bug", flags->bug, "Only this one, in detail")
      ->check(BugValidator());
  command
      ->add_option("--games", flags->games,
                   "Games in which each bug has to be found")
      ->capture_default_str();
  command->add_option("--seed", flags->seed, "Which games to generate")
      ->capture_default_str();
  command
      ->add_option("--jobs", flags->jobs,
                   "Worker threads; 0: one for each CPU this process may use")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command->footer(FooterText());
  command->callback(
      [flags, &exit_code] { exit_code = RunSelftestCommand(*flags); });
}

}  // namespace superko
