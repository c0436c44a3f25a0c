#include "reference/recursive_count.h"

#include <cassert>
#include <cstddef>

namespace reference {

RecursiveCount::RecursiveCount(const std::vector<Stone>& board, int rows,
                               int columns)
    : board_(board), rows_(rows), columns_(columns) {
  assert(board.size() == static_cast<std::size_t>(rows * columns));
}

StringCount RecursiveCount::Count(int row, int column) {
  marked_.assign(board_.size(), false);
  stones_.clear();
  liberties_ = 0;
  colour_ = board_[PointAt(row, column)];
  if (colour_ != Stone::kEmpty) Walk(row, column);
  return {static_cast<int>(stones_.size()), liberties_};
}

void RecursiveCount::Walk(int row, int column) {
  if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return;
  const std::size_t point = PointAt(row, column);
  if (marked_[point] || board_[point] == Opponent(colour_)) return;

  marked_[point] = true;
  if (board_[point] == Stone::kEmpty) {
    ++liberties_;
    return;
  }
  stones_.push_back(point);
  Walk(row, column + 1);
  Walk(row, column - 1);
  Walk(row + 1, column);
  Walk(row - 1, column);
}

std::size_t RecursiveCount::PointAt(int row, int column) const {
  return static_cast<std::size_t>(row * columns_ + column);
}

std::vector<StringCount> CountStringsRecursively(
    const std::vector<Stone>& board, int rows, int columns) {
  std::vector<StringCount> counts(board.size());
  RecursiveCount counter(board, rows, columns);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int point = row * columns + column;
      if (counts[static_cast<std::size_t>(point)].stones > 0) continue;
      const StringCount count = counter.Count(row, column);
      for (const std::size_t stone : counter.stones()) counts[stone] = count;
    }
  }
  return counts;
}

}  // namespace reference
