// PositionBorder: the latest point of each column while points are taken row by
// row; see position_count.h.
//
// A plain value. Four bits a column make its key, and equal borders have equal
// keys: the strings of a color are numbered by their first columns.

#ifndef SUPERKO_CORE_PERFT_POSITION_BORDER_H_
#define SUPERKO_CORE_PERFT_POSITION_BORDER_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/board/color.h"

namespace superko {

class PositionBorder {
 public:
  // Among more columns a color could have more than six strings.
  static constexpr int kColumnsMax = 11;

  // What Key() gave for a border of so many columns; 0 is the edge of the board
  // above its first row. REQUIRES: columns <= kColumnsMax.
  PositionBorder(int columns, std::uint64_t key);

  std::uint64_t Key() const;

  // Takes the next point of `column`. False if a string dies by that; then the
  // border is of no use.
  bool TryTake(int column, Color color);

  // Every string has a liberty.
  bool IsAlive() const;

 private:
  // What stands in a column. Stones of white strings have odd labels.
  using Label = std::uint8_t;
  static constexpr Label kEdge = 0;
  static constexpr Label kEmpty = 1;
  static constexpr Label kAlive = 2;    // 2 and 3: strings with liberties.
  static constexpr Label kDying = 4;    // 4 to 15: six strings of each color.
  static constexpr Label kNewest = 16;  // 16 and 17: the point being taken.

  static constexpr Label Of(Color color, Label kind) {
    return static_cast<Label>(kind + (color == Color::kWhite ? 1 : 0));
  }
  static constexpr bool HasColor(Label label, Color color) {
    return label >= kAlive && label % 2 == (color == Color::kWhite ? 1 : 0);
  }

  Label& at(int column) { return labels_[static_cast<std::size_t>(column)]; }
  Label at(int column) const {
    return labels_[static_cast<std::size_t>(column)];
  }
  int CountColumns(Label label) const;
  void Relabel(Label from, Label to);
  void TakeStone(int column, Label left, Label up, Color color);
  void GiveLiberty(Label label);
  // Numbers the strings without liberties by their first columns.
  void Renumber();

  int columns_;
  std::array<Label, kColumnsMax> labels_{};
};

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_POSITION_BORDER_H_
