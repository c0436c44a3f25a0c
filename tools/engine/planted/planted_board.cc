#include "tools/engine/planted/planted_board.h"

#include <algorithm>
#include <utility>

#include "core/base/split_mix.h"

namespace superko {
namespace {

std::uint64_t StoneKey(Color color, std::size_t index) {
  return SplitMix64::Mix(2 * index + static_cast<std::uint64_t>(color));
}

// What is left of a number that is kept in one byte.
constexpr std::size_t LowByte(std::size_t number) { return number % 256; }

}  // namespace

void PlantedBoard::Labels::Add(Label label) {
  if (std::find(begin(), end(), label) == end()) labels[count++] = label;
}

PlantedBoard::PlantedBoard(Fault fault)
    : fault_(fault),
      colors_(kPointsMax),
      labels_(kPointsMax),
      neighbours_(kPointsMax),
      strings_(kPointsMax) {}

void PlantedBoard::Start(BoardSize size) {
  auto rows = static_cast<std::size_t>(size.rows());
  auto columns = static_cast<std::size_t>(size.columns());
  if (fault_ == Fault::kRowsAndColumnsSwapped) std::swap(rows, columns);
  const bool is_new_size = rows != rows_ || columns != columns_;
  rows_ = rows;
  columns_ = columns;
  points_ = rows * columns;
  words_ = LibertySet::WordsFor(points_);
  key_ = 0;
  std::fill(colors_.begin(), colors_.end(), Color::kEmpty);
  if (is_new_size) FindNeighbours();
}

void PlantedBoard::FindNeighbours() {
  std::fill(neighbours_.begin(), neighbours_.end(), Neighbours{});
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t column = 0; column < columns_; ++column) {
      neighbours_[row * columns_ + column] = NeighboursOf(row, column);
    }
  }
}

PlantedBoard::Neighbours PlantedBoard::NeighboursOf(std::size_t row,
                                                    std::size_t column) const {
  const std::size_t point = row * columns_ + column;
  const bool wraps = fault_ == Fault::kWrapAround;
  Neighbours found;
  if (row > 0) found.Add(point - columns_);
  if (wraps ? point > 0 : column > 0) found.Add(point - 1);
  if (wraps ? point + 1 < points_ : column + 1 < columns_) found.Add(point + 1);
  if (row + 1 < rows_) found.Add(point + columns_);
  return found;
}

std::size_t PlantedBoard::StoneCount(Label label) const {
  const std::size_t count = strings_[label].stones.size();
  return fault_ == Fault::kStonesOverflow ? LowByte(count) : count;
}

int PlantedBoard::Liberties(Label label) const {
  const int count = strings_[label].liberties.count();
  switch (fault_) {
    case Fault::kPseudoLiberties:
      return strings_[label].pseudo_liberties;
    case Fault::kLibertiesOverflow:
      return static_cast<int>(LowByte(static_cast<std::size_t>(count)));
    default:
      return count;
  }
}

PlantedBoard::Effect PlantedBoard::Foresee(Color player,
                                           std::size_t index) const {
  bool has_liberty = false;
  Labels own;
  Labels captured;
  for (const std::size_t next : neighbours_[index]) {
    const Label label = labels_[next];
    if (colors_[next] == Color::kEmpty) {
      has_liberty = true;
    } else if (colors_[next] == player) {
      has_liberty |= Liberties(label) > 1;
      own.Add(label);
    } else if (Liberties(label) == 1) {
      captured.Add(label);
    }
  }
  if (fault_ == Fault::kOneStringCaptured && captured.count > 1) {
    captured.count = 1;
  }
  if (fault_ == Fault::kOwnStringFirst && !has_liberty) captured.count = 0;
  Effect effect;
  effect.is_suicide = !has_liberty && captured.count == 0;
  effect.removed = effect.is_suicide ? own : captured;
  effect.key_after = KeyAfter(player, index, effect);
  return effect;
}

std::uint64_t PlantedBoard::KeyAfter(Color player, std::size_t index,
                                     const Effect& effect) const {
  std::uint64_t key = key_;
  if (!effect.is_suicide) key ^= StoneKey(player, index);
  const Color removed = effect.is_suicide ? player : Opponent(player);
  for (const Label label : effect.removed) {
    for (const std::size_t stone : strings_[label].stones) {
      key ^= StoneKey(removed, stone);
      if (fault_ == Fault::kCapturedToggledTwice) {
        key ^= StoneKey(removed, stone);
      }
    }
  }
  return key;
}

void PlantedBoard::CopyAfter(Color player, std::size_t index,
                             const Effect& effect,
                             absl::Span<Color> after) const {
  std::copy_n(colors_.begin(), after.size(), after.begin());
  // Beyond the board only if rows and columns are swapped.
  if (!effect.is_suicide && index < after.size()) after[index] = player;
  for (const Label label : effect.removed) {
    for (const std::size_t stone : strings_[label].stones) {
      if (stone < after.size()) after[stone] = Color::kEmpty;
    }
  }
}

