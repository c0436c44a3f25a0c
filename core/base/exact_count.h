// Exact counts of up to 128 bits: sums and products that say when they do not
// fit, and text.

#ifndef SUPERKO_CORE_BASE_EXACT_COUNT_H_
#define SUPERKO_CORE_BASE_EXACT_COUNT_H_

#include <string>

#include "absl/numeric/int128.h"
#include "absl/strings/str_format.h"

namespace superko {

// Adds `term` to `sum`. False, with `sum` as it was, if 128 bits cannot hold
// the result.
[[nodiscard]] constexpr bool TryAdd(absl::uint128 term, absl::uint128& sum) {
  if (term > absl::Uint128Max() - sum) return false;
  sum += term;
  return true;
}

// Adds `factor` times `term` to `sum`, likewise.
[[nodiscard]] constexpr bool TryAddProduct(absl::uint128 factor,
                                           absl::uint128 term,
                                           absl::uint128& sum) {
  if (factor != 0 && term > (absl::Uint128Max() - sum) / factor) return false;
  sum += factor * term;
  return true;
}

// In decimal, without separators.
inline std::string CountText(absl::uint128 count) {
  return absl::StrFormat("%d", count);
}

}  // namespace superko

#endif  // SUPERKO_CORE_BASE_EXACT_COUNT_H_
