// Board: the stones on a grid of rows x columns and the strings they form.
//
// Knows placing, capturing and taking back. Does not know turns, repetition or
// records; see core/rules/game.h.
//
// Ownership: a plain value without heap; copy freely (about 80 KB, of which a
//            board of n points uses about 28 n bytes).
// Threads:   const members may run together; a change needs a single owner.
// Errors:    none. Preconditions are marked REQUIRES and checked in debug.
//
// A play is made in steps, so that the rules can be read in one place
// (Game::JudgeEffect) and a refused play leaves no trace:
//
//   const Board::Effect effect =
//       board.Begin(player, index)
//           ? board.PlainEffect(player, index)
//           : board.FullEffect(player, index, removal);
//   if (effect.IsSuicide()) ...                // decide, then one of
//   Change* end = board.Finish(player, index, effect, changes);
//   board.Abandon(index);
//
// How strings are kept: each stone's cell holds a tag, which says its color and
// the cell of its string's head; stones of a string are linked in a ring; the
// head's record holds the number of stones and the XOR of their Zobrist keys.
// The number of pseudo-liberties, that is of pairs (stone, empty neighbour), is
// found by the tag. It is zero when and only when the string has no liberty,
// and unlike the number of liberties it is kept right by additions alone
// (libego, L. Lew, 2005).

#ifndef SUPERKO_CORE_BOARD_BOARD_H_
#define SUPERKO_CORE_BOARD_BOARD_H_

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/base/check.h"
#include "core/board/change.h"
#include "core/board/color.h"
#include "core/board/grid.h"
#include "core/board/lanes.h"
#include "core/board/point.h"
#include "core/board/zobrist.h"

namespace superko {

class Board {
 private:
  // What a cell holds. Bits 0-1 say for whom it is no obstacle: bit 1 for
  // Black, bit 0 for White; so an empty point has both, a stone that of its
  // color, a border cell none. Bits 2-13 are the head of a stone's string, the
  // cell itself if it is empty, and 0 for a border cell.
  using Tag = std::uint16_t;

  // The tags of the cells beside a point, in the order of Grid::Neighbors.
  struct Beside {
    Tag up;
    Tag left;
    Tag right;
    Tag down;

    Lanes lanes() const { return {up, left, right, down}; }
  };

 public:
  // The strings that a play removes: the opponent's, or on suicide the own ones
  // beside it, of which there may be none.
  struct Removal {
    bool is_suicide = false;
    std::uint8_t strings = 0;
    std::array<PointIndex, 4> heads = {};  // A stone of each.
  };

  // What a play would do. Two words, to travel in registers.
  struct Effect {
    // Key of the position after the play, removals included.
    std::uint64_t key_after;
    // Null if the play only adds its stone, as most do.
    const Removal* removal;

    bool IsSuicide() const { return removal != nullptr && removal->is_suicide; }
  };

  explicit Board(BoardSize size) : grid_(size) { Clear(size); }

  // Empties the board, in time proportional to the area of `size`.
  void Clear(BoardSize size);

  BoardSize size() const { return grid_.size(); }
  const Grid& grid() const { return grid_; }
  // XOR of the Zobrist keys of all stones; 0 when empty.
  std::uint64_t key() const { return key_; }

  Color at(Point point) const { return ColorOf(tag(grid_.Index(point))); }
  // kBorderColor for a border cell.
  Color at(PointIndex index) const { return ColorOf(tag(index)); }
  bool IsEmpty(PointIndex index) const { return at(index) == Color::kEmpty; }
  bool IsStone(PointIndex index) const {
    return !IsEmpty(index) && at(index) != kBorderColor;
  }
  static constexpr auto kBorderColor = static_cast<Color>(3);

  // Says what a play would do. The board is not changed. The answer may point
  // to `removal`. REQUIRES: `index` is empty, `player` is a player.
  Effect Foresee(Color player, PointIndex index, Removal& removal) const;

  // The same in two steps, which is faster. Begin takes the point from the
  // liberties of the strings beside it, and returns whether the play is sure to
  // add its stone and do nothing else. If so, PlainEffect is its effect, and
  // FullEffect otherwise. The next thing to happen to the board must be Finish
  // or Abandon.
  // REQUIRES: as Foresee.
  bool Begin(Color player, PointIndex index);
  Effect PlainEffect(Color player, PointIndex index) const {
    return {.key_after = key_ ^ ZobristKey(index, player), .removal = nullptr};
  }
  Effect FullEffect(Color player, PointIndex index, Removal& removal) const;

