// GtpSeeds: games as what is said between a GTP controller and an engine.

#ifndef SUPERKO_FUZZ_GTP_SEEDS_H_
#define SUPERKO_FUZZ_GTP_SEEDS_H_

#include <string>

#include "core/record/game_record.h"

namespace superko {

struct GtpSeed {
  std::string commands;  // A line each.
  std::string replies;   // Of superko as an engine.
  std::string board;     // Bytes of gtp_board_fuzz: the position at the end.
};

// Moves to and fro with set-up stones left out. REQUIRES: FitsGtp(record.size).
GtpSeed GtpSeedOf(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_FUZZ_GTP_SEEDS_H_
