// CraftedGame: what a stranger makes who knows the Zobrist keys and wants
// superko to be slow.
//
// Black fills a room by one point after another; the last takes White's x, and
// White retakes on x and captures all. White stones elsewhere, one played while
// the room is full and one while it is empty, make each round new. In every
// round two of the positions on the way are chosen so that they have the key of
// the position that the last retake would repeat. That retake is refused, again
// and again, and each time the key finds them all.
//
//        0  1  2 ...  18
//    0   .  .  .      .
//   ..   .  .  .  .   .     the room
//   10   .  .  .      .
//   11   m  W  W  ... W     its mouth
//   12   x  B  .  ... .
//   13   B  .  .  ... .
//   14   c  c  c  ... c     two more white stones in every round
//   ..

#ifndef SUPERKO_CORE_TESTING_CRAFTED_GAME_H_
#define SUPERKO_CORE_TESTING_CRAFTED_GAME_H_

#include "core/record/game_record.h"

namespace superko {

// How many positions of the game have one key, while ZobristKey gives what it
// gives when the game is made.
inline constexpr int kCraftedEqualKeys = 2 * 48 + 1;

// Under judge rules, with `refused` plays at the end that are refused as
// repetitions of the position 211 plays before; every play before is legal.
GameRecord CraftedGame(int refused);

}  // namespace superko

#endif  // SUPERKO_CORE_TESTING_CRAFTED_GAME_H_
