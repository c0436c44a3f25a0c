// RunBatches: runs a program on the cases of a source, many at a time, as
// RunCases plays them one by one.
//
//   source --cases--> batches --> run and judge (parallel) --> listener, in
//   order
//
// Each case is first played by the rules, on core and the references, which
// must agree. A batch that is not accepted is one finding: it is cut down to
// one case, the one that is told; the listener may shrink that with the
// lineup's first engine.
//
// Threads: `listener` hears from one thread, in order of cases.
// Memory:  two batches a worker.

#ifndef SUPERKO_TOOLS_CONTEST_BATCH_RUN_H_
#define SUPERKO_TOOLS_CONTEST_BATCH_RUN_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tools/contest/judged_batch.h"
#include "tools/harness/run.h"
#include "tools/harness/source.h"

namespace superko {

struct BatchRunOptions {
  ProgramOptions program;
  std::size_t cases_max = 100;  // Of one batch; those of one file only.
  // The lineup's first engine is the program, see MakeProgramEngine; the last
  // is core.
  RunOptions run;
  // How many findings are cut down; further ones are counted.
  std::uint64_t findings_max = 10;
  // The command that runs a whole batch again.
  std::function<std::string(const Case& first, std::size_t count)> command;
};

// What is told of all batches, besides the summary.
struct BatchTally {
  std::uint64_t batches = 0;
  Counts by_verdict;
  double cpu_seconds_max = 0;
  std::uint64_t memory_peak_bytes = 0;
};

// For cases from files the listener hears a note with each batch's verdict.
// `tally` is filled in.
RunSummary RunBatches(Source& source, const BatchRunOptions& options,
                      RunListener& listener, BatchTally& tally);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_BATCH_RUN_H_