int PlantedBoard::Commit(Color player, std::size_t index,
                         const Effect& effect) {
  Place(player, index);
  const Label own = labels_[index];
  int removed = 0;
  if (effect.is_suicide) {
    removed = Lift(own, own);
  } else {
    for (const Label label : effect.removed) removed += Lift(label, own);
  }
  key_ = effect.key_after;
  return removed;
}

void PlantedBoard::Place(Color player, std::size_t index) {
  colors_[index] = player;
  key_ ^= StoneKey(player, index);
  Found(index);
  for (const std::size_t next : neighbours_[index]) {
    if (colors_[next] == Color::kEmpty) continue;
    StringEntry& touched = strings_[labels_[next]];
    touched.liberties.Remove(index);
    --touched.pseudo_liberties;
  }
  Label own = labels_[index];
  for (const std::size_t next : neighbours_[index]) {
    if (colors_[next] == player && labels_[next] != own) {
      own = Merge(own, labels_[next]);
    }
  }
}

// Makes the stone on `index` a string of its own.
void PlantedBoard::Found(std::size_t index) {
  labels_[index] = static_cast<Label>(index);
  ClearEntry(labels_[index]);
  StringEntry& entry = strings_[index];
  entry.stones.push_back(static_cast<std::uint16_t>(index));
  for (const std::size_t next : neighbours_[index]) {
    if (colors_[next] != Color::kEmpty) continue;
    entry.liberties.Add(next);
    ++entry.pseudo_liberties;
  }
}

// Returns the label of the two strings that are now one.
PlantedBoard::Label PlantedBoard::Merge(Label a, Label b) {
  if (StoneCount(a) < StoneCount(b)) std::swap(a, b);
  Relabel(b, a);
  StringEntry& to = strings_[a];
  const StringEntry& from = strings_[b];
  to.stones.insert(to.stones.end(), from.stones.begin(), from.stones.end());
  const int shared = to.liberties.AddAll(from.liberties, words_);
  if (fault_ == Fault::kMergeCountsTwice) to.liberties.Miscount(shared);
  to.pseudo_liberties += from.pseudo_liberties;
  ClearEntry(b);
  return a;
}

void PlantedBoard::Relabel(Label from, Label to) {
  std::size_t count = StoneCount(from);
  if (fault_ == Fault::kRelabelledInPart && count > 1) --count;
  for (std::size_t i = 0; i < count; ++i) {
    labels_[strings_[from].stones[i]] = to;
  }
}

// Takes a string off the board because of the string `lifter`. Returns the
// number of its stones.
int PlantedBoard::Lift(Label label, Label lifter) {
  std::vector<std::uint16_t>& stones = strings_[label].stones;
  stones.resize(StoneCount(label));
  for (const std::size_t stone : stones) colors_[stone] = Color::kEmpty;
  for (const std::size_t stone : stones) GiveBack(stone, lifter);
  const auto count = static_cast<int>(stones.size());
  ClearEntry(label);
  return count;
}

// Makes the point a liberty of all strings next to it.
void PlantedBoard::GiveBack(std::size_t index, Label lifter) {
  for (const std::size_t next : neighbours_[index]) {
    if (colors_[next] == Color::kEmpty) continue;
    const Label label = labels_[next];
    if (fault_ == Fault::kNotGivenBack && label != lifter) continue;
    strings_[label].liberties.Add(index);
    ++strings_[label].pseudo_liberties;
  }
}

void PlantedBoard::ClearEntry(Label label) {
  strings_[label].stones.clear();
  strings_[label].liberties.Clear(words_);
  strings_[label].pseudo_liberties = 0;
}

bool PlantedBoard::TrySetUp(absl::Span<const Color> colors) {
  const std::uint64_t key_before = key_;
  before_set_up_.assign(colors_.begin(), colors_.begin() + points_);
  Rebuild(colors);
  if (!HasStringWithoutLiberty()) return true;
  Rebuild(before_set_up_);
  key_ = key_before;
  return false;
}

void PlantedBoard::Rebuild(absl::Span<const Color> colors) {
  std::fill(colors_.begin(), colors_.end(), Color::kEmpty);
  key_ = 0;
  for (std::size_t i = 0; i < colors.size(); ++i) {
    if (colors[i] != Color::kEmpty) Place(colors[i], i);
  }
}

bool PlantedBoard::HasStringWithoutLiberty() const {
  for (std::size_t i = 0; i < points_; ++i) {
    if (colors_[i] != Color::kEmpty && LibertiesAt(i) == 0) return true;
  }
  return false;
}

}  // namespace superko
