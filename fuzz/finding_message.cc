#include "fuzz/finding_message.h"

#include <cstdlib>
#include <iostream>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/record/judge_writer.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/engine_table.h"
#include "tools/engine/planted/planted_bugs.h"
#include "tools/engine/planted/subject.h"
#include "tools/harness/comparer.h"
#include "tools/harness/record_change.h"
#include "tools/harness/triage.h"
#include "tools/report/finding_text.h"
#include "tools/report/reproducer.h"

namespace superko {
namespace {

void ListSubjects() {
  std::cout << kCoreEngineName << "\n";
  for (const NamedEngine& engine : ReferenceEngines()) {
    std::cout << engine.name << "\n";
  }
  for (const PlantedBug& bug : PlantedBugs()) {
    std::cout << "planted:" << bug.name << "\n";
  }
}

NamedEngine SubjectOfEnvironment() {
  const char* const variable = std::getenv("SUPERKO_FUZZ_SUBJECT");
  const absl::string_view name = variable == nullptr ? "core" : variable;
  if (name == "list") {
    ListSubjects();
    // Not std::exit, which fuzzers take for a fault of the target.
    std::cout.flush();
    std::_Exit(0);
  }
  auto subject = FindSubject(name);
  SUPERKO_CHECK(subject.ok()) << "SUPERKO_FUZZ_SUBJECT: " << subject.status();
  return *std::move(subject);
}

std::vector<NamedEngine> SubjectAndReferences() {
  std::vector<NamedEngine> engines = {FuzzSubject()};
  const auto references = ReferenceEngines();
  engines.insert(engines.end(), references.begin(), references.end());
  return engines;
}

Finding Examined(const GameRecord& record, const Difference& difference) {
  Finding finding;
  finding.where.number = 1;
  finding.where.record = CutAfter(record, difference.move);
  finding.difference = difference;
  finding.command = absl::StrCat(
      "superko check --deep --against=all --subject=", FuzzSubject().name,
      " FILE  # FILE is one of the texts below");
  Triage triage(SubjectAndReferences(), {.findings_max = 1, .deep = true});
  return *triage.Examine(std::move(finding));
}

// Plays on 19x19 by judge rules, as few as show something.
class JudgeSearch {
 public:
  // The plays of `record`, fewer if fewer do; nothing if they show nothing.
  std::optional<GameRecord> Find(const GameRecord& record) {
    GameRecord judge = record;
    judge.size = kJudgeSize;
    judge.rules = {};
    std::erase_if(judge.moves,
                  [](Move move) { return move.kind != MoveKind::kPlay; });
    const auto difference = comparer_.Compare(judge, witnesses_);
    if (!difference.has_value()) return std::nullopt;
    return WithoutNeedless(CutAfter(judge, difference->move));
  }

 private:
  GameRecord WithoutNeedless(GameRecord judge) {
    for (std::size_t i = judge.moves.size(); i-- > 0;) {
      GameRecord fewer = WithoutMoves(judge, {.begin = i, .count = 1});
      if (comparer_.Compare(fewer, witnesses_).has_value()) {
        judge = std::move(fewer);
      }
    }
    return judge;
  }

  Comparer comparer_{LineupOf(SubjectAndReferences()), {.deep = true}};
  Witnesses witnesses_;
};

std::string AsJudgeText(const GameRecord& record, const GameRecord& shrunk) {
  JudgeSearch search;
  auto found = search.Find(shrunk);
  if (!found.has_value()) found = search.Find(record);
  if (!found.has_value()) return "(judge rules on 19x19 do not show it)\n";
  std::string text;
  AppendJudgeHeader(1, text);
  AppendJudgeInput(*found, text);
  return text;
}

}  // namespace

const NamedEngine& FuzzSubject() {
  static const auto* const subject = new NamedEngine(SubjectOfEnvironment());
  return *subject;
}

std::string FindingMessage(const GameRecord& record,
                           const Difference& difference) {
  const Finding finding = Examined(record, difference);
  const Reproducer reproducer = MakeReproducer(finding);
  std::string text =
      absl::StrCat("\n", FindingText(1, finding), "as SGF:\n", reproducer.sgf);
  absl::StrAppend(
      &text, "as judge text:\n",
      AsJudgeText(record, finding.shrunk.has_value() ? finding.shrunk->record
                                                     : record));
  return text;
}

}  // namespace superko
