// HashBreakers: games on which programs go wrong that take an equal hash for an
// equal position.
//
// In each game a legal play makes a new position whose hash some earlier one
// had, so that such a program refuses it. Nothing here depends on luck but the
// games against short keys that nobody can know: those have so many positions
// that two of them are sure to agree in 20 bits, and likely in 24.
//
// Threads: a pure function of the seed.

#ifndef SUPERKO_TOOLS_CONTEST_HASH_BREAKER_H_
#define SUPERKO_TOOLS_CONTEST_HASH_BREAKER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "core/record/game_record.h"

namespace superko {

struct HashBreaker {
  std::string name;  // "java-string".
  std::string what;  // The hash that it breaks.
  std::vector<GameRecord> records;
};

std::vector<HashBreaker> HashBreakers(std::uint64_t seed);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_HASH_BREAKER_H_
