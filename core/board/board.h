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
//   const auto [beside, is_plain] = board.Begin(player, index);
//   const Board::Effect effect =
//       board.FullEffect(player, index, beside, removal);
//   if (effect.IsSuicide()) ...                // decide, then one of
//   Change* end = board.Finish(player, index, beside, effect, changes);
//   board.Abandon(index);
//
// If `is_plain`, KeyWithStone, AddStone and MergeBeside do the same sooner.
//
// How strings are kept: each cell holds a Tag, which says of a stone its color
// and its string's head; stones of a string are linked in a ring; the
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

#include "core/board/change.h"
#include "core/board/color.h"
#include "core/board/grid.h"
#include "core/board/lanes.h"
#include "core/board/point.h"
#include "core/board/tag.h"
#include "core/board/zobrist.h"

namespace superko {

class Board {
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

  // Says what a play would do. The board is not changed. The answer may point
  // to `removal`. REQUIRES: `index` is empty, `player` is a player.
  Effect Foresee(Color player, PointIndex index, Removal& removal) const;

  // The same in two steps, which is faster. Begin takes the point from the
  // liberties of the strings beside it; FullEffect then says what the play
  // does. The next thing to happen to the board must be AddStone, Finish or
  // Abandon.
  // REQUIRES: as Foresee.
  struct Begun {
    Lanes beside;   // The tags beside the point, to be handed on.
    bool is_plain;  // Sure to add its stone and do nothing else.
  };
  Begun Begin(Color player, PointIndex index);
  Effect FullEffect(Color player, PointIndex index, Lanes beside,
                    Removal& removal) const;

  // The key after a plain play.
  std::uint64_t KeyWithStone(Color player, PointIndex index) const {
    return key_ ^ ZobristKey(index, player);
  }
  // Places the stone of a begun play that is no suicide; if the play is plain,
  // that is all. If it returns false, own strings beside the stone are yet to
  // be merged: MergeBeside must be the next call.
  bool AddStone(Color player, PointIndex index, Lanes beside,
                std::uint64_t key_after);
  void MergeBeside(Color player, PointIndex index, Lanes beside);

  // Makes any begun play: places the stone and removes what is captured, or on
  // suicide the own string. Writes every change of a point to `changes` and
  // returns the end of what it wrote.
  // REQUIRES: room for one change per point of the board.
  Change* Finish(Color player, PointIndex index, Lanes beside,
                 const Effect& effect, Change* changes);

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
  // The same without the stones that would be removed.
  void CopyCellsWithout(const Removal& removal, std::uint8_t* cells) const;

  // Calls `visit(index)` for every stone that would be removed; one just played
  // is not among them.
  template <typename Visit>
  void ForEachRemoved(const Removal& removal, const Visit& visit) const;

  // Rebuilds everything from the stones and compares. Empty if all is well,
  // else what is wrong. Takes time linear in the area.
  std::string FindInconsistency() const;

 private:
  // Valid at the cell of a string's head.
  struct StringRecord {
    std::uint64_t key;
    std::uint32_t stones;
  };

  using StoneSet = std::bitset<kGridCellsMax>;

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
    return records_[tag >> kTagHeadShift];
  }
  StringRecord& RecordOf(Tag tag) { return records_[tag >> kTagHeadShift]; }
  bool HasNoLiberties(Tag tag) const { return spare_liberties_[tag] < 0; }

  TagsBeside Beside(PointIndex index) const;
  Effect Describe(Color player, PointIndex index, Lanes tags, Lanes::Set dead,
                  Removal& removal) const;
  std::uint64_t AddStrings(Lanes tags, Lanes::Set dead, Removal& removal) const;
  Tag MergeStrings(Tag into, Tag from);
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
  std::array<std::int16_t, kTagsEnd> spare_liberties_;
  std::array<PointIndex, kGridCellsMax> next_;
  std::array<StringRecord, kGridCellsMax> records_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_BOARD_H_
