// PlyCounts: what an exhaustive count met at one depth.

#ifndef SUPERKO_CORE_PERFT_PLY_COUNTS_H_
#define SUPERKO_CORE_PERFT_PLY_COUNTS_H_

#include "absl/numeric/int128.h"

#include "core/base/exact_count.h"

namespace superko {

// Depth d is about the legal sequences of d moves.
struct PlyCounts {
  absl::uint128 sequences = 0;
  // Sequences whose d-th move takes at least one opposing stone.
  absl::uint128 captures = 0;
  // Pairs of a legal sequence of d - 1 moves and an empty point on which the
  // next play would be refused.
  absl::uint128 refused_suicide = 0;
  absl::uint128 refused_repetition = 0;

  friend bool operator==(const PlyCounts&, const PlyCounts&) = default;
};

// Adds `weight` times `term` to `sum`. False if a number does not fit; then
// `sum` is of no use.
[[nodiscard]] inline bool TryAddCounts(const PlyCounts& term, int weight,
                                       PlyCounts& sum) {
  const absl::uint128 factor = static_cast<unsigned>(weight);
  return TryAddProduct(factor, term.sequences, sum.sequences) &&
         TryAddProduct(factor, term.captures, sum.captures) &&
         TryAddProduct(factor, term.refused_suicide, sum.refused_suicide) &&
         TryAddProduct(factor, term.refused_repetition, sum.refused_repetition);
}

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_PLY_COUNTS_H_
