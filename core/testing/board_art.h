// Boards as text, for tests: one line a row, one letter a point, as in the
// answers of the judge.
//
//   .BW
//   ..B
//
// Threads: pure functions.
// Errors:  SUPERKO_CHECK; a test that is not well formed is a fault of ours.

#ifndef SUPERKO_CORE_TESTING_BOARD_ART_H_
#define SUPERKO_CORE_TESTING_BOARD_ART_H_

#include <iosfwd>
#include <string>

#include "absl/strings/string_view.h"

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/rules/game.h"
#include "core/rules/rule_set.h"

namespace superko {

// REQUIRES: every line of `art` has the same length and ends with '\n'. The
// strings may be without liberties.
Board BoardFromArt(absl::string_view art);

std::string ToArt(const Board& board);

// A game whose position 1 is `art`, set up on the empty board.
// REQUIRES: as above, and every string has a liberty.
Game GameFromArt(absl::string_view art, RuleSet rules,
                 Color next_player = Color::kBlack);

// How GoogleTest shows it: "legal, captured 2, own removed 0".
void PrintTo(const PlayResult& result, std::ostream* out);

}  // namespace superko

#endif  // SUPERKO_CORE_TESTING_BOARD_ART_H_
