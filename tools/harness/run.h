// RunCases: plays every case of a source on a lineup of engines, on all cores.
//
//   source --cases, in order--> play and compare (parallel) --> listener, in
//   order
//
// A oneTBB pipeline whose memory is bounded by the batches in flight, whatever
// the number of cases. What the listener hears never depends on the number of
// workers. No locks: values travel through the pipeline, each worker owns its
// engines.

#ifndef SUPERKO_TOOLS_HARNESS_RUN_H_
#define SUPERKO_TOOLS_HARNESS_RUN_H_

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "absl/status/status.h"

#include "core/record/sgf_note.h"
#include "tools/harness/comparer.h"
#include "tools/harness/source.h"
#include "tools/harness/witnesses.h"

namespace superko {

struct RunOptions {
  Lineup lineup;
  bool deep = false;
  // Cases that the rules have judged already are not played on the lineup.
  bool trusts_judge = false;
  int jobs = 1;  // Workers, at least 1.
  // The run ends early after this many findings, with none of the later cases
  // in its summary; 0 for never.
  std::uint64_t stop_after = 0;
  // Names the waiver of a difference that is known; empty: it is a finding.
  // Asked by all workers.
  std::function<std::string(const GameRecord&, const Difference&)> waiver =
      nullptr;
  // Asked before each batch is read; the run ends early once it says true.
  std::function<bool()> should_stop = [] { return false; };
};

struct RunSummary {
  void CountFile(const FileRead& file);

  Witnesses witnesses;
  // Differences and illegal plays.
  std::uint64_t findings = 0;
  Counts findings_by_class;  // See DifferenceClass.
  Counts skipped;
  Counts waived;
  std::uint64_t input_errors = 0;

  // Of recorded games; see GameResult.
  std::uint64_t files = 0;  // With records in them.
  std::uint64_t files_skipped = 0;
  std::uint64_t archives = 0;
  std::uint64_t judged_games = 0;
  std::uint64_t illegal_games = 0;  // With at least one illegal play.
  std::uint64_t illegal_plays = 0;
  std::uint64_t forced_plays = 0;
  std::uint64_t allowed_repetitions = 0;
  std::uint64_t lines = 0;
  std::uint64_t lines_unchecked = 0;
  std::array<std::uint64_t, kSgfNoteKinds> notes{};
  bool complete = true;  // False if the run was stopped early.
};

// Hears of a run, always from one thread at a time and in order of the cases.
class RunListener {
 public:
  virtual ~RunListener() = default;
  virtual void OnFinding(const Finding& finding) = 0;
  virtual void OnInputError(const absl::Status& error) = 0;
  // After each OnInputError, where it was.
  virtual void OnErrorIn(const std::string& /*file*/) {}
  // What was odd behind the last case of a file.
  virtual void OnFileNotes(const std::string& /*file*/,
                           const SgfNotes& /*notes*/) {}
  // One line about something that is worth a line but no finding.
  virtual void OnNote(const std::string& /*note*/) {}
  // Each file, before its cases.
  virtual void OnFile(const FileRead& /*file*/) {}
  // Each case, behind its finding; its illegal plays are findings too.
  virtual void OnCase(const Case& /*which*/) {}
  // After each batch, with what is known so far.
  virtual void OnProgress(const RunSummary& so_far) = 0;
};

RunSummary RunCases(Source& source, const RunOptions& options,
                    RunListener& listener);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_RUN_H_
