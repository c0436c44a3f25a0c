// SplitMix64: a small deterministic generator of random numbers, the same on
// every machine and compiler, unlike the distributions of <random>.
//
// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators",
// OOPSLA 2014. Passes the usual test batteries; not for secrets.

#ifndef SUPERKO_CORE_BASE_SPLIT_MIX_H_
#define SUPERKO_CORE_BASE_SPLIT_MIX_H_

#include <cstdint>

namespace superko {

class SplitMix64 {
 public:
  explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15;
    return Mix(state_);
  }

  // Uniform in [0, bound) by multiplication (Lemire, "Fast Random Integer
  // Generation in an Interval", 2019, without the rejection step: the bias is
  // below bound / 2^32). REQUIRES: bound > 0.
  constexpr std::uint32_t Below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((Next() >> 32) * bound) >> 32);
  }

  // True in `percent` of 100 calls.
  constexpr bool Percent(std::uint32_t percent) { return Below(100) < percent; }

  // The bijection that turns a counter into a random number.
  static constexpr std::uint64_t Mix(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
  }

 private:
  std::uint64_t state_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BASE_SPLIT_MIX_H_
