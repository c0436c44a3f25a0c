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
// compiler: the same in every build, so that tests and counts repeat.
//
// A program that reads what strangers wrote draws its own keys in every process
// (RedrawZobristKeys). With known keys anybody can make a game whose positions
// all have one key; it would be answered rightly, but a hundred times slower
// (BM_ReplayCrafted in bench/replay_bench.cc).

#ifndef SUPERKO_CORE_BOARD_ZOBRIST_H_
#define SUPERKO_CORE_BOARD_ZOBRIST_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/split_mix.h"
#include "core/board/color.h"
#include "core/board/grid.h"

namespace superko {

inline constexpr std::uint64_t kZobristSeed = 0x73757065726b6f;  // "superko".

namespace internal {

// Two keys, Black's and White's, lie side by side for every cell.
constexpr std::array<std::uint64_t, 2 * kGridCellsMax> MakeZobristTable(
    std::uint64_t seed) {
  std::array<std::uint64_t, 2 * kGridCellsMax> table{};
  SplitMix64 random(seed);
  for (std::uint64_t& key : table) key = random.Next();
  return table;
}

inline constinit auto zobrist_table = MakeZobristTable(kZobristSeed);

}  // namespace internal

// REQUIRES: `color` is kBlack or kWhite.
inline std::uint64_t ZobristKey(PointIndex index, Color color) {
  return internal::zobrist_table[2 * static_cast<std::size_t>(index) +
                                 static_cast<std::size_t>(color) - 1];
}

// Gives every stone the key that `seed` draws. REQUIRES: no board has a stone,
// no game has begun, and no other thread runs: what they keep is made of keys.
inline void RedrawZobristKeys(std::uint64_t seed) {
  internal::zobrist_table = internal::MakeZobristTable(seed);
}

// Distinguishes the situations of one position: XORed in when White is to move.
inline constexpr std::uint64_t kZobristWhiteToMove = 0x9e3779b97f4a7c15;

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_ZOBRIST_H_
