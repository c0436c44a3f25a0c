// The order of records from simple to complicated. The shrinker goes down in it
// and so comes to an end.
//
// Smaller is, in this order: fewer moves; fewer points; simpler rules; less
// set-up; fewer moves out of turn; Black first; fewer rows; and then the first
// move that differs: a pass before a play, a point nearer to the top and then
// to the left, Black before White.

#ifndef SUPERKO_TOOLS_HARNESS_RECORD_ORDER_H_
#define SUPERKO_TOOLS_HARNESS_RECORD_ORDER_H_

#include "core/record/game_record.h"

namespace superko {

// A strict total order.
bool IsSmaller(const GameRecord& a, const GameRecord& b);

// From 0: no repetition rule before simple ko before positional before
// situational; of two alike, suicide forbidden before allowed.
int Complexity(RuleSet rules);

// Entries of the list of moves that belong to set-ups.
int SetUpMoves(const GameRecord& record);

// How many moves are not by the player whose turn it is after the move before.
int MovesOutOfTurn(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_RECORD_ORDER_H_
