#include "core/board/board.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/board/zobrist.h"

namespace superko {

void Board::Clear(BoardSize size) {
  grid_ = Grid(size);
  key_ = 0;
  std::fill_n(tags_.begin(), grid_.cells(), kBorderTag);
  const std::size_t stride = static_cast<std::size_t>(size.columns()) + 1;
  for (int row = 1; row <= size.rows(); ++row) {
    std::fill_n(tags_.begin() + static_cast<std::size_t>(row) * stride + 1,
                size.columns(), kEmptyTag);
  }
  records_[0] = {};
}

Board::Effect Board::Foresee(Color player, PointIndex index) const {
  SUPERKO_DCHECK(IsEmpty(index)) << static_cast<int>(index);
  const std::array<PointIndex, 4> neighbors = grid_.Neighbors(index);
  std::array<Tag, 4> tags;
  for (std::size_t i = 0; i < 4; ++i) tags[i] = tag(neighbors[i]);

  // A neighbour string loses as many pseudo-liberties as it has stones beside
  // the play; `lasts` says that it has others.
  std::array<bool, 4> lasts;
  for (std::size_t i = 0; i < 4; ++i) {
    const int contacts = (tags[i] == tags[0]) + (tags[i] == tags[1]) +
                         (tags[i] == tags[2]) + (tags[i] == tags[3]);
    lasts[i] = record(HeadOf(tags[i])).pseudo_liberties > contacts;
  }

  Effect effect;
  effect.key_after = key_ ^ ZobristKey(index, player);
  effect.captured_count = 0;
  bool has_liberty = false;
  const Color opponent = Opponent(player);
  for (std::size_t i = 0; i < 4; ++i) {
    const Color color = ColorOf(tags[i]);
    has_liberty |= tags[i] == kEmptyTag;
    has_liberty |= (color == player) & lasts[i];
    if ((color == opponent) & !lasts[i]) [[unlikely]] {
      const PointIndex head = HeadOf(tags[i]);
      bool is_new = true;
      for (int j = 0; j < effect.captured_count; ++j) {
        is_new &= effect.captured[static_cast<std::size_t>(j)] != head;
      }
      if (is_new) {
        effect.captured[static_cast<std::size_t>(effect.captured_count++)] =
            head;
        effect.key_after ^= record(head).key;
      }
    }
  }
  effect.is_suicide = !has_liberty && effect.captured_count == 0;
  if (effect.is_suicide) [[unlikely]] {
    // The own strings go, and the stone just placed with them.
    effect.key_after = key_;
    for (std::size_t i = 0; i < 4; ++i) {
      if (ColorOf(tags[i]) != player) continue;
      bool is_new = true;
      for (std::size_t j = 0; j < i; ++j) is_new &= tags[j] != tags[i];
      if (is_new) effect.key_after ^= record(HeadOf(tags[i])).key;
    }
  }
  return effect;
}

Change* Board::Commit(Color player, PointIndex index, const Effect& effect,
                      Change* changes) {
  if (effect.is_suicide) [[unlikely]] {
    // Own neighbour strings have no liberty but `index`, which stays empty.
    for (const PointIndex neighbor : grid_.Neighbors(index)) {
      if (ColorOf(tag(neighbor)) != player) continue;
      changes = RemoveString(HeadOf(tag(neighbor)), changes);
    }
    key_ = effect.key_after;
    return changes;
  }
  *changes++ = Change(index, Color::kEmpty, player);
  AttachStone(player, index);
  for (int i = 0; i < effect.captured_count; ++i) {
    changes =
        RemoveString(effect.captured[static_cast<std::size_t>(i)], changes);
  }
  key_ = effect.key_after;
  return changes;
}

// The stone joins the first own string beside it, or is one by itself, without
// a branch; further own strings beside it are merged.
void Board::AttachStone(Color player, PointIndex index) {
  const std::array<PointIndex, 4> neighbors = grid_.Neighbors(index);
  std::array<Tag, 4> tags;
  int empty_neighbors = 0;
  PointIndex head = index;
  record(index) = {.key = 0, .pseudo_liberties = 0, .stones = 0};
  next(index) = index;
  for (std::size_t i = 0; i < 4; ++i) {
    tags[i] = tag(neighbors[i]);
    empty_neighbors += tags[i] == kEmptyTag;
    record(HeadOf(tags[i])).pseudo_liberties -= 1;
    head = ColorOf(tags[i]) == player ? HeadOf(tags[i]) : head;
  }
  StringRecord& own = record(head);
  own.key ^= ZobristKey(index, player);
  own.pseudo_liberties += empty_neighbors;
  own.stones += 1;
  next(index) = next(head);
  next(head) = index;
  const Tag own_tag = MakeTag(player, head);
  tag(index) = own_tag;
  for (std::size_t i = 0; i < 4; ++i) {
    if (ColorOf(tags[i]) == player && tag(neighbors[i]) != tag(index))
        [[unlikely]] {
      MergeStrings(HeadOf(tag(index)), HeadOf(tag(neighbors[i])), player);
    }
  }
}

// The larger string takes in the smaller one, whose stones are relabelled.
void Board::MergeStrings(PointIndex into, PointIndex from, Color player) {
  if (record(into).stones < record(from).stones) std::swap(into, from);
  const Tag new_tag = MakeTag(player, into);
  PointIndex stone = from;
  do {
    tag(stone) = new_tag;
    stone = next(stone);
  } while (stone != from);
  std::swap(next(into), next(from));
  record(into).key ^= record(from).key;
  record(into).pseudo_liberties += record(from).pseudo_liberties;
  record(into).stones += record(from).stones;
}

// Every string beside a removed stone gets that point back as a liberty; that
// the string itself gets some too does not matter, it is gone.
Change* Board::RemoveString(PointIndex head, Change* changes) {
  const Color color = ColorOf(tag(head));
  PointIndex stone = head;
  do {
    tag(stone) = kEmptyTag;
    for (const PointIndex neighbor : grid_.Neighbors(stone)) {
      record(HeadOf(tag(neighbor))).pseudo_liberties += 1;
    }
    *changes++ = Change(stone, color, Color::kEmpty);
    stone = next(stone);
  } while (stone != head);
  return changes;
}

void Board::Apply(const Change* begin, const Change* end) {
  for (const Change* change = begin; change != end; ++change) {
    SetColor(change->index(), change->before(), change->after());
  }
  RebuildAround(begin, end);
}

void Board::Revert(const Change* begin, const Change* end) {
  for (const Change* change = end; change != begin;) {
    --change;
    SetColor(change->index(), change->after(), change->before());
  }
  RebuildAround(begin, end);
}

// Leaves the strings wrong; RebuildAround puts them right.
void Board::SetColor(PointIndex index, Color from, Color to) {
  if (from != Color::kEmpty) key_ ^= ZobristKey(index, from);
  if (to != Color::kEmpty) key_ ^= ZobristKey(index, to);
  tag(index) = MakeTag(to, PointIndex{0});
}

// A change can alter the string on its point and those on the four beside it.
void Board::RebuildAround(const Change* begin, const Change* end) {
  StoneSet rebuilt;
  for (const Change* change = begin; change != end; ++change) {
    RebuildString(change->index(), rebuilt);
    for (const PointIndex neighbor : grid_.Neighbors(change->index())) {
      RebuildString(neighbor, rebuilt);
    }
  }
}

// Collects the string on `head` anew, unless it is in `rebuilt` or no stone.
// The ring of stones serves as the queue of the flood fill: what lies behind
// `stone` is yet to be looked at, and `last` closes the ring.
void Board::RebuildString(PointIndex head, StoneSet& rebuilt) {
  const Color color = at(head);
  if (!IsStone(head) || rebuilt[static_cast<std::size_t>(head)]) return;
  StringRecord& string = record(head);
  string = {.key = 0, .pseudo_liberties = 0, .stones = 0};
  PointIndex last = head;
  next(head) = head;
  rebuilt.set(static_cast<std::size_t>(head));
  PointIndex stone = head;
  do {
    tag(stone) = MakeTag(color, head);
    string.key ^= ZobristKey(stone, color);
    string.stones += 1;
    for (const PointIndex neighbor : grid_.Neighbors(stone)) {
      string.pseudo_liberties += IsEmpty(neighbor);
      if (at(neighbor) != color) continue;
      if (rebuilt[static_cast<std::size_t>(neighbor)]) continue;
      rebuilt.set(static_cast<std::size_t>(neighbor));
      next(neighbor) = head;
      next(last) = neighbor;
      last = neighbor;
    }
    stone = next(stone);
  } while (stone != head);
}

bool Board::HasStringWithoutLiberties() const {
  for (int ordinal = 0; ordinal < size().points(); ++ordinal) {
    const PointIndex index = grid_.Index(size().PointAt(ordinal));
    if (IsStone(index) && record(HeadOf(tag(index))).pseudo_liberties == 0) {
      return true;
    }
  }
  return false;
}

Board::StringCount Board::CountString(PointIndex index) const {
  StringCount count;
  if (!IsStone(index)) return count;
  StoneSet counted;
  PointIndex stone = index;
  do {
    ++count.stones;
    for (const PointIndex neighbor : grid_.Neighbors(stone)) {
      if (!IsEmpty(neighbor) || counted[static_cast<std::size_t>(neighbor)]) {
        continue;
      }
      counted.set(static_cast<std::size_t>(neighbor));
      ++count.liberties;
    }
    stone = next(stone);
  } while (stone != index);
  return count;
}

// All cells in one loop, which compilers turn into vector instructions, and
// then the rows in pieces of a fixed length: what a piece writes behind the end
// of its row is written again with the next one.
void Board::CopyColors(Color* colors) const {
  constexpr std::size_t kPiece = 32;
  std::array<std::uint8_t, kGridCellsMax + kPiece> cells;
  CopyCells(cells.data());
  const auto columns = static_cast<std::size_t>(size().columns());
  const std::uint8_t* from = cells.data() + columns + 2;
  Color* const end = colors + size().points();
  for (; colors != end; colors += columns, from += columns + 1) {
    const bool fits =
        columns <= kPiece && end - colors >= std::ptrdiff_t{kPiece};
    if (fits) {
      std::memcpy(colors, from, kPiece);
    } else {
      std::memcpy(colors, from, columns);
    }
  }
}

void Board::CopyCells(std::uint8_t* cells) const {
  const auto count = static_cast<std::size_t>(grid_.cells());
  for (std::size_t cell = 0; cell < count; ++cell) {
    cells[cell] = static_cast<std::uint8_t>(tags_[cell] >> kColorShift);
  }
}

void Board::CopyCellsAfter(Color player, PointIndex index, const Effect& effect,
                           std::uint8_t* cells) const {
  CopyCells(cells);
  if (effect.is_suicide) {
    for (const PointIndex neighbor : grid_.Neighbors(index)) {
      if (at(neighbor) != player) continue;
      ClearStringCells(HeadOf(tag(neighbor)), cells);
    }
    return;
  }
  cells[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(player);
  for (int i = 0; i < effect.captured_count; ++i) {
    ClearStringCells(effect.captured[static_cast<std::size_t>(i)], cells);
  }
}

void Board::ClearStringCells(PointIndex head, std::uint8_t* cells) const {
  PointIndex stone = head;
  do {
    cells[static_cast<std::size_t>(stone)] = 0;
    stone = next(stone);
  } while (stone != head);
}

std::string Board::FindInconsistency() const {
  Board rebuilt(size());
  std::uint64_t key = 0;
  for (int ordinal = 0; ordinal < size().points(); ++ordinal) {
    const PointIndex index = grid_.Index(size().PointAt(ordinal));
    rebuilt.tag(index) = MakeTag(at(index), PointIndex{0});
    if (IsStone(index)) key ^= ZobristKey(index, at(index));
  }
  if (key != key_) return absl::StrCat("key ", key_, ", from stones ", key);
  StoneSet done;
  for (int ordinal = 0; ordinal < size().points(); ++ordinal) {
    const PointIndex index = grid_.Index(size().PointAt(ordinal));
    rebuilt.RebuildString(index, done);
    const std::string difference = DescribeStringDifference(rebuilt, index);
    if (!difference.empty()) return difference;
  }
  return "";
}

// Compares the string on `index` with the one that `truth` has there. The ring
// is walked once for each string, from its head.
std::string Board::DescribeStringDifference(const Board& truth,
                                            PointIndex index) const {
  if (!IsStone(index)) return "";
  const PointIndex head = HeadOf(tag(index));
  const PointIndex true_head = HeadOf(truth.tag(index));
  const bool is_same_string = tag(head) == tag(index) &&
                              tag(true_head) == tag(index) &&
                              truth.tag(head) == truth.tag(index);
  const StringRecord& ours = record(head);
  const StringRecord& theirs = truth.record(true_head);
  const bool is_same_record = ours.stones == theirs.stones &&
                              ours.key == theirs.key &&
                              ours.pseudo_liberties == theirs.pseudo_liberties;
  const bool is_whole_ring = index != head || RingLength(head) == ours.stones;
  if (is_same_string && is_same_record && is_whole_ring) return "";
  const Point point = grid_.PointOf(index);
  return absl::StrCat("string on row ", point.row, ", column ", point.column,
                      ": ", is_same_string ? "" : "wrong head, ",
                      is_whole_ring ? "" : "broken ring, ", ours.stones,
                      " stones, ", ours.pseudo_liberties,
                      " pseudo-liberties, key ", ours.key, "; from stones ",
                      theirs.stones, ", ", theirs.pseudo_liberties, ", ",
                      theirs.key);
}

// Stones on the ring from `head` that belong to its string; 0 if the ring
// leaves the string or does not come back.
int Board::RingLength(PointIndex head) const {
  int length = 0;
  PointIndex stone = head;
  do {
    if (tag(stone) != tag(head)) return 0;
    stone = next(stone);
    if (++length > size().points()) return 0;
  } while (stone != head);
  return length;
}

}  // namespace superko
