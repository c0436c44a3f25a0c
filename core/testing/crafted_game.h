// CraftedGame: what a stranger makes who knows the Zobrist keys and wants
// superko to be slow.
//
// Black fills a room by one point after another; the last takes White's x, and
// White retakes on x and captures all. Black stones in a second room, one
// played while the first is full and one while it is empty, make each round
// new. In every round two of the positions on the way are chosen so that they
// have the key of the first of all. In the end Black fills the second room and
// takes y: White's retake on y would repeat that first position. It is refused,
// again and again, and each time the key finds all the others before the true
// one.
//
//        0  1 ...      18
//    0   .  .           .
//   ..   .  .  .  .  .  .     the first room
//   10   .  .           .
//   11   m  W  ...   W  W     its mouth
//   12   x  B           .
//   13   B  .        .  B
//   14   .  .        B  y
//   15   W  W  ...   W  m     the mouth of the second
//   16   .  .           .
//   ..   .  .  .  .  .  .

#ifndef SUPERKO_CORE_TESTING_CRAFTED_GAME_H_
#define SUPERKO_CORE_TESTING_CRAFTED_GAME_H_

#include <cstdint>

#include "core/record/game_record.h"

namespace superko {

// How many positions of the game have one key, while ZobristKey gives what it
// gives when the game is made.
inline constexpr int kCraftedEqualKeys = 2 * 28 + 1;
// How many plays before a refused one, itself included, the position was.
inline constexpr std::uint32_t kCraftedCycle = 28 * 213 + 3;

// Under judge rules, with `refused` plays at the end that are refused as
// repetitions; every play before is legal.
GameRecord CraftedGame(int refused);

}  // namespace superko

#endif  // SUPERKO_CORE_TESTING_CRAFTED_GAME_H_
