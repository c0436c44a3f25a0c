// JudgeBatch: one run of a program on many cases, and what an online judge says
// of it.
//
// The right answer is core's; whoever calls has compared that with a reference.
//
// Threads: pure but for the process; may be called from any.
// Errors:  none: a program that cannot be started again is a run error.

#ifndef SUPERKO_TOOLS_CONTEST_JUDGED_BATCH_H_
#define SUPERKO_TOOLS_CONTEST_JUDGED_BATCH_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

#include "core/record/game_record.h"
#include "tools/contest/program_run.h"
#include "tools/contest/said_answer.h"

namespace superko {

using BatchRecords = std::vector<const GameRecord*>;

struct JudgedBatch {
  JudgeVerdict verdict = JudgeVerdict::kAccepted;
  // Of any other verdict: "line 7 (case 2, play 12 (B 4 5)): expected ...",
  // "signal 11 (Segmentation fault)".
  std::string reason;
  // Of a wrong answer: the index of the case of the first wrong line, the last
  // one if it is behind all, and what the output says of that case.
  std::size_t wrong_case = 0;
  absl::StatusOr<SaidAnswer> said = SaidAnswer{};
  double cpu_seconds = 0;
  std::uint64_t memory_peak_bytes = 0;
};

// REQUIRES: StrictJudgeObstacle of each record is empty, and there are some.
JudgedBatch JudgeBatch(const ProgramOptions& options,
                       const BatchRecords& records);

// The input of these cases, and the right answer.
std::string BatchInput(const BatchRecords& records);
std::string BatchAnswer(const BatchRecords& records);

// The fewest of `count` things, by their indexes, for which `holds`, by leaving
// out chunks; mostly one. `likely` alone is tried first. Asks at most
// 2 * count times. REQUIRES: `holds` for all of them.
std::vector<std::size_t> CutDown(
    std::size_t count, std::size_t likely,
    const std::function<bool(const std::vector<std::size_t>&)>& holds);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_JUDGED_BATCH_H_
