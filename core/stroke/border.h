// Border: what crosses the border between the cells taken and the rest.
//
// A row of plugs in 64 bits, two a plug, plug 0 in the lowest bits. A plain
// value; see path_count.h for what it means.

#ifndef SUPERKO_CORE_STROKE_BORDER_H_
#define SUPERKO_CORE_STROKE_BORDER_H_

#include <bit>
#include <cstdint>

namespace superko {

enum class Plug : std::uint8_t {
  kNone = 0,
  kOpen = 1,   // The left end of a strand; the right one is its mate.
  kClose = 2,  // The right end.
  kTail = 3,   // The loose end of a strand that begins at an end of the line.
};

class Border {
 public:
  static constexpr int kPlugsMax = 32;

  constexpr Border() = default;
  explicit constexpr Border(std::uint64_t bits) : bits_(bits) {}
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr bool IsEmpty() const { return bits_ == 0; }
  constexpr Plug at(int index) const {
    return static_cast<Plug>((bits_ >> (2 * index)) & 3);
  }
  // The same border with another plug at `index`.
  constexpr Border With(int index, Plug plug) const {
    const std::uint64_t others = bits_ & ~(std::uint64_t{3} << (2 * index));
    return Border(others | static_cast<std::uint64_t>(plug) << (2 * index));
  }

  constexpr int CountTails() const {
    return std::popcount(bits_ & (bits_ >> 1) & 0x5555'5555'5555'5555);
  }

  // Where the other end of a strand is. REQUIRES: kOpen or kClose at `index`.
  constexpr int MateOf(int index) const {
    const int step = at(index) == Plug::kOpen ? 1 : -1;
    int depth = 0;
    for (int mate = index;; mate += step) {
      if (at(mate) == Plug::kOpen) depth += step;
      if (at(mate) == Plug::kClose) depth -= step;
      if (depth == 0) return mate;
    }
  }

  // From the end of a row to the start of the next: the last plug, which is
  // empty, becomes the first.
  constexpr Border Shifted() const { return Border(bits_ << 2); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_BORDER_H_
