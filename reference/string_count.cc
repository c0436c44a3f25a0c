#include "reference/string_count.h"

#include <cassert>
#include <cstddef>

namespace reference {
namespace {

class StringCounter {
 public:
  StringCounter(const std::vector<Stone>& board, int rows, int columns)
      : board_(board),
        rows_(rows),
        columns_(columns),
        counts_(board.size()),
        reached_(board.size(), kNever) {}

  std::vector<StringCount> CountAll() {
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        const std::size_t point = PointAt(row, column);
        const bool is_counted = counts_[point].stones > 0;
        if (board_[point] != Stone::kEmpty && !is_counted) {
          CountOne(row, column);
        }
      }
    }
    return counts_;
  }

 private:
  struct Place {
    int row;
    int column;
  };

  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

  // Floods the string of the stone at (row, column) and writes its numbers to
  // each of its points. The flood's number is the point where it began.
  void CountOne(int row, int column) {
    flood_ = PointAt(row, column);
    colour_ = board_[flood_];
    stones_.clear();
    liberties_ = 0;
    Reach(row, column);
    for (std::size_t next = 0; next < stones_.size(); ++next) {
      const Place place = stones_[next];
      Reach(place.row - 1, place.column);
      Reach(place.row, place.column - 1);
      Reach(place.row, place.column + 1);
      Reach(place.row + 1, place.column);
    }
    const StringCount count = {static_cast<int>(stones_.size()), liberties_};
    for (const Place& stone : stones_) {
      counts_[PointAt(stone.row, stone.column)] = count;
    }
  }

  // Counts the point as a stone or a liberty of the string, if it is one and
  // the flood has not been there.
  void Reach(int row, int column) {
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return;
    const std::size_t point = PointAt(row, column);
    if (reached_[point] == flood_) return;
    reached_[point] = flood_;
    if (board_[point] == Stone::kEmpty) ++liberties_;
    if (board_[point] == colour_) stones_.push_back({row, column});
  }

  std::size_t PointAt(int row, int column) const {
    return static_cast<std::size_t>(row * columns_ + column);
  }

  const std::vector<Stone>& board_;
  const int rows_;
  const int columns_;
  std::vector<StringCount> counts_;
  std::vector<std::size_t> reached_;  // By point: the last flood to reach it.

  std::size_t flood_ = kNever;
  Stone colour_ = Stone::kEmpty;
  std::vector<Place> stones_;
  int liberties_ = 0;
};

}  // namespace

std::vector<StringCount> CountStrings(const std::vector<Stone>& board, int rows,
                                      int columns) {
  assert(board.size() == static_cast<std::size_t>(rows * columns));
  return StringCounter(board, rows, columns).CountAll();
}

}  // namespace reference
