// The hot path of Board: the members that Game inlines into each play.
//
// Nobody can guess what lies beside a play, the processor's branch predictor
// included, so this is written to compile without branches: a mistaken one
// costs as much as all else. The two that are left ask whether strings are
// removed or merged. Include it where plays are made; board.h declares.

#ifndef SUPERKO_CORE_BOARD_BOARD_PLAY_H_
#define SUPERKO_CORE_BOARD_BOARD_PLAY_H_

#include <cstddef>
#include <cstdint>

#include "core/base/check.h"
#include "core/board/board.h"
#include "core/board/zobrist.h"

namespace superko {

template <typename Visit>
[[gnu::always_inline]] inline void Board::ForEach(const Beside& beside,
                                                  const Visit& visit) {
  visit(beside.up);
  visit(beside.left);
  visit(beside.right);
  visit(beside.down);
}

[[gnu::always_inline]] inline Board::Beside Board::TagsBeside(
    PointIndex index) const {
  const Tag* const here = tags_.data() + static_cast<std::size_t>(index);
  const std::ptrdiff_t stride = grid_.stride();
  return {.up = here[-stride],
          .left = here[-1],
          .right = here[1],
          .down = here[stride]};
}

// Whether a play captures nothing and is no suicide. `liberties_left(tag)`
// counts without the point of the play.
template <typename LibertiesLeft>
[[gnu::always_inline]] inline bool Board::IsPlain(
    Color player, const Beside& beside, bool has_empty,
    const LibertiesLeft& liberties_left) const {
  // The set of colors beside the play, in bits 0-1 for strings with liberties
  // left, in bits 2-3 for others. Higher bits are of no meaning.
  std::uint64_t seen = 0;
  ForEach(beside, [&](std::uint64_t tag) {
    seen |= liberties_left(tag) == 0 ? tag << 2 : tag;
  });
  const bool captures = (seen & ColorBit(Opponent(player)) << 2) != 0;
  const bool lives = ((seen & ColorBit(player)) | (has_empty ? 1 : 0)) != 0;
  return !captures && lives;
}

[[gnu::always_inline]] inline bool Board::Begin(Color player,
                                                PointIndex index) {
  SUPERKO_DCHECK(IsEmpty(index)) << static_cast<int>(index);
  const Beside beside = TagsBeside(index);
  records_[0].pseudo_liberties = 0;
  ForEach(beside,
          [this](std::uint64_t tag) { RecordOf(tag).pseudo_liberties -= 1; });
  return IsPlain(
      player, beside, records_[0].pseudo_liberties != 0,
      [this](std::uint64_t tag) { return RecordOf(tag).pseudo_liberties; });
}

inline void Board::Abandon(PointIndex index) {
  ForEach(TagsBeside(index),
          [this](std::uint64_t tag) { RecordOf(tag).pseudo_liberties += 1; });
}

[[gnu::always_inline]] inline Change* Board::Finish(Color player,
                                                    PointIndex index,
                                                    const Effect& effect,
                                                    Change* changes) {
  key_ = effect.key_after;
  if (effect.removal != nullptr) {
    return FinishRemoving(player, index, *effect.removal, changes);
  }
  *changes++ = Change(index, Color::kEmpty, player);
  AttachStone(player, index);
  return changes;
}

// The stone joins one of the own strings beside it, or is one by itself. If
// other own strings lie beside it, they are merged then.
[[gnu::always_inline]] inline void Board::AttachStone(Color player,
                                                      PointIndex index) {
  const Beside beside = TagsBeside(index);
  const std::uint64_t own_bit = ColorBit(player);
  std::uint64_t own = MakeTag(player, index);
  ForEach(beside,
          [&](std::uint64_t tag) { own = (tag & own_bit) != 0 ? tag : own; });
  // Minus a color bit is a mask of all bits from it upwards.
  std::uint64_t others = 0;
  ForEach(beside, [&](std::uint64_t tag) {
    others |= (tag ^ own) & (0 - (tag & own_bit));
  });

  RecordOf(MakeTag(player, index)) = {};
  StringRecord& string = RecordOf(own);
  string.key ^= ZobristKey(index, player);
  string.pseudo_liberties -= records_[0].pseudo_liberties;
  string.stones += 1;
  // A stone by itself is its own head: the second line makes its ring.
  next(index) = next(HeadOf(own));
  next(HeadOf(own)) = index;
  tag(index) = static_cast<Tag>(own);
  if (others != 0) [[unlikely]] {
    MergeStringsAround(player, index);
  }
}

template <typename Visit>
void Board::ForEachRemoved(const Removal& removal, const Visit& visit) const {
  for (std::size_t i = 0; i < removal.strings; ++i) {
    PointIndex stone = removal.heads[i];
    do {
      visit(stone);
      stone = next(stone);
    } while (stone != removal.heads[i]);
  }
}

}  // namespace superko

#endif  // SUPERKO_CORE_BOARD_BOARD_PLAY_H_
