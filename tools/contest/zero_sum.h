// ZeroSum: stones that no weak hash can tell from an empty board.
//
// As many black stones as white ones, each beside a point that stays empty, so
// that they can be played in any order and nothing is captured, whose values in
// a WeakHash add up to 0.
//
// By the generalized birthday problem: eight lists of random stones on eight
// parts of the board; pairs of lists are merged where the lowest bits add up to
// 0, and so on with more bits, until all do. Source: Wagner, "A Generalized
// Birthday Problem", CRYPTO 2002. A modulus that is no power of 2 has no lowest
// bits to keep; for up to 32 bits two lists are enough.
//
// Threads: a pure function of its arguments.
// Time:    below a second. Memory: 50 MB.

#ifndef SUPERKO_TOOLS_CONTEST_ZERO_SUM_H_
#define SUPERKO_TOOLS_CONTEST_ZERO_SUM_H_

#include <cstdint>
#include <vector>

#include "core/record/game_record.h"
#include "tools/contest/weak_hash.h"

namespace superko {

// Black and White in turn, Black first. For hashes of WeakHashes() there is
// always a solution; empty if none was found.
std::vector<Move> FindZeroSum(const WeakHash& hash, std::uint64_t seed);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_ZERO_SUM_H_
