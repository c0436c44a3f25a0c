// JudgeVerdict: what an online judge says of a program's run.

#ifndef SUPERKO_TOOLS_CONTEST_JUDGE_VERDICT_H_
#define SUPERKO_TOOLS_CONTEST_JUDGE_VERDICT_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace superko {

enum class JudgeVerdict : std::uint8_t {
  kAccepted,
  kWrongAnswer,
  kPresentation,  // The right words, but not in the right lines.
  kTimeLimit,
  kMemoryLimit,
  kOutputLimit,
  kRunError,  // It ended by a signal or with an exit status that is not 0.
};

// "accepted", "wrong answer", "time limit exceeded".
absl::string_view JudgeVerdictName(JudgeVerdict verdict);

// How an engine says it to the harness, with `reason`; OK if it says nothing
// about the run itself.
absl::Status JudgeVerdictStatus(JudgeVerdict verdict, absl::string_view reason);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_JUDGE_VERDICT_H_
