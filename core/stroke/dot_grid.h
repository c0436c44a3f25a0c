// DotGrid: where the dots of a one-stroke puzzle are.
//
// The puzzle: draw one line through all dots, each once, that only steps from
// a dot to the dot above, left, right or below. Everything else is a hole.
//
// Units:     rows and columns from 0 at the top left.
// Ownership: a plain value.

#ifndef SUPERKO_CORE_STROKE_DOT_GRID_H_
#define SUPERKO_CORE_STROKE_DOT_GRID_H_

#include <cstddef>
#include <vector>

#include "core/base/check.h"
#include "core/board/point.h"

namespace superko {

// A line through dots, from its first dot to its last.
using StrokePath = std::vector<Point>;

class DotGrid {
 public:
  // A Point counts no further.
  static constexpr int kSideMax = 250;

  // A grid without dots. REQUIRES: sides from 1 to kSideMax.
  DotGrid(int rows, int columns)
      : rows_(rows), columns_(columns), has_dot_(CellCount(rows, columns)) {
    SUPERKO_CHECK(rows >= 1 && rows <= kSideMax) << rows;
    SUPERKO_CHECK(columns >= 1 && columns <= kSideMax) << columns;
  }

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int dots() const { return dots_; }

  // False for a hole and outside the grid.
  bool HasDot(int row, int column) const {
    return row >= 0 && row < rows_ && column >= 0 && column < columns_ &&
           has_dot_[Cell(row, column)];
  }
  // REQUIRES: (row, column) is on the grid.
  void SetDot(int row, int column, bool has_dot) {
    dots_ += has_dot - has_dot_[Cell(row, column)];
    has_dot_[Cell(row, column)] = has_dot;
  }

  friend bool operator==(const DotGrid&, const DotGrid&) = default;

 private:
  static std::size_t CellCount(int rows, int columns) {
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
  }
  std::size_t Cell(int row, int column) const {
    return CellCount(row, columns_) + static_cast<std::size_t>(column);
  }

  int rows_;
  int columns_;
  int dots_ = 0;
  std::vector<bool> has_dot_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_DOT_GRID_H_
