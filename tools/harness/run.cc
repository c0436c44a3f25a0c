#include "tools/harness/run.h"

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "oneapi/tbb/enumerable_thread_specific.h"
#include "oneapi/tbb/global_control.h"
#include "oneapi/tbb/parallel_pipeline.h"
#include "oneapi/tbb/task_arena.h"

#include "tools/harness/hand_over.h"
#include "tools/harness/present_case.h"

namespace superko {
namespace {

// Enough that no worker waits for the reader, as in oneTBB's own example.
constexpr std::size_t kBatchesPerJob = 4;

// What one thread needs to play cases.
struct Worker {
  Comparer comparer;
  std::unique_ptr<CaseMaker> maker;
};

void AddNotes(const SgfNotes& notes, RunSummary& summary) {
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    summary.notes[i] += notes.count(static_cast<SgfNoteKind>(i));
  }
}

void AddResult(const Case& which, RunSummary& summary) {
  AddNotes(which.sgf.notes, summary);
  const GameResult& result = which.result;
  if (!result.is_judged) return;
  ++summary.judged_games;
  summary.illegal_games += result.illegal_plays > 0;
  summary.illegal_plays += result.illegal_plays;
  summary.findings += result.illegal_plays;
  summary.forced_plays += result.forced_plays;
  summary.allowed_repetitions += result.repetitions;
  summary.lines += result.lines;
  summary.lines_unchecked += result.lines_unchecked;
}

void AddCounts(const Counts& more, Counts& sum) {
  for (const auto& [name, count] : more) sum[name] += count;
}

class Pipeline {
 public:
  Pipeline(Source& source, const RunOptions& options, RunListener& listener)
      : source_(source),
        options_(options),
        listener_(listener),
        batches_(kBatchesPerJob * static_cast<std::size_t>(options.jobs)),
        workers_([this] { return MakeWorker(); }) {}

  RunSummary Run() {
    using tbb::filter_mode;
    tbb::parallel_pipeline(
        batches_.size(),
        tbb::make_filter<void, Batch*>(
            filter_mode::serial_in_order,
            [this](tbb::flow_control& control) { return Read(control); }) &
            tbb::make_filter<Batch*, Batch*>(
                filter_mode::parallel,
                [this](Batch* batch) { return Play(batch); }) &
            tbb::make_filter<Batch*, void>(
                filter_mode::serial_in_order,
                [this](Batch* batch) { Report(batch); }));
    for (Batch& batch : batches_) TakeOver(&batch);
    for (Worker& worker : workers_) TakeOver(&worker);
    TakeOver(this);
    return std::move(summary_);
  }

 private:
  Worker MakeWorker() const {
    return {.comparer = Comparer(options_.lineup, {.deep = options_.deep}),
            .maker = source_.NewMaker()};
  }

  Batch* Read(tbb::flow_control& control) {
    TakeOver(&source_);
    Batch* batch = nullptr;
    if (options_.should_stop() || has_findings_enough_.load()) {
      stopped_early_ = true;
    } else {
      // There are as many batches as tokens, and they are reported in order:
      // the next one of the ring is free whenever we read.
      batch = &batches_[read_++ % batches_.size()];
      TakeOver(batch);
      batch->Clear();
      if (!source_.Next(*batch)) batch = nullptr;
    }
    if (batch == nullptr) control.stop();
    if (batch != nullptr) HandOver(batch);
    HandOver(&source_);
    HandOver(this);
    return batch;
  }

  Batch* Play(Batch* batch) {
    TakeOver(batch);
    Worker& worker = workers_.local();
    TakeOver(&worker);
    if (worker.maker != nullptr) worker.maker->AddCases(*batch);
    for (std::size_t i = 0; i < batch->count; ++i) {
      PlayCase(batch->cases[i], worker, *batch);
    }
    HandOver(&worker);
    HandOver(batch);
    return batch;
  }

  void PlayCase(Case& which, Worker& worker, Batch& batch) const {
    const PresentCase present(which);
    if (worker.maker != nullptr) worker.maker->Make(which);
    if (!which.result.is_judged) {
      CompareRecord(which, worker, batch.witnesses, batch);
      return;
    }
    batch.witnesses.Add(which.result.witnesses);
    if (options_.trusts_judge) return;
    // What the engines are asked counts some plays twice.
    Witnesses uncounted;
    do {
      CompareRecord(which, worker, uncounted, batch);
    } while (worker.maker->MakeNext(which));
  }