  // Makes the play that was begun: places the stone and removes what is
  // captured, or on suicide the own string. Writes every change of a point to
  // `changes` and returns the end of what it wrote.
  // REQUIRES: room for one change per point of the board.
  Change* Finish(Color player, PointIndex index, const Effect& effect,
                 Change* changes);

  // Gives back what Begin took.
  void Abandon(PointIndex index);

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

  // Writes one Color a point, row by row; `colors` has room for points().
  void CopyColors(Color* colors) const;
  // Writes one Color a cell of the grid, kBorderColor for border cells.
  void CopyCells(std::uint8_t* cells) const;

  // Calls `visit(index)` for every stone that would be removed; one just played
  // is not among them.
  template <typename Visit>
  void ForEachRemoved(const Removal& removal, const Visit& visit) const;

  // Rebuilds everything from the stones and compares. Empty if all is well,
  // else what is wrong. Takes time linear in the area.
  std::string FindInconsistency() const;

 private:
  static constexpr int kHeadShift = 2;
  static constexpr unsigned kColorMask = 3;
  static constexpr Tag kBorderTag = 0;

  // Valid at the cell of a string's head.
  struct StringRecord {
    std::uint64_t key;
    std::uint32_t stones;
  };

  using StoneSet = std::bitset<kGridCellsMax>;

  static constexpr Tag MakeTag(Color color, PointIndex head) {
    return static_cast<Tag>(static_cast<unsigned>(head) << kHeadShift |
                            (~static_cast<unsigned>(color) & kColorMask));
  }
  static constexpr Tag EmptyTag(PointIndex index) {
    return MakeTag(Color::kEmpty, index);
  }
  static constexpr Color ColorOf(Tag tag) {
    return static_cast<Color>(~static_cast<unsigned>(tag) & kColorMask);
  }
  static constexpr PointIndex HeadOf(Tag tag) {
    return static_cast<PointIndex>(tag >> kHeadShift);
  }
  static constexpr unsigned BitOf(Color player) {
    return 2 - static_cast<unsigned>(player);
  }
  // The lanes whose tags are stones of `player`.
  static constexpr Lanes::Mask LanesOf(Color player, Lanes tags) {
    return tags.WithBitWithout(BitOf(player), 1 - BitOf(player));
  }
  // The same and those of empty points.
  static constexpr Lanes::Mask OpenLanes(Color player, Lanes tags) {
    return tags.WithBit(BitOf(player));
  }
  static constexpr int CountEmpty(Lanes tags) {
    return tags.CountWithBoth(0, 1);
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
  const StringRecord& RecordOf(Tag tag) const {
    return records_[tag >> kHeadShift];
  }
  StringRecord& RecordOf(Tag tag) { return records_[tag >> kHeadShift]; }
  bool HasNoLiberties(Tag tag) const { return spare_liberties_[tag] < 0; }

  template <typename Visit>
  static void ForEach(const Beside& beside, const Visit& visit);
  Beside TagsBeside(PointIndex index) const;
  Effect Describe(Color player, PointIndex index, Lanes::Mask dead,
                  Removal& removal) const;
  std::uint64_t AddStrings(Lanes tags, Lanes::Mask dead,
                           Removal& removal) const;
  void AttachStone(Color player, PointIndex index);
  [[gnu::noinline]] void MergeStringsAround(Color player, PointIndex index);
  Tag MergeStrings(Tag into, Tag from);
  Change* FinishRemoving(Color player, PointIndex index, const Removal& removal,
                         Change* changes);
  Change* RemoveString(Color color, PointIndex head, Change* changes);
  void SetEmpty(PointIndex index);
  void ResetBorder();
  void SetColor(PointIndex index, Color from, Color to);
  void RebuildAround(const Change* begin, const Change* end);
  void RebuildString(PointIndex head, StoneSet& rebuilt);
  std::string DescribeEmptyDifference(PointIndex index) const;
  std::string DescribeDifference(const Board& truth, PointIndex index) const;

  Grid grid_;
  std::uint64_t key_ = 0;
  std::array<Tag, kGridCellsMax> tags_;
  // Of a string, by its tag: the number of its pseudo-liberties, less one. Zero
  // liberties so are a sign, and the signs of four numbers are one OR. Counted
  // are empty points and the border too, which saves a branch; what matters is
  // that they never are negative, see SetEmpty and ResetBorder.
  std::array<std::int16_t, kGridCellsMax << kHeadShift> spare_liberties_;
  std::array<PointIndex, kGridCellsMax> next_;
  std::array<StringRecord, kGridCellsMax> records_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_BOARD_H_
