// The mutator of game bytes: changes games by moves, not by bytes.
//
// Insert, delete, swap, repeat a stretch, retake (play again where a stone was
// played before, as kos are made), mirror, recolor, another header; and two
// games spliced into one.
//
// Threads: pure functions of their arguments.

#ifndef SUPERKO_FUZZ_GAME_MUTATOR_H_
#define SUPERKO_FUZZ_GAME_MUTATOR_H_

#include "fuzz/game_bytes.h"
#include "fuzz/mutation.h"

namespace superko {

// One change.
void MutateGame(RawGame& game, Chooser& chooser);

// A beginning of `first` and an end of `second`.
RawGame SpliceGames(const RawGame& first, const RawGame& second,
                    Chooser& chooser);

// What libFuzzer calls, for inputs that begin with `prefix` bytes of something
// else.
std::size_t MutateGameBytes(std::uint8_t* data, std::size_t size,
                            std::size_t size_max, unsigned seed,
                            std::size_t prefix = 0);
std::size_t SpliceGameBytes(Bytes first, Bytes second, std::uint8_t* out,
                            std::size_t out_max, unsigned seed,
                            std::size_t prefix = 0);

}  // namespace superko

// The mutator and crossover of a target whose input is game bytes behind
// `prefix` bytes.
#define SUPERKO_FUZZ_MUTATES_GAMES(prefix)                                    \
  extern "C" std::size_t LLVMFuzzerCustomMutator(                             \
      std::uint8_t* data, std::size_t size, std::size_t size_max,             \
      unsigned seed) {                                                        \
    return ::superko::MutateGameBytes(data, size, size_max, seed, prefix);    \
  }                                                                           \
  extern "C" std::size_t LLVMFuzzerCustomCrossOver(                           \
      const std::uint8_t* first, std::size_t first_size,                      \
      const std::uint8_t* second, std::size_t second_size, std::uint8_t* out, \
      std::size_t out_max, unsigned seed) {                                   \
    return ::superko::SpliceGameBytes({first, first_size},                    \
                                      {second, second_size}, out, out_max,    \
                                      seed, prefix);                          \
  }

#endif  // SUPERKO_FUZZ_GAME_MUTATOR_H_
