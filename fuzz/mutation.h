// Mutation: what custom mutators share.
//
// A mutator is a pure function of its input and seed. Where the fuzzer brings
// no mutator of its own, as in tests, MutateBytes changes one byte.

#ifndef SUPERKO_FUZZ_MUTATION_H_
#define SUPERKO_FUZZ_MUTATION_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/split_mix.h"
#include "fuzz/byte_reader.h"

namespace superko {

// The random choices of one mutation.
class Chooser {
 public:
  explicit Chooser(unsigned seed) : random_(seed) {}

  // REQUIRES: bound > 0.
  std::size_t Below(std::size_t bound) {
    return random_.Below(static_cast<std::uint32_t>(bound));
  }
  bool Percent(std::uint32_t percent) { return random_.Percent(percent); }
  // Small numbers more often than large ones; below `bound`.
  std::size_t LowBelow(std::size_t bound) { return Below(Below(bound) + 1); }

 private:
  SplitMix64 random_;
};

// The fuzzer's own mutation of `size` bytes at `data`, with room for
// `size_max`; returns the new size.
std::size_t MutateBytes(std::uint8_t* data, std::size_t size,
                        std::size_t size_max, Chooser& chooser);

// Copies as much of `bytes` to `data` as there is room for.
std::size_t PutBytes(Bytes bytes, std::uint8_t* data, std::size_t size_max);

}  // namespace superko

#endif  // SUPERKO_FUZZ_MUTATION_H_
