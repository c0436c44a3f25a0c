// Grid: the padded array in which a board keeps its points, and the strong
// index type into it.
//
//   # # # #        A row of `columns` points is followed by one border cell,
//   # a b c        which is the left border of the next row too; a border row
//   # d e f        lies above and below. Every point so has four neighbours
//   # # # #        in the array, and an edge needs no test.
//
// Cell 0 is always border; it stands for "no point" where one is needed.

#ifndef SUPERKO_CORE_BOARD_GRID_H_
#define SUPERKO_CORE_BOARD_GRID_H_

#include <array>
#include <cstdint>

#include "core/board/point.h"

namespace superko {

// A cell of the padded array. 12 bits hold every value.
enum class PointIndex : std::uint16_t {};

inline constexpr int kGridCellsMax = (kSideMax + 2) * (kSideMax + 1);
static_assert(kGridCellsMax < (1 << 12));

class Grid {
 public:
  explicit constexpr Grid(BoardSize size)
      : size_(size), stride_(size.columns() + 1) {}

  constexpr BoardSize size() const { return size_; }
  // From a cell to the one below it.
  constexpr int stride() const { return stride_; }
  // Border included.
  constexpr int cells() const { return (size_.rows() + 2) * stride_; }

  constexpr PointIndex Index(Point point) const {
    return static_cast<PointIndex>((point.row + 1) * stride_ + point.column +
                                   1);
  }
  constexpr Point PointOf(PointIndex index) const {
    const int cell = static_cast<int>(index);
    return {static_cast<std::uint8_t>(cell / stride_ - 1),
            static_cast<std::uint8_t>(cell % stride_ - 1)};
  }
  // Up, left, right, down; border cells included.
  constexpr std::array<PointIndex, 4> Neighbors(PointIndex index) const {
    const int cell = static_cast<int>(index);
    return {
        static_cast<PointIndex>(cell - stride_),
        static_cast<PointIndex>(cell - 1),
        static_cast<PointIndex>(cell + 1),
        static_cast<PointIndex>(cell + stride_),
    };
  }

 private:
  BoardSize size_;
  int stride_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_GRID_H_
