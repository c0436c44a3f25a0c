#include "tools/contest/judge_verdict.h"

#include <iterator>

#include "absl/strings/str_cat.h"

namespace superko {

absl::string_view JudgeVerdictName(JudgeVerdict verdict) {
  constexpr absl::string_view kNames[] = {"accepted",
                                          "wrong answer",
                                          "presentation error",
                                          "time limit exceeded",
                                          "memory limit exceeded",
                                          "output limit exceeded",
                                          "run error"};
  static_assert(std::size(kNames) ==
                static_cast<std::size_t>(JudgeVerdict::kRunError) + 1);
  return kNames[static_cast<int>(verdict)];
}

absl::Status JudgeVerdictStatus(JudgeVerdict verdict,
                                absl::string_view reason) {
  const std::string message =
      absl::StrCat(JudgeVerdictName(verdict), ": ", reason);
  switch (verdict) {
    case JudgeVerdict::kPresentation:
      return absl::DataLossError(message);
    case JudgeVerdict::kTimeLimit:
      return absl::DeadlineExceededError(message);
    case JudgeVerdict::kMemoryLimit:
    case JudgeVerdict::kOutputLimit:
      return absl::ResourceExhaustedError(message);
    case JudgeVerdict::kRunError:
      return absl::AbortedError(message);
    case JudgeVerdict::kAccepted:
    case JudgeVerdict::kWrongAnswer:
      break;
  }
  return absl::OkStatus();
}

}  // namespace superko
