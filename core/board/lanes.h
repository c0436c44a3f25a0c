// Lanes: four 16-bit numbers in one 64-bit word, looked at all together.
//
//   const Lanes tags(up, left, right, down);
//   const Lanes::Set black = tags.WithBit(0);
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
  // Some of the four lanes: the lowest bit of each that is meant.
  using Set = std::uint64_t;

  constexpr Lanes(std::uint64_t first, std::uint64_t second,
                  std::uint64_t third, std::uint64_t fourth)
      : bits_(first | second << 16 | third << 32 | fourth << 48) {}

  // The lanes whose number has bit `bit` set.
  constexpr Set WithBit(unsigned bit) const { return (bits_ >> bit) & kAll; }
  // The lanes that hold `number`.
  constexpr Set EqualTo(std::uint64_t number) const {
    return ((kAll << 15) - (bits_ ^ number * kAll)) >> 15 & kAll;
  }
  // Whether a lane of `set` holds another number.
  constexpr bool HasOther(std::uint64_t number, Set set) const {
    const std::uint64_t mask = (set << 16) - set;
    return (bits_ & mask) != number * set;
  }
  // The number in the first lane of `set`. REQUIRES: there is one.
  constexpr std::uint16_t First(Set set) const {
    return static_cast<std::uint16_t>(bits_ >> std::countr_zero(set));
  }
  // The lanes whose number is one for which `is_in(number)` is true.
  template <typename IsIn>
  constexpr Set Where(const IsIn& is_in) const {
    Set set = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      const auto number = static_cast<std::uint16_t>(bits_ >> shift);
      set |= Set{is_in(number)} << shift;
    }
    return set;
  }
  // How many lanes are in `set`.
  static constexpr int Count(Set set) {
    const std::uint64_t pairs = set + (set >> 32);
    return static_cast<int>((pairs + (pairs >> 16)) & 7);
  }

 private:
  static constexpr Set kAll = 0x0001'0001'0001'0001;

  std::uint64_t bits_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_LANES_H_
