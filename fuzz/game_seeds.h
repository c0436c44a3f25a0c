// GameSeeds: games of judge text as game bytes, small enough to be good seeds.

#ifndef SUPERKO_FUZZ_GAME_SEEDS_H_
#define SUPERKO_FUZZ_GAME_SEEDS_H_

#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"

#include "core/record/game_record.h"

namespace superko {

// Without the rows and columns, at the edges, on which nothing is played, but
// for one beside those that are.
GameRecord Cropped(const GameRecord& record);

// One seed for each case that is a game, cropped, and cut to what game bytes
// hold.
std::vector<std::vector<std::uint8_t>> GameSeedsOf(absl::string_view judge);

}  // namespace superko

#endif  // SUPERKO_FUZZ_GAME_SEEDS_H_
