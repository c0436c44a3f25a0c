// Small random draws that several styles make.

#ifndef SUPERKO_CORE_GENERATE_DRAWS_H_
#define SUPERKO_CORE_GENERATE_DRAWS_H_

#include <cstddef>
#include <cstdint>

#include "core/base/split_mix.h"
#include "core/board/color.h"
#include "core/board/point.h"

namespace superko {

// Uniform in [0, bound). REQUIRES: bound > 0.
constexpr int DrawBelow(int bound, SplitMix64& random) {
  return static_cast<int>(random.Below(static_cast<std::uint32_t>(bound)));
}

// Uniform in [low, high]. REQUIRES: low <= high.
constexpr int DrawBetween(int low, int high, SplitMix64& random) {
  return low + DrawBelow(high - low + 1, random);
}

// One of `choices`, all alike.
template <typename Choice, std::size_t count>
constexpr Choice DrawOne(const Choice (&choices)[count], SplitMix64& random) {
  return choices[random.Below(count)];
}

// Any point of the board. One random number gives both coordinates, without a
// division; the bias is as small as that of SplitMix64::Below.
constexpr Point DrawPoint(BoardSize size, SplitMix64& random) {
  const auto rows = static_cast<std::uint64_t>(size.rows());
  const auto columns = static_cast<std::uint64_t>(size.columns());
  const std::uint64_t bits = random.Next();
  return {.row = static_cast<std::uint8_t>(((bits >> 32) * rows) >> 32),
          .column =
              static_cast<std::uint8_t>(((bits & 0xffffffff) * columns) >> 32)};
}

constexpr Color DrawPlayer(SplitMix64& random) {
  return random.Percent(50) ? Color::kBlack : Color::kWhite;
}

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_DRAWS_H_
