// Verdict: why a play was refused, or kLegal.
//
// A verdict is data, not an error: records full of refused plays are ordinary
// input. Which repetition rule applied is in the RuleSet, so there is one
// kRepetition and not three.

#ifndef SUPERKO_CORE_RULES_VERDICT_H_
#define SUPERKO_CORE_RULES_VERDICT_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace superko {

// The values are the numbers of the judge problem's `miss` lines; the order is
// the order in which the reasons are tested.
enum class Verdict : std::uint8_t {
  kLegal = 0,
  kOccupied = 1,
  kSuicide = 2,
  kRepetition = 3,
};

inline constexpr int kVerdicts = 4;

// "legal", "occupied", "suicide" or "repetition".
constexpr absl::string_view VerdictName(Verdict verdict) {
  constexpr absl::string_view kNames[] = {"legal", "occupied", "suicide",
                                          "repetition"};
  return kNames[static_cast<int>(verdict)];
}

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_VERDICT_H_
