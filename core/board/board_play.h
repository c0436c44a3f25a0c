// The hot path of Board: the members that Game inlines into each play.
//
// Nobody can guess what lies beside a play, the processor's branch predictor
// included, so this is written to compile without branches: a mistaken one
// costs as much as all else. Those that are left are in Game::Play. Include it
// where plays are made; board.h declares.

#ifndef SUPERKO_CORE_BOARD_BOARD_PLAY_H_
#define SUPERKO_CORE_BOARD_BOARD_PLAY_H_

#include <cstddef>
#include <cstdint>

#include "core/base/check.h"
#include "core/board/board.h"
#include "core/board/zobrist.h"

namespace superko {

[[gnu::always_inline]] inline TagsBeside Board::Beside(PointIndex index) const {
  const Tag* const here = tags_.data() + static_cast<std::size_t>(index);
  const std::ptrdiff_t stride = grid_.stride();
  return {.up = here[-stride],
          .left = here[-1],
          .right = here[1],
          .down = here[stride]};
}

// Sure means: no string beside it is left without liberties, and there is an
// empty point or an own string.
[[gnu::always_inline]] inline Board::Begun Board::Begin(Color player,
                                                        PointIndex index) {
  SUPERKO_DCHECK(IsEmpty(index)) << static_cast<int>(index);
  const TagsBeside beside = Beside(index);
  int signs = 0;
  beside.ForEach([&](Tag tag) { signs |= spare_liberties_[tag] -= 1; });
  const Lanes tags = beside.lanes();
  return {tags, signs >= 0 && OpenLanes(player, tags) != 0};
}

inline void Board::Abandon(PointIndex index) {
  Beside(index).ForEach([this](Tag tag) { spare_liberties_[tag] += 1; });
}

// The stone joins one of the own strings beside it, or is one by itself.
[[gnu::always_inline]] inline bool Board::AddStone(Color player,
                                                   PointIndex index,
                                                   Lanes beside,
                                                   std::uint64_t key_after) {
  key_ = key_after;
  const Lanes::Set own_lanes = StoneLanes(player, beside);
  const Tag alone = MakeTag(player, index);
  const Tag own = own_lanes == 0 ? alone : beside.First(own_lanes);

  RecordOf(alone) = {};
  spare_liberties_[alone] = -1;
  StringRecord& string = RecordOf(own);
  string.key ^= ZobristKey(index, player);
  string.stones += 1;
  spare_liberties_[own] = static_cast<std::int16_t>(
      spare_liberties_[own] + Lanes::Count(EmptyLanes(beside)));
  // A stone by itself is its own head: the second line makes its ring.
  next(index) = next(HeadOf(own));
  next(HeadOf(own)) = index;
  tag(index) = own;
  return !beside.HasOther(own, own_lanes);
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
