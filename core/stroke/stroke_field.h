// StrokeField: the dots of a grid while a line is drawn through them.
//
// Cells stand in one array with an empty border, so that each has four
// neighbours. A dot is open until the line takes it.
//
// Threads: one owner.

#ifndef SUPERKO_CORE_STROKE_STROKE_FIELD_H_
#define SUPERKO_CORE_STROKE_STROKE_FIELD_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/point.h"
#include "core/stroke/dot_grid.h"

namespace superko {

// The order in which the plain search looks at neighbours.
enum class Direction : std::uint8_t { kUp, kLeft, kRight, kDown };

inline constexpr std::array<Direction, 4> kDirections = {
    Direction::kUp, Direction::kLeft, Direction::kRight, Direction::kDown};

constexpr Direction Opposite(Direction direction) {
  return static_cast<Direction>(3 - static_cast<int>(direction));
}

class StrokeField {
 public:
  // A place in the array; 0 is border and stands for "none".
  using Cell = int;

  explicit StrokeField(const DotGrid& grid)
      : stride_(grid.columns() + 1),
        offsets_{-stride_, -1, 1, stride_},
        is_open_(static_cast<std::size_t>((grid.rows() + 2) * stride_ + 1)) {
    for (int row = 0; row < grid.rows(); ++row) {
      for (int column = 0; column < grid.columns(); ++column) {
        if (!grid.HasDot(row, column)) continue;
        dots_.push_back((row + 1) * stride_ + column + 1);
        GiveBack(dots_.back());
      }
    }
  }

  // Border included.
  std::size_t cells() const { return is_open_.size(); }
  // All dots, taken or not, row by row.
  const std::vector<Cell>& dots() const { return dots_; }

  Cell Neighbor(Cell cell, Direction direction) const {
    return cell + offsets_[static_cast<std::size_t>(direction)];
  }
  Point PointOf(Cell cell) const {
    return {static_cast<std::uint8_t>(cell / stride_ - 1),
            static_cast<std::uint8_t>(cell % stride_ - 1)};
  }
  // Neighbours always differ in color, as on a chessboard: 0 or 1.
  int ColorOf(Cell cell) const { return (cell / stride_ + cell % stride_) & 1; }

  bool IsOpen(Cell cell) const {
    return is_open_[static_cast<std::size_t>(cell)] != 0;
  }
  int open_dots() const { return open_dots_; }
  int CountOpenNeighbors(Cell cell) const {
    int count = 0;
    for (const Direction direction : kDirections) {
      count += IsOpen(Neighbor(cell, direction));
    }
    return count;
  }

  // REQUIRES: an open dot.
  void Take(Cell cell) {
    is_open_[static_cast<std::size_t>(cell)] = 0;
    --open_dots_;
  }
  // REQUIRES: a dot that was taken.
  void GiveBack(Cell cell) {
    is_open_[static_cast<std::size_t>(cell)] = 1;
    ++open_dots_;
  }

 private:
  int stride_;
  std::array<int, 4> offsets_;
  std::vector<std::uint8_t> is_open_;
  std::vector<Cell> dots_;
  int open_dots_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_STROKE_FIELD_H_
