#include "core/board/board.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/board/board_play.h"
#include "core/board/zobrist.h"

namespace superko {

void Board::Clear(BoardSize size) {
  grid_ = Grid(size);
  key_ = 0;
  std::fill_n(tags_.begin(), grid_.cells(), kBorderTag);
  ResetBorder();
  for (int row = 0; row < size.rows(); ++row) {
    const auto first = static_cast<int>(
        grid_.Index({.row = static_cast<std::uint8_t>(row), .column = 0}));
    for (int cell = first; cell < first + size.columns(); ++cell) {
      SetEmpty(static_cast<PointIndex>(cell));
    }
  }
}

// A neighbour string loses as many pseudo-liberties as it has stones beside the
// play, which Begin finds out by taking them off and this by counting.
Board::Effect Board::Foresee(Color player, PointIndex index,
                             Removal& removal) const {
  SUPERKO_DCHECK(IsEmpty(index)) << static_cast<int>(index);
  const TagsBeside beside = Beside(index);
  const Lanes tags = beside.lanes();
  Lanes::Set dead = 0;
  beside.ForEach([&](Tag tag) {
    const Lanes::Set contacts = tags.EqualTo(tag);
    const bool is_dead = spare_liberties_[tag] < Lanes::Count(contacts);
    dead |= is_dead ? contacts : 0;
  });
  return Describe(player, index, tags, dead, removal);
}

Board::Effect Board::FullEffect(Color player, PointIndex index, Lanes beside,
                                Removal& removal) const {
  const Lanes::Set dead =
      beside.Where([this](std::uint16_t tag) { return HasNoLiberties(tag); });
  return Describe(player, index, beside, dead, removal);
}

// What a play does beside `tags` that leaves the strings in `dead` without
// liberties: it captures the opposing ones; if there are none, and
// neither an empty point nor an own string with liberties, it is suicide.
Board::Effect Board::Describe(Color player, PointIndex index, Lanes tags,
                              Lanes::Set dead, Removal& removal) const {
  const Lanes::Set captured = StoneLanes(Opponent(player), tags) & dead;
  const Lanes::Set own = StoneLanes(player, tags);
  if (captured == 0 && (OpenLanes(player, tags) & ~dead) != 0) {
    return {.key_after = KeyWithStone(player, index), .removal = nullptr};
  }
  removal = {};
  removal.is_suicide = captured == 0;
  std::uint64_t key = key_;
  // Of a suicide the stone just played goes with the others.
  if (!removal.is_suicide) key = KeyWithStone(player, index);
  key ^= AddStrings(tags, removal.is_suicide ? own : captured, removal);
  return {.key_after = key, .removal = &removal};
}

// Adds the strings in `dead`, each once, and returns the XOR of their keys.
std::uint64_t Board::AddStrings(Lanes tags, Lanes::Set dead,
                                Removal& removal) const {
  std::uint64_t key = 0;
  while (dead != 0) {
    const Tag tag = tags.First(dead);
    removal.heads[removal.strings++] = HeadOf(tag);
    key ^= RecordOf(tag).key;
    dead &= ~tags.EqualTo(tag);
  }
  return key;
}

Change* Board::Finish(Color player, PointIndex index, Lanes beside,
                      const Effect& effect, Change* changes) {
  if (effect.IsSuicide()) {
    Abandon(index);
    key_ = effect.key_after;
  } else {
    *changes++ = Change(index, Color::kEmpty, player);
    if (!AddStone(player, index, beside, effect.key_after)) {
      MergeBeside(player, index, beside);
    }
  }
  if (effect.removal == nullptr) return changes;
  const Color color = effect.IsSuicide() ? player : Opponent(player);
  for (std::size_t i = 0; i < effect.removal->strings; ++i) {
    changes = RemoveString(color, effect.removal->heads[i], changes);
  }
  return changes;
}

// Of a stone that has joined one of the own strings beside it, and may lie
// beside others. Seldom more than two.
void Board::MergeBeside(Color player, PointIndex index, Lanes beside) {
  Tag merged = tag(index);
  Lanes::Set others = StoneLanes(player, beside) & ~beside.EqualTo(merged);
  while (others != 0) {
    const Tag other = beside.First(others);
    merged = MergeStrings(merged, other);
    others &= ~beside.EqualTo(other);
  }
}

// The larger string takes in the smaller one, whose stones are relabelled.
// Returns the tag of both. The ring may be walked beyond its end without harm,
// so four stones are done at a time: whether there are a few or more is hard to
// guess.
Tag Board::MergeStrings(Tag into, Tag from) {
  const bool is_swapped = RecordOf(into).stones < RecordOf(from).stones;
  const auto swap = static_cast<Tag>((into ^ from) & (is_swapped ? ~0U : 0U));
  const auto smaller = static_cast<Tag>(from ^ swap);
  const auto larger = static_cast<Tag>(into ^ swap);
  StringRecord& target = RecordOf(larger);
  const StringRecord& source = RecordOf(smaller);

  PointIndex stone = HeadOf(smaller);
  for (std::uint32_t i = 0; i < source.stones; i += 4) {
    for (int j = 0; j < 4; ++j) {
      tag(stone) = larger;
      stone = next(stone);
    }
  }
  std::swap(next(HeadOf(larger)), next(HeadOf(smaller)));
  target.key ^= source.key;
  target.stones += source.stones;
  spare_liberties_[larger] = static_cast<std::int16_t>(
      spare_liberties_[larger] + spare_liberties_[smaller] + 1);
  return larger;
}

// Every string beside a removed stone gets that point back as a liberty; that
// the string itself gets some too does not matter, it is gone.
Change* Board::RemoveString(Color color, PointIndex head, Change* changes) {
  PointIndex stone = head;
  do {
    SetEmpty(stone);
    Beside(stone).ForEach([this](Tag tag) { spare_liberties_[tag] += 1; });
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

// The count of an empty point goes down with each neighbour that gets a stone
// and up with each that loses one. Begun at 4, it is at least the number of its
// empty neighbours.
void Board::SetEmpty(PointIndex index) {
  tag(index) = EmptyTag(index);
  spare_liberties_[EmptyTag(index)] = 4;
}

// The count of the border is never more below this than it has stones beside
// it.
void Board::ResetBorder() { spare_liberties_[kBorderTag] = kPointsMax; }

// Leaves the strings wrong; RebuildAround puts them right.
void Board::SetColor(PointIndex index, Color from, Color to) {
  if (from != Color::kEmpty) key_ ^= ZobristKey(index, from);
  if (to != Color::kEmpty) key_ ^= ZobristKey(index, to);
  tag(index) = MakeTag(to, PointIndex{0});
}

// A change can alter the string on its point and those on the four beside it.
void Board::RebuildAround(const Change* begin, const Change* end) {
  StoneSet rebuilt;
  ResetBorder();
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
  if (IsEmpty(head)) SetEmpty(head);
  if (!IsStone(head) || rebuilt[static_cast<std::size_t>(head)]) return;
  const Tag new_tag = MakeTag(color, head);
  StringRecord& string = RecordOf(new_tag);
  string = {};
  std::int16_t spare_liberties = -1;
  PointIndex last = head;
  next(head) = head;
  rebuilt.set(static_cast<std::size_t>(head));
  PointIndex stone = head;
  do {
    tag(stone) = new_tag;
    string.key ^= ZobristKey(stone, color);
    string.stones += 1;
    for (const PointIndex neighbor : grid_.Neighbors(stone)) {
      spare_liberties += IsEmpty(neighbor);
      if (at(neighbor) != color) continue;
      if (rebuilt[static_cast<std::size_t>(neighbor)]) continue;
      rebuilt.set(static_cast<std::size_t>(neighbor));
      next(neighbor) = head;
      next(last) = neighbor;
      last = neighbor;
    }
    stone = next(stone);
  } while (stone != head);
  spare_liberties_[new_tag] = spare_liberties;
}

bool Board::HasStringWithoutLiberties() const {
  for (int ordinal = 0; ordinal < size().points(); ++ordinal) {
    const PointIndex index = grid_.Index(size().PointAt(ordinal));
    if (IsStone(index) && HasNoLiberties(tag(index))) {
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
    cells[cell] = static_cast<std::uint8_t>(ColorOf(tags_[cell]));
  }
}

// Looks at every cell instead of following the strings from stone to stone: the
// compiler makes that eight cells at a time, and a string may be the board.
void Board::CopyCellsWithout(const Removal& removal,
                             std::uint8_t* cells) const {
  CopyCells(cells);
  const auto count = static_cast<std::size_t>(grid_.cells());
  for (std::size_t i = 0; i < removal.strings; ++i) {
    const Tag removed = tag(removal.heads[i]);
    for (std::size_t cell = 0; cell < count; ++cell) {
      cells[cell] = tags_[cell] == removed ? 0 : cells[cell];
    }
  }
}

std::string Board::FindInconsistency() const {
  Board rebuilt(size());
  std::uint64_t key = 0;
  for (int ordinal = 0; ordinal < size().points(); ++ordinal) {
    const PointIndex index = grid_.Index(size().PointAt(ordinal));
    if (!IsStone(index)) continue;
    rebuilt.tag(index) = MakeTag(at(index), PointIndex{0});
    key ^= ZobristKey(index, at(index));
  }
  if (key != key_) return absl::StrCat("key ", key_, ", from stones ", key);
  StoneSet done;
  for (int ordinal = 0; ordinal < size().points(); ++ordinal) {
    const PointIndex index = grid_.Index(size().PointAt(ordinal));
    rebuilt.RebuildString(index, done);
    const std::string difference = DescribeDifference(rebuilt, index);
    if (!difference.empty()) return difference;
  }
  return "";
}

std::string Board::DescribeEmptyDifference(PointIndex index) const {
  const auto neighbors = grid_.Neighbors(index);
  const auto empty =
      std::count_if(neighbors.begin(), neighbors.end(),
                    [this](PointIndex other) { return IsEmpty(other); });
  if (tag(index) == EmptyTag(index) && spare_liberties_[tag(index)] >= empty) {
    return "";
  }
  const Point point = grid_.PointOf(index);
  return absl::StrCat("empty point on row ", point.row, ", column ",
                      point.column, ": a count of ",
                      spare_liberties_[tag(index)]);
}

// Compares what is on `index` with the one that `truth` has there.
std::string Board::DescribeDifference(const Board& truth,
                                      PointIndex index) const {
  if (IsEmpty(index)) return DescribeEmptyDifference(index);
  const PointIndex head = HeadOf(tag(index));
  const StringRecord& ours = RecordOf(tag(index));
  const StringRecord& theirs = truth.RecordOf(truth.tag(index));
  // Said only of a fault: there are many strings and none.
  const auto where = [&] {
    const Point point = grid_.PointOf(index);
    return absl::StrCat("string on row ", point.row, ", column ", point.column);
  };
  if (tag(head) != tag(index) || truth.tag(head) != truth.tag(index)) {
    return absl::StrCat(where(), ": wrong head");
  }
  const int our_spare = spare_liberties_[tag(index)];
  const int their_spare = truth.spare_liberties_[truth.tag(index)];
  if (ours.stones != theirs.stones || ours.key != theirs.key ||
      our_spare != their_spare) {
    return absl::StrCat(where(), ": ", ours.stones, " stones, ", our_spare + 1,
                        " pseudo-liberties, key ", ours.key, "; from stones ",
                        theirs.stones, ", ", their_spare + 1, ", ", theirs.key);
  }
  if (head != index) return "";
  std::uint32_t ring = 0;
  PointIndex stone = head;
  do {
    if (tag(stone) != tag(head)) return absl::StrCat(where(), ": broken ring");
    stone = next(stone);
  } while (++ring <= ours.stones && stone != head);
  return ring == ours.stones ? "" : absl::StrCat(where(), ": ring of ", ring);
}

}  // namespace superko
