// WeakHash: hashes of a board that programs use instead of the board, to tell
// whether a position was there before.
//
// Each is a sum, or an exclusive or, of one number for every stone, less that
// of the empty point: the empty board has the hash 0. What differs is where the
// numbers come from. Whoever knows them can make two boards of one hash; see
// hash_breaker.h.
//
// Threads: pure functions.

#ifndef SUPERKO_TOOLS_CONTEST_WEAK_HASH_H_
#define SUPERKO_TOOLS_CONTEST_WEAK_HASH_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/board/color.h"
#include "core/board/point.h"

namespace superko {

struct WeakHash {
  enum class Group : std::uint8_t {
    kXor,
    kSum,       // Modulo 2^bits.
    kSumModulo  // `modulus`.
  };

  std::string name;  // "java-string".
  std::string what;  // "31-polynomial of the letters, modulo 2^32".
  Group group = Group::kXor;
  int bits = 64;
  std::uint64_t modulus = 0;
  // About as many bits are not 0 in sums of few values.
  int value_bits = 64;
  // By point, row by row, and then of Black and of White.
  std::vector<std::array<std::uint64_t, 2>> values = {};

  std::uint64_t ValueOf(int ordinal, Color color) const {
    return values[static_cast<std::size_t>(ordinal)]
                 [color == Color::kBlack ? 0 : 1];
  }
  std::uint64_t Add(std::uint64_t a, std::uint64_t b) const;
  // What, added to `a`, makes 0.
  std::uint64_t Opposite(std::uint64_t a) const;
};

// Of 19x19 boards.
std::vector<WeakHash> WeakHashes();

// The numbers of rand() of the GNU C library, for a program that has not called
// srand(). Source: the comments of its random_r.c, in our words: each number is
// the sum of those 3 and 31 before it, modulo 2^32, without the lowest bit.
std::vector<std::uint32_t> GlibcRand(std::size_t count);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_WEAK_HASH_H_
