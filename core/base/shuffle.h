// Shuffle: a random order, the same on every machine and compiler, unlike that
// of std::shuffle.
//
// Source: Fisher and Yates, in the form of Durstenfeld, "Algorithm 235: Random
// Permutation", Communications of the ACM, 1964.

#ifndef SUPERKO_CORE_BASE_SHUFFLE_H_
#define SUPERKO_CORE_BASE_SHUFFLE_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/split_mix.h"

namespace superko {

template <typename Value>
void Shuffle(std::vector<Value>& values, SplitMix64& random) {
  for (std::size_t left = values.size(); left > 1; --left) {
    const std::size_t chosen = random.Below(static_cast<std::uint32_t>(left));
    std::swap(values[left - 1], values[chosen]);
  }
}

}  // namespace superko

#endif  // SUPERKO_CORE_BASE_SHUFFLE_H_
