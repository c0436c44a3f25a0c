#include "core/board/board.h"

#include <algorithm>
#include <cstddef>
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
  const std::size_t stride = static_cast<std::size_t>(size.columns()) + 1;
  for (int row = 1; row <= size.rows(); ++row) {
    std::fill_n(tags_.begin() + static_cast<std::size_t>(row) * stride + 1,
                size.columns(), kEmptyTag);
  }
  records_[0] = {};
  records_[1] = {};
}

// A neighbour string loses as many pseudo-liberties as it has stones beside the
// play, which Begin finds out by taking them off and this by counting.
Board::Effect Board::Foresee(Color player, PointIndex index,
                             Removal& removal) const {
  SUPERKO_DCHECK(IsEmpty(index)) << static_cast<int>(index);
  const Beside beside = TagsBeside(index);
  const auto liberties_left = [&](std::uint64_t tag) {
    std::uint32_t contacts = 0;
    ForEach(beside, [&](std::uint64_t other) { contacts += other == tag; });
    return RecordOf(tag).pseudo_liberties - contacts;
  };
  bool has_empty = false;
  ForEach(beside, [&](std::uint64_t tag) { has_empty |= tag == kEmptyTag; });
  return IsPlain(player, beside, has_empty, liberties_left)
             ? PlainEffect(player, index)
             : DescribeRemoval(player, index, liberties_left, removal);
}

Board::Effect Board::RemovingEffect(Color player, PointIndex index,
                                    Removal& removal) const {
  return DescribeRemoval(
      player, index,
      [this](std::uint64_t tag) { return RecordOf(tag).pseudo_liberties; },
      removal);
}

// Of a play that is not plain: it captures every opposing string without
// liberties left, or if there is none, it is suicide of the own ones.
template <typename LibertiesLeft>
Board::Effect Board::DescribeRemoval(Color player, PointIndex index,
                                     const LibertiesLeft& liberties_left,
                                     Removal& removal) const {
  const Beside beside = TagsBeside(index);
  removal = {};
  std::uint64_t removed_key =
      AddStrings(Opponent(player), beside, liberties_left, removal);
  removal.is_suicide = removal.strings == 0;
  if (removal.is_suicide) {
    // The stone just played goes with the others.
    removed_key = AddStrings(player, beside, liberties_left, removal) ^
                  ZobristKey(index, player);
  }
  return {.key_after = key_ ^ ZobristKey(index, player) ^ removed_key,
          .removal = &removal};
}

// Adds the strings of one color that have no liberties left, each once, and
// returns the XOR of their keys. There seldom are two, and which of the four
// cells has the one cannot be guessed, hence no branches up to it.
template <typename LibertiesLeft>
std::uint64_t Board::AddStrings(Color color, const Beside& beside,
                                const LibertiesLeft& liberties_left,
                                Removal& removal) const {
  const auto is_added = [&](std::uint64_t tag) {
    return (tag & ColorBit(color)) != 0 && liberties_left(tag) == 0;
  };
  std::uint64_t first = 0;
  ForEach(beside,
          [&](std::uint64_t tag) { first = is_added(tag) ? tag : first; });
  if (first == 0) return 0;
  removal.heads[removal.strings++] = HeadOf(first);
  std::uint64_t key = RecordOf(first).key;

  std::uint64_t others = 0;
  ForEach(beside, [&](std::uint64_t tag) {
    others |= is_added(tag) ? tag ^ first : 0;
  });
  if (others == 0) [[likely]]
    return key;
  ForEach(beside, [&](std::uint64_t tag) {
    const auto* const end = removal.heads.begin() + removal.strings;
    if (!is_added(tag) ||
        std::find(removal.heads.cbegin(), end, HeadOf(tag)) != end) {
      return;
    }
    removal.heads[removal.strings++] = HeadOf(tag);
    key ^= RecordOf(tag).key;
  });
  return key;
}

