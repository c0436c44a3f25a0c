// Change: one point of a board before and after an action, in 16 bits.
//
// A play is a list of changes (the stone placed, each stone removed); so is
// set-up. The list is all that undo and replay need.

#ifndef SUPERKO_CORE_BOARD_CHANGE_H_
#define SUPERKO_CORE_BOARD_CHANGE_H_

#include <cstdint>

#include "core/board/color.h"
#include "core/board/grid.h"

namespace superko {

class Change {
 public:
  Change() = default;
  constexpr Change(PointIndex index, Color before, Color after)
      : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(index) |
                                         static_cast<unsigned>(before) << 12 |
                                         static_cast<unsigned>(after) << 14)) {}

  constexpr PointIndex index() const {
    return static_cast<PointIndex>(bits_ & 0xfff);
  }
  constexpr Color before() const {
    return static_cast<Color>((bits_ >> 12) & 3);
  }
  constexpr Color after() const { return static_cast<Color>(bits_ >> 14); }

 private:
  std::uint16_t bits_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_CHANGE_H_
