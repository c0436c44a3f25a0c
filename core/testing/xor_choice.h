// ChooseXor: what a stranger does who knows the Zobrist keys and wants two
// positions with one key: 64 linear equations over GF(2), by elimination.

#ifndef SUPERKO_CORE_TESTING_XOR_CHOICE_H_
#define SUPERKO_CORE_TESTING_XOR_CHOICE_H_

#include <cstdint>
#include <vector>

namespace superko {

// Chooses among `keys`, at most kXorKeysMax, those whose XOR is `target`: true
// for each one chosen. Empty if there is no such choice; of n random keys that
// happens in one case of 2^(n - 64).
std::vector<bool> ChooseXor(const std::vector<std::uint64_t>& keys,
                            std::uint64_t target);

inline constexpr int kXorKeysMax = 128;

}  // namespace superko

#endif  // SUPERKO_CORE_TESTING_XOR_CHOICE_H_