Change* Board::FinishRemoving(Color player, PointIndex index,
                              const Removal& removal, Change* changes) {
  Color color = player;
  if (removal.is_suicide) {
    Abandon(index);
  } else {
    color = Opponent(player);
    *changes++ = Change(index, Color::kEmpty, player);
    AttachStone(player, index);
  }
  for (std::size_t i = 0; i < removal.strings; ++i) {
    changes = RemoveString(color, removal.heads[i], changes);
  }
  return changes;
}

// Of a play that lies beside own strings which are not one yet. Seldom more
// than two; which ones is hard to guess.
void Board::MergeStringsAround(Color player, PointIndex index) {
  const Beside beside = TagsBeside(index);
  const std::uint64_t own = tag(index);
  // The tag, XORed with `own`, if it is that of another own string, else 0.
  const auto difference = [&](std::uint64_t tag) {
    return (tag ^ own) & (0 - (tag & ColorBit(player))) & ~std::uint64_t{15};
  };
  std::uint64_t one = 0;
  ForEach(beside, [&](std::uint64_t tag) {
    one = difference(tag) != 0 ? difference(tag) : one;
  });
  std::uint64_t others = 0;
  ForEach(beside, [&](std::uint64_t tag) {
    others |= difference(tag) != 0 ? difference(tag) ^ one : 0;
  });
  PointIndex head = MergeStrings(player, HeadOf(own), HeadOf(own ^ one));
  if (others == 0) [[likely]]
    return;
  ForEach(beside, [&](std::uint64_t old_tag) {
    if (difference(old_tag) == 0) return;
    const PointIndex other = HeadOf(tag(HeadOf(old_tag)));
    if (other != head) head = MergeStrings(player, head, other);
  });
}

// The larger string takes in the smaller one, whose stones are relabelled.
// Returns the head of both. The ring may be walked beyond its end without
// harm, so four stones are done at a time: whether there are a few or more is
// hard to guess.
PointIndex Board::MergeStrings(Color player, PointIndex into, PointIndex from) {
  StringRecord* target = &RecordOf(MakeTag(player, into));
  StringRecord* source = &RecordOf(MakeTag(player, from));
  const bool is_swapped = target->stones < source->stones;
  const PointIndex smaller = is_swapped ? into : from;
  const PointIndex larger = is_swapped ? from : into;
  target = &RecordOf(MakeTag(player, larger));
  source = &RecordOf(MakeTag(player, smaller));

  const Tag new_tag = MakeTag(player, larger);
  PointIndex stone = smaller;
  for (std::uint32_t i = 0; i < source->stones; i += 4) {
    for (int j = 0; j < 4; ++j) {
      tag(stone) = new_tag;
      stone = next(stone);
    }
  }
  std::swap(next(larger), next(smaller));
  target->key ^= source->key;
  target->pseudo_liberties += source->pseudo_liberties;
  target->stones += source->stones;
  return larger;
}

// Every string beside a removed stone gets that point back as a liberty; that
// the string itself gets some too does not matter, it is gone.
Change* Board::RemoveString(Color color, PointIndex head, Change* changes) {
  PointIndex stone = head;
  do {
    tag(stone) = kEmptyTag;
    ForEach(TagsBeside(stone),
            [this](std::uint64_t tag) { RecordOf(tag).pseudo_liberties += 1; });
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
  StringRecord& string = RecordOf(MakeTag(color, head));
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
    if (IsStone(index) && RecordOf(tag(index)).pseudo_liberties == 0) {
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
    cells[cell] = static_cast<std::uint8_t>(tags_[cell] & kColorMask);
  }
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

// Compares the string on `index` with the one that `truth` has there.
std::string Board::DescribeStringDifference(const Board& truth,
                                            PointIndex index) const {
  if (!IsStone(index)) return "";
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
  if (ours.stones != theirs.stones || ours.key != theirs.key ||
      ours.pseudo_liberties != theirs.pseudo_liberties) {
    return absl::StrCat(where(), ": ", ours.stones, " stones, ",
                        ours.pseudo_liberties, " pseudo-liberties, key ",
                        ours.key, "; from stones ", theirs.stones, ", ",
                        theirs.pseudo_liberties, ", ", theirs.key);
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
