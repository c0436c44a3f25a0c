#include "tools/contest/batch_run.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/base/check.h"
#include "tools/contest/batch_reader.h"
#include "tools/contest/program_engine.h"
#include "tools/harness/comparer.h"
#include "tools/harness/parallel.h"

namespace superko {
namespace {

// A batch on its way through the run.
struct Work {
  CaseBatch batch;
  Witnesses witnesses;
  std::optional<JudgedBatch> judged;  // Unless the run was stopped before.
};

BatchRecords RecordsOf(const std::vector<Case>& cases) {
  BatchRecords records;
  for (const Case& which : cases) records.push_back(&which.record);
  return records;
}

class BatchRun {
 public:
  BatchRun(Source& source, const BatchRunOptions& options,
           RunListener& listener, BatchTally& tally)
      : reader_(source, options.cases_max),
        source_(source),
        options_(options),
        listener_(listener),
        tally_(tally) {}

  RunSummary Run() {
    while (!IsStopped() && ReadWindow()) {
      ForEachInParallel(window_.size(), {.jobs = options_.run.jobs},
                        [this](std::size_t i) { Play(window_[i]); });
      for (Work& work : window_) {
        if (HasFindingsEnough() || !work.judged.has_value()) break;
        Tell(work);
      }
    }
    summary_.skipped = reader_.skipped();
    summary_.complete = !IsStopped();
    return std::move(summary_);
  }

 private:
  bool HasFindingsEnough() const {
    return options_.run.stop_after > 0 &&
           summary_.findings >= options_.run.stop_after;
  }
  bool IsStopped() { return HasFindingsEnough() || options_.run.should_stop(); }

  // As many batches as are run at once.
  bool ReadWindow() {
    window_.clear();
    CaseBatch batch;
    while (window_.size() < 2 * static_cast<std::size_t>(options_.run.jobs) &&
           reader_.Next(batch)) {
      window_.emplace_back();
      window_.back().batch = std::move(batch);
    }
    TellReading();
    return !window_.empty();
  }

  void TellReading() {
    for (const FileRead& file : reader_.TakeFiles()) {
      summary_.CountFile(file);
      listener_.OnFile(file);
    }
    for (const auto& [error, file] : reader_.TakeErrors()) {
      ++summary_.input_errors;
      listener_.OnInputError(error);
      listener_.OnErrorIn(file);
    }
  }

  void Play(Work& work) const {
    CrossCheck(work);
    if (options_.run.should_stop()) return;
    JudgedBatch judged =
        JudgeBatch(options_.program, RecordsOf(work.batch.cases));
    // A run that was stopped is no run.
    if (!options_.run.should_stop()) work.judged = std::move(judged);
  }

  // Core first, so that it is the witness; the program is left out.
  void CrossCheck(Work& work) const {
    const Lineup& lineup = options_.run.lineup;
    Lineup rules(lineup.rbegin(), lineup.rend() - 1);
    Comparer comparer(rules, {.deep = options_.run.deep});
    for (const Case& which : work.batch.cases) {
      const auto difference = comparer.Compare(which.record, work.witnesses);
      SUPERKO_CHECK(!difference.has_value())
          << "the right answer is not sure, see `superko random`: case "
          << which.number << ", move " << difference->move + 1 << ": "
          << difference->subject.engine << " and " << difference->truth.engine
          << " part";
    }
  }

  void Tell(Work& work) {
    const std::vector<Case>& cases = work.batch.cases;
    const JudgedBatch& judged = *work.judged;
    const std::string verdict(JudgeVerdictName(judged.verdict));
    ++tally_.batches;
    ++tally_.by_verdict[verdict];
    tally_.cpu_seconds_max =
        std::max(tally_.cpu_seconds_max, judged.cpu_seconds);
    tally_.memory_peak_bytes =
        std::max(tally_.memory_peak_bytes, judged.memory_peak_bytes);
    summary_.witnesses.Add(work.witnesses);
    if (!cases[0].file.empty()) {
      listener_.OnNote(absl::StrCat(cases[0].file, ": ", verdict));
    }
    if (judged.verdict != JudgeVerdict::kAccepted) TellFinding(work, verdict);
    for (const Case& which : cases) listener_.OnCase(which);
    listener_.OnProgress(summary_);
  }

