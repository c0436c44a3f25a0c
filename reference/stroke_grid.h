// DotGrid: the grid of the one-stroke puzzle, some points of which are black
// dots, and StrokePath, a line over points of it.
//
// Units:   rows and columns from 0 at the top left.
// Threads: plain values.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_STROKE_GRID_H_
#define SUPERKO_REFERENCE_STROKE_GRID_H_

#include <cstddef>
#include <vector>

namespace reference {

struct DotGrid {
  // Whether (row, column) is on the grid and a black dot.
  bool HasDot(int row, int column) const {
    const bool is_on_grid =
        0 <= row && row < rows && 0 <= column && column < columns;
    return is_on_grid && dots[static_cast<std::size_t>(row * columns + column)];
  }

  int rows = 0;
  int columns = 0;
  std::vector<bool> dots;  // Row by row: rows x columns.
};

struct GridPoint {
  int row = 0;
  int column = 0;

  friend bool operator==(const GridPoint&, const GridPoint&) = default;
};

using StrokePath = std::vector<GridPoint>;

}  // namespace reference

#endif  // SUPERKO_REFERENCE_STROKE_GRID_H_
