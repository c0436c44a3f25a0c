// FuzzedFinding: findings out of bytes, as wild as a run could ever make them.
//
// Each is one that the harness might hand on: its record is whole and ends with
// the move that differs, its boards are of the board's size. Its names, paths,
// messages, answers and boards are anything.

#ifndef SUPERKO_FUZZ_FUZZED_FINDING_H_
#define SUPERKO_FUZZ_FUZZED_FINDING_H_

#include <vector>

#include "absl/status/status.h"

#include "fuzz/byte_reader.h"
#include "tools/report/report.h"

namespace superko {

struct FuzzedRun {
  RunInfo info;
  std::vector<Finding> findings;
  std::vector<absl::Status> input_errors;
  RunSummary summary;
  // Whether boards are played again for reports that show them all.
  bool has_replay = false;
};

FuzzedRun ReadFuzzedRun(Bytes bytes);

}  // namespace superko

#endif  // SUPERKO_FUZZ_FUZZED_FINDING_H_
