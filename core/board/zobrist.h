// Zobrist keys: a 64-bit number for every stone on every cell.
//
// The key of a position is the XOR of the keys of its stones, so that placing
// or removing a stone is one XOR (Zobrist, "A New Hashing Method with
// Application for Game Playing", 1970). XOR is linear: whoever knows the table
// can build two positions with one key, so an equal key proves nothing and
// core/rules/history.h always compares the stones.
//
// The keys are the outputs of SplitMix64 (Steele, Lea, Flood, "Fast Splittable
// Pseudorandom Number Generators", 2014) from a fixed seed, computed by the
// compiler: the same in every build.

#ifndef SUPERKO_CORE_BOARD_ZOBRIST_H_
#define SUPERKO_CORE_BOARD_ZOBRIST_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/split_mix.h"
#include "core/board/color.h"
#include "core/board/grid.h"

namespace superko {
namespace internal {

// Two keys, Black's and White's, lie side by side for every cell.
constexpr std::array<std::uint64_t, 2 * kGridCellsMax> MakeZobristTable() {
  std::array<std::uint64_t, 2 * kGridCellsMax> table{};
  SplitMix64 random(0x73757065726b6f);  // "superko" in ASCII.
  for (std::uint64_t& key : table) key = random.Next();
  return table;
}

inline constexpr auto kZobristTable = MakeZobristTable();

}  // namespace internal

// REQUIRES: `color` is kBlack or kWhite.
constexpr std::uint64_t ZobristKey(PointIndex index, Color color) {
  return internal::kZobristTable[2 * static_cast<std::size_t>(index) +
                                 static_cast<std::size_t>(color) - 1];
}

// Distinguishes the situations of one position: XORed in when White is to move.
inline constexpr std::uint64_t kZobristWhiteToMove = 0x9e3779b97f4a7c15;

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_ZOBRIST_H_
