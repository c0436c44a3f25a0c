// Board: the stones on a grid of rows x columns and the strings they form.
//
// Knows placing, capturing and taking back. Does not know turns, repetition or
// records; see core/rules/game.h.
//
// Ownership: a plain value without heap; copy freely (about 57 KB, of which a
//            board of n points uses about 20 n bytes).
// Threads:   const members may run together; a change needs a single owner.
// Errors:    none. Preconditions are marked REQUIRES and checked in debug.
//
// A play is made in two steps, so that the rules can be read in one place
// (Game::Judge) and a refused play never touches the board:
//
//   const Board::Effect effect = board.Foresee(color, index);
//   if (effect.is_suicide) ...                 // decide
//   Change* end = board.Commit(color, index, effect, changes);
//
// How strings are kept: each stone's cell holds its color and the cell of its
// string's head; stones of a string are linked in a ring; the head's record
// holds the number of stones, the XOR of their Zobrist keys, and the number of
// pseudo-liberties, that is of pairs (stone, empty neighbour). It is zero when
// and only when the string has no liberty, and unlike the number of liberties
// it is kept right by additions alone (libego, L. Lew, 2005).

#ifndef SUPERKO_CORE_BOARD_BOARD_H_
#define SUPERKO_CORE_BOARD_BOARD_H_

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/board/change.h"
#include "core/board/color.h"
#include "core/board/grid.h"
#include "core/board/point.h"

namespace superko {

class Board {
 public:
  // What a play would do; the board is not changed yet.
  struct Effect {
    // Key of the position after the play, removals included.
    std::uint64_t key_after;
    // Heads of the opposing strings that would be captured; 0 to 4 of them.
    std::array<PointIndex, 4> captured;
    int captured_count;
    // The own string would be left without a liberty, nothing being captured.
    bool is_suicide;
  };

  explicit Board(BoardSize size) : grid_(size) { Clear(size); }

  // Empties the board, in time proportional to the area of `size`.
  void Clear(BoardSize size);

  BoardSize size() const { return grid_.size(); }
  const Grid& grid() const { return grid_; }
  // XOR of the Zobrist keys of all stones; 0 when empty.
  std::uint64_t key() const { return key_; }

  Color at(PointIndex index) const { return ColorOf(tag(index)); }
  Color at(Point point) const { return at(grid_.Index(point)); }
  bool IsEmpty(PointIndex index) const { return tag(index) == kEmptyTag; }
  bool IsStone(PointIndex index) const {
    return !IsEmpty(index) && tag(index) != kBorderTag;
  }

  // REQUIRES: `index` is empty, `player` is a player.
  Effect Foresee(Color player, PointIndex index) const;

  // Makes the play whose effect was foreseen on this very position: places the
  // stone and removes what is captured, or on suicide the own string. Writes
  // every change of a point to `changes` and returns the end of what it wrote.
  // REQUIRES: room for one change per point of the board.
  Change* Commit(Color player, PointIndex index, const Effect& effect,
                 Change* changes);

  // Applies arbitrary changes (set-up), or unmakes them (undo), and rebuilds
  // the strings they touch. The changes may leave strings without liberties;
  // see HasStringWithoutLiberties().
  void Apply(const Change* begin, const Change* end);
  void Revert(const Change* begin, const Change* end);

  bool HasStringWithoutLiberties() const;

  struct StringCount {
    int stones = 0;
    int liberties = 0;

    friend bool operator==(const StringCount&, const StringCount&) = default;
  };
  // Stones and liberties of the string on `index`; zeros if that is empty.
  StringCount CountString(PointIndex index) const;

  // One stone of the string on `index`, the same for all its stones.
  // REQUIRES: a stone there.
  PointIndex HeadOfString(PointIndex index) const { return HeadOf(tag(index)); }

  // The number of stones of the string on `index`. REQUIRES: not empty.
  int StonesOfString(PointIndex index) const {
    return record(HeadOf(tag(index))).stones;
  }

  // Writes one Color a point, row by row; `colors` has room for points().
  void CopyColors(Color* colors) const;
  // Writes one Color a cell, border cells included as kBorderColor.
  void CopyCells(std::uint8_t* cells) const;

  // The same for the position after a play whose effect was foreseen.
  void CopyCellsAfter(Color player, PointIndex index, const Effect& effect,
                      std::uint8_t* cells) const;

  // Rebuilds everything from the stones and compares. Empty if all is well,
  // else what is wrong. Takes time linear in the area, times the largest
  // string.
  std::string FindInconsistency() const;

  // What CopyCells writes for a border cell.
  static constexpr std::uint8_t kBorderColor = 3;

 private:
  // A cell: bits 0-11 the head of its string (0 if there is none), bits 12-13
  // the color, or kBorderColor.
  using Tag = std::uint16_t;
  static constexpr int kColorShift = 12;
  static constexpr Tag kEmptyTag = 0;
  static constexpr Tag kBorderTag = Tag{kBorderColor} << kColorShift;

  // Valid at the cell of a string's head only. The record of cell 0 takes the
  // additions meant for empty and border cells and is never read.
  struct StringRecord {
    std::uint64_t key;
    std::int32_t pseudo_liberties;
    std::int32_t stones;
  };

  using StoneSet = std::bitset<kGridCellsMax>;

  static constexpr Tag MakeTag(Color color, PointIndex head) {
    return static_cast<Tag>((static_cast<unsigned>(color) << kColorShift) |
                            static_cast<unsigned>(head));
  }
  static constexpr Color ColorOf(Tag tag) {
    return static_cast<Color>(tag >> kColorShift);
  }
  static constexpr PointIndex HeadOf(Tag tag) {
    return static_cast<PointIndex>(tag & ((1 << kColorShift) - 1));
  }

  Tag tag(PointIndex index) const {
    return tags_[static_cast<std::size_t>(index)];
  }
  Tag& tag(PointIndex index) { return tags_[static_cast<std::size_t>(index)]; }
  PointIndex next(PointIndex index) const {
    return next_[static_cast<std::size_t>(index)];
  }
  PointIndex& next(PointIndex index) {
    return next_[static_cast<std::size_t>(index)];
  }
  const StringRecord& record(PointIndex head) const {
    return records_[static_cast<std::size_t>(head)];
  }
  StringRecord& record(PointIndex head) {
    return records_[static_cast<std::size_t>(head)];
  }

  void ClearStringCells(PointIndex head, std::uint8_t* cells) const;
  void AttachStone(Color player, PointIndex index);
  void MergeStrings(PointIndex into, PointIndex from, Color player);
  Change* RemoveString(PointIndex head, Change* changes);
  void SetColor(PointIndex index, Color from, Color to);
  void RebuildAround(const Change* begin, const Change* end);
  void RebuildString(PointIndex head, StoneSet& rebuilt);
  std::string DescribeStringDifference(const Board& truth,
                                       PointIndex index) const;
  int RingLength(PointIndex head) const;

  Grid grid_;
  std::uint64_t key_ = 0;
  std::array<Tag, kGridCellsMax> tags_;
  std::array<PointIndex, kGridCellsMax> next_;
  std::array<StringRecord, kGridCellsMax> records_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_BOARD_H_
