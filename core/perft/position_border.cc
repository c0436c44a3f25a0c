#include "core/perft/position_border.h"

#include <algorithm>

#include "core/base/check.h"

namespace superko {

PositionBorder::PositionBorder(int columns, std::uint64_t key)
    : columns_(columns) {
  SUPERKO_DCHECK(columns <= kColumnsMax) << columns;
  for (int column = 0; column < columns; ++column) {
    at(column) = (key >> (4 * column)) & 15;
  }
}

std::uint64_t PositionBorder::Key() const {
  std::uint64_t key = 0;
  for (int column = 0; column < columns_; ++column) {
    key |= std::uint64_t{at(column)} << (4 * column);
  }
  return key;
}

bool PositionBorder::TryTake(int column, Color color) {
  const Label up = at(column);
  const Label left = column == 0 ? kEdge : at(column - 1);
  if (color == Color::kEmpty) {
    GiveLiberty(up);
    GiveLiberty(left);
    at(column) = kEmpty;
    Renumber();
    return true;
  }
  // The string above is covered for good where it has no other column.
  if (up >= kDying && !HasColor(up, color) && CountColumns(up) == 1) {
    return false;
  }
  TakeStone(column, left, up, color);
  Renumber();
  return true;
}

// The stone makes one string of what stands beside it.
void PositionBorder::TakeStone(int column, Label left, Label up, Color color) {
  const Label own = Of(color, kNewest);
  const Label alive = Of(color, kAlive);
  at(column) = own;
  bool has_liberty = false;
  for (const Label neighbor : {left, up}) {
    has_liberty |= neighbor == kEmpty || neighbor == alive;
    if (neighbor >= kDying && HasColor(neighbor, color)) {
      Relabel(neighbor, own);
    }
  }
  if (has_liberty) Relabel(own, alive);
}

void PositionBorder::GiveLiberty(Label label) {
  if (label < kDying) return;
  Relabel(label, static_cast<Label>(kAlive + label % 2));
}

void PositionBorder::Renumber() {
  std::array<Label, kNewest + 2> names{};
  std::array<Label, 2> next = {kDying, kDying + 1};
  for (int column = 0; column < columns_; ++column) {
    Label& label = at(column);
    if (label < kDying) continue;
    Label& name = names[label];
    if (name == 0) {
      name = next[label % 2];
      next[label % 2] = static_cast<Label>(name + 2);
    }
    label = name;
  }
}

void PositionBorder::Relabel(Label from, Label to) {
  std::replace(labels_.begin(), labels_.begin() + columns_, from, to);
}

int PositionBorder::CountColumns(Label label) const {
  return static_cast<int>(
      std::count(labels_.begin(), labels_.begin() + columns_, label));
}

bool PositionBorder::IsAlive() const {
  return std::all_of(labels_.begin(), labels_.begin() + columns_,
                     [](Label label) { return label < kDying; });
}

}  // namespace superko
