// Tag: what a cell of a board holds, in 16 bits.
//
// Bits 0-1 say for whom the cell is no obstacle: bit 1 for Black, bit 0 for
// White. So an empty point has both, a stone the one of its color, and a border
// cell none; what lets a play live is one bit. Bits 2-13 are the head of a
// stone's string, the cell itself if it is empty, and 0 for a border cell.

#ifndef SUPERKO_CORE_BOARD_TAG_H_
#define SUPERKO_CORE_BOARD_TAG_H_

#include <cstddef>
#include <cstdint>

#include "core/board/color.h"
#include "core/board/grid.h"
#include "core/board/lanes.h"

namespace superko {

using Tag = std::uint16_t;

inline constexpr int kTagHeadShift = 2;
inline constexpr unsigned kTagColorMask = 3;
// Every tag is below this.
inline constexpr std::size_t kTagsEnd = std::size_t{kGridCellsMax}
                                        << kTagHeadShift;

inline constexpr Tag kBorderTag = 0;
inline constexpr auto kBorderColor = static_cast<Color>(3);

constexpr Tag MakeTag(Color color, PointIndex head) {
  return static_cast<Tag>(static_cast<unsigned>(head) << kTagHeadShift |
                          (~static_cast<unsigned>(color) & kTagColorMask));
}
constexpr Tag EmptyTag(PointIndex index) {
  return MakeTag(Color::kEmpty, index);
}

// kBorderColor for kBorderTag.
constexpr Color ColorOf(Tag tag) {
  return static_cast<Color>(~static_cast<unsigned>(tag) & kTagColorMask);
}
constexpr PointIndex HeadOf(Tag tag) {
  return static_cast<PointIndex>(tag >> kTagHeadShift);
}

// The tags of the cells beside a point, in the order of Grid::Neighbors.
struct TagsBeside {
  Tag up;
  Tag left;
  Tag right;
  Tag down;

  constexpr Lanes lanes() const { return {up, left, right, down}; }

  template <typename Visit>
  constexpr void ForEach(const Visit& visit) const {
    visit(up);
    visit(left);
    visit(right);
    visit(down);
  }
};

// The lanes with the tags of empty points, of stones of `player`, or of both.
// REQUIRES: `player` is a player.
constexpr Lanes::Set EmptyLanes(Lanes tags) {
  return tags.WithBit(0) & tags.WithBit(1);
}
constexpr Lanes::Set OpenLanes(Color player, Lanes tags) {
  return tags.WithBit(2 - static_cast<unsigned>(player));
}
constexpr Lanes::Set StoneLanes(Color player, Lanes tags) {
  return OpenLanes(player, tags) & ~EmptyLanes(tags);
}

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_TAG_H_
