// Lanes: four 16-bit numbers in one 64-bit word, looked at all together.
//
//   const Lanes tags(up, left, right, down);
//   const Lanes::Mask black = tags.WithBit(0);
//   if (black != 0) Use(tags.First(black));
//
// What lies on the four sides of a point is a matter of chance, so a branch on
// it is mispredicted half of the time; here is none. This is "SIMD within a
// register" (Fisher, Dietz, "Compiling for SIMD Within a Register", 1998), the
// same on every processor.
//
// Every number is below 2^15.

#ifndef SUPERKO_CORE_BOARD_LANES_H_
#define SUPERKO_CORE_BOARD_LANES_H_

#include <bit>
#include <cstdint>

namespace superko {

class Lanes {
 public:
  // Some of the four lanes: all bits of each that is meant, none of the others.
  using Mask = std::uint64_t;

  constexpr Lanes(std::uint64_t first, std::uint64_t second,
                  std::uint64_t third, std::uint64_t fourth)
      : bits_(first | second << 16 | third << 32 | fourth << 48) {}

  // The lanes whose number has bit `bit` set.
  constexpr Mask WithBit(unsigned bit) const {
    return Spread((bits_ >> bit) & kOnes);
  }
  // The lanes whose number has bit `bit` set, but not bit `other`.
  constexpr Mask WithBitWithout(unsigned bit, unsigned other) const {
    return Spread((bits_ >> bit) & ~(bits_ >> other) & kOnes);
  }
  // How many lanes have both bits set.
  constexpr int CountWithBoth(unsigned bit, unsigned other) const {
    const std::uint64_t ones = (bits_ >> bit) & (bits_ >> other) & kOnes;
    const std::uint64_t pairs = ones + (ones >> 32);
    return static_cast<int>((pairs + (pairs >> 16)) & 7);
  }
  // The lanes that hold `number`.
  constexpr Mask EqualTo(std::uint64_t number) const {
    return Spread(Zeros(bits_ ^ number * kOnes));
  }
  // Whether a lane of `mask` holds another number.
  constexpr bool HasOther(std::uint64_t number, Mask mask) const {
    return (bits_ & mask) != number * (mask & kOnes);
  }
  // The number in the first lane of `mask`; 0 if the mask is empty.
  constexpr std::uint64_t First(Mask mask) const {
    return mask == 0 ? 0 : (bits_ >> std::countr_zero(mask)) & 0xffff;
  }

 private:
  static constexpr std::uint64_t kOnes = 0x0001'0001'0001'0001;

  // A one for every lane of `bits` that is zero.
  static constexpr std::uint64_t Zeros(std::uint64_t bits) {
    return ((kOnes << 15) - bits) >> 15 & kOnes;
  }
  // From a one in a lane to the mask of the lane.
  static constexpr Mask Spread(std::uint64_t ones) {
    return (ones << 16) - ones;
  }

  std::uint64_t bits_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_LANES_H_
