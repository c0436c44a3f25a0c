// Point and BoardSize: where a stone may stand.
//
// Units: rows and columns from 0, origin at the top left. Text forms (judge,
// SGF, GTP) are converted in core/record/coordinates.h only.
// Sides run from 1 to 52, the limit of SGF FF[4]: two alphabets of letters.

#ifndef SUPERKO_CORE_BOARD_POINT_H_
#define SUPERKO_CORE_BOARD_POINT_H_

#include <cstdint>

#include "core/base/check.h"

namespace superko {

inline constexpr int kSideMax = 52;
inline constexpr int kPointsMax = kSideMax * kSideMax;

struct Point {
  std::uint8_t row = 0;
  std::uint8_t column = 0;

  friend bool operator==(Point, Point) = default;
};

class BoardSize {
 public:
  static constexpr bool IsValid(int rows, int columns) {
    return rows >= 1 && rows <= kSideMax && columns >= 1 && columns <= kSideMax;
  }

  // REQUIRES: IsValid(rows, columns).
  constexpr BoardSize(int rows, int columns)
      : rows_(static_cast<std::uint8_t>(rows)),
        columns_(static_cast<std::uint8_t>(columns)) {
    SUPERKO_DCHECK(IsValid(rows, columns)) << rows << "x" << columns;
  }

  constexpr int rows() const { return rows_; }
  constexpr int columns() const { return columns_; }
  constexpr int points() const { return rows_ * columns_; }
  constexpr bool Contains(int row, int column) const {
    return row >= 0 && row < rows_ && column >= 0 && column < columns_;
  }
  constexpr bool Contains(Point point) const {
    return point.row < rows_ && point.column < columns_;
  }
  // The point that is number `ordinal` from 0, row by row.
  constexpr Point PointAt(int ordinal) const {
    return {static_cast<std::uint8_t>(ordinal / columns_),
            static_cast<std::uint8_t>(ordinal % columns_)};
  }
  constexpr int Ordinal(Point point) const {
    return point.row * columns_ + point.column;
  }

  friend bool operator==(BoardSize, BoardSize) = default;

 private:
  std::uint8_t rows_;
  std::uint8_t columns_;
};

inline constexpr BoardSize kJudgeSize(19, 19);

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_POINT_H_