  void TellFinding(const Work& work, const std::string& verdict) {
    ++summary_.findings;
    ++summary_.findings_by_class[verdict];
    if (summary_.findings > options_.findings_max) return;
    listener_.OnFinding(MakeFinding(work, verdict));
  }

  Finding MakeFinding(const Work& work, const std::string& verdict) const {
    const std::vector<Case>& cases = work.batch.cases;
    const CutBatch cut = Cut(work);
    Finding finding;
    finding.where = cases[cut.chosen()];
    finding.judged = JudgedFinding{
        .verdict = verdict,
        .remarks = {
            absl::StrCat(BatchText(work.batch), ": ", work.judged->reason),
            KeptText(cases, cut.kept)}};
    finding.difference = DifferenceOf(finding.where.record, cut);
    if (!IsFailure(finding.difference.kind)) {
      finding.where.record.moves.resize(finding.difference.move + 1);
    }
    finding.command = cut.kept.size() == 1
                          ? source_.CommandFor(finding.where)
                          : options_.command(cases[0], cases.size());
    return finding;
  }

  // The cases that are needed for the same verdict, by their indexes, and what
  // was said of them.
  struct CutBatch {
    std::vector<std::size_t> kept;
    JudgedBatch judged;

    std::size_t chosen() const { return kept[judged.wrong_case]; }
  };

  CutBatch Cut(const Work& work) const {
    const std::vector<Case>& cases = work.batch.cases;
    CutBatch cut = {.kept = {}, .judged = *work.judged};
    const auto fails_alike = [&](const std::vector<std::size_t>& indexes) {
      if (options_.run.should_stop()) return false;
      BatchRecords records;
      for (const std::size_t i : indexes) records.push_back(&cases[i].record);
      JudgedBatch judged = JudgeBatch(options_.program, records);
      if (judged.verdict != work.judged->verdict) return false;
      cut.judged = std::move(judged);
      return true;
    };
    cut.kept = CutDown(cases.size(), work.judged->wrong_case, fails_alike);
    return cut;
  }

  // What the program does on the chosen case alone; if that is nothing, what it
  // said of it in the smallest batch.
  Difference DifferenceOf(const GameRecord& record, const CutBatch& cut) const {
    const Lineup& lineup = options_.run.lineup;
    Witnesses ignored;
    if (cut.kept.size() == 1) {
      Comparer comparer({lineup[0], lineup[1]}, {});
      if (auto shown = comparer.Compare(record, ignored)) return *shown;
    }
    const std::string name(lineup[0]()->name());
    Comparer told(
        {[&] { return MakeToldEngine(name, cut.judged.said); }, lineup[1]}, {});
    if (auto shown = told.Compare(record, ignored)) return *shown;
    Difference unknown;
    unknown.kind = DifferenceKind::kProtocol;
    unknown.subject.engine = name;
    unknown.subject.failure = cut.judged.reason;
    return unknown;
  }

  static std::string BatchText(const CaseBatch& batch) {
    const Case& first = batch.cases.front();
    const std::string name =
        first.file.empty() ? absl::StrCat("batch ", batch.number) : first.file;
    const bool is_file = !first.file.empty();
    const auto number = [&](const Case& which) {
      return is_file ? which.number_in_file : which.number;
    };
    if (batch.cases.size() == 1) {
      return absl::StrCat(name, " (case ", number(first), ")");
    }
    return absl::StrCat(name, " (cases ", number(first), " to ",
                        number(batch.cases.back()), ")");
  }

  static std::string KeptText(const std::vector<Case>& cases,
                              const std::vector<std::size_t>& kept) {
    if (kept.size() == 1) {
      return absl::StrCat("cut down to case ", kept[0] + 1, " of ",
                          cases.size(), ", which shows it alone");
    }
    return absl::StrCat(
        "no case shows it alone, ", kept.size(), " in a row do: cases ",
        absl::StrJoin(kept, ", ", [](std::string* out, std::size_t index) {
          absl::StrAppend(out, index + 1);
        }));
  }

  BatchReader reader_;
  Source& source_;
  const BatchRunOptions& options_;
  RunListener& listener_;
  BatchTally& tally_;
  std::vector<Work> window_;
  RunSummary summary_;
};

}  // namespace

RunSummary RunBatches(Source& source, const BatchRunOptions& options,
                      RunListener& listener, BatchTally& tally) {
  return BatchRun(source, options, listener, tally).Run();
}

}  // namespace superko
