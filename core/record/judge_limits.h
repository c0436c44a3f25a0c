// JudgeLimits: how large the numbers of a judge text may be.

#ifndef SUPERKO_CORE_RECORD_JUDGE_LIMITS_H_
#define SUPERKO_CORE_RECORD_JUDGE_LIMITS_H_

#include <cstdint>
#include <limits>

namespace superko {

struct JudgeLimits {
  std::uint64_t cases_max;
  std::uint64_t plays_max;
};

// A case of five million plays is 20 MB in memory.
inline constexpr JudgeLimits kTolerantJudgeLimits = {
    .cases_max = std::numeric_limits<std::uint64_t>::max(),
    .plays_max = 5'000'000,
};

inline constexpr JudgeLimits kStrictJudgeLimits = {
    .cases_max = 100,
    .plays_max = 2000,
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_JUDGE_LIMITS_H_