  void CompareRecord(Case& which, Worker& worker, Witnesses& witnesses,
                     Batch& batch) const {
    std::optional<Difference> difference =
        worker.comparer.Compare(which.record, witnesses);
    if (!difference.has_value()) return;
    if (difference->kind == DifferenceKind::kUnsupported) {
      ++batch.skipped[difference->subject.failure];
      return;
    }
    const std::string waiver =
        options_.waiver ? options_.waiver(which.record, *difference) : "";
    if (!waiver.empty()) {
      ++batch.waived[waiver];
      return;
    }
    Case cut;
    cut.number = which.number;
    cut.file = which.file;
    cut.entry = which.entry;
    cut.number_in_file = which.number_in_file;
    cut.line = which.line;
    cut.record = which.record;
    if (cut.record.moves.size() > difference->move) {
      cut.record.moves.resize(difference->move + 1);
    }
    std::string command = source_.CommandFor(which);
    batch.findings.push_back({.where = std::move(cut),
                              .difference = *std::move(difference),
                              .command = std::move(command),
                              .shrunk = std::nullopt});
  }

  void Report(Batch* batch) {
    TakeOver(batch);
    TakeOver(&listener_);
    if (!has_findings_enough_.load()) Tell(*batch);
    HandOver(&listener_);
    HandOver(this);
    HandOver(batch);
  }

  // Whole batches: what is told does not depend on who was how far.
  void Tell(Batch& batch) {
    if (batch.has_own_numbers) NumberCases(batch);
    summary_.witnesses.Add(batch.witnesses);
    summary_.findings += batch.findings.size();
    AddCounts(batch.skipped, summary_.skipped);
    AddCounts(batch.waived, summary_.waived);
    for (const Finding& finding : batch.findings) {
      ++summary_.findings_by_class[DifferenceClass(finding.difference)];
    }
    TellCases(batch);
    for (const auto& [path, notes] : batch.file_notes) {
      AddNotes(notes, summary_);
      listener_.OnFileNotes(path, notes);
    }
    listener_.OnProgress(summary_);
    if (options_.stop_after > 0 && summary_.findings >= options_.stop_after) {
      has_findings_enough_.store(true);
    }
  }

  // Findings, errors and files in their places among the cases.
  void TellCases(const Batch& batch) {
    auto finding = batch.findings.begin();
    auto error = batch.input_errors.begin();
    auto place = batch.error_places.begin();
    auto file = batch.files.begin();
    for (std::size_t i = 0; i <= batch.count; ++i) {
      for (; error != batch.input_errors.end() && place->cases_before == i;
           ++error, ++place) {
        ReportError(*error, place->file);
      }
      for (; file != batch.files.end() && file->cases_before == i; ++file) {
        ReportFile(*file);
      }
      if (i == batch.count) break;
      const Case& which = batch.cases[i];
      for (; finding != batch.findings.end() &&
             finding->where.number == which.number;
           ++finding) {
        listener_.OnFinding(*finding);
      }
      ReportCase(which);
    }
  }

  void NumberCases(Batch& batch) {
    for (std::size_t i = 0; i < batch.count; ++i) {
      batch.cases[i].number += cases_reported_;
    }
    for (Finding& finding : batch.findings) {
      finding.where.number += cases_reported_;
    }
    cases_reported_ += batch.numbers;
  }

  void ReportError(const absl::Status& error, const std::string& file) {
    ++summary_.input_errors;
    listener_.OnInputError(error);
    listener_.OnErrorIn(file);
  }

  void ReportFile(const FileRead& file) {
    summary_.CountFile(file);
    listener_.OnFile(file);
  }

  void ReportCase(const Case& which) {
    AddResult(which, summary_);
    listener_.OnCase(which);
    for (const absl::Status& error : which.errors)
      ReportError(error, which.file);
  }

 public:
  bool stopped_early() const { return stopped_early_ || has_findings_enough_; }

 private:
  Source& source_;
  const RunOptions& options_;
  RunListener& listener_;
  std::vector<Batch> batches_;  // A ring.
  std::size_t read_ = 0;        // Batches read so far.
  tbb::enumerable_thread_specific<Worker> workers_;
  bool stopped_early_ = false;  // Written by the reading filter alone.
  // Set by the reporting filter, to stop the reading one.
  std::atomic<bool> has_findings_enough_ = false;
  RunSummary summary_;                // Written by the reporting filter alone.
  std::uint64_t cases_reported_ = 0;  // Of the reporting filter too.
};

}  // namespace

void RunSummary::CountFile(const FileRead& file) {
  archives += file.kind == kArchiveFile;
  files_skipped += file.kind == kOtherFile;
  files += file.kind != kArchiveFile && file.kind != kOtherFile;
}

RunSummary RunCases(Source& source, const RunOptions& options,
                    RunListener& listener) {
  const tbb::global_control threads(
      tbb::global_control::max_allowed_parallelism,
      static_cast<std::size_t>(options.jobs));
  tbb::task_arena arena(options.jobs);
  return arena.execute([&] {
    Pipeline pipeline(source, options, listener);
    RunSummary summary = pipeline.Run();
    summary.complete = !pipeline.stopped_early();
    return summary;
  });
}

}  // namespace superko
