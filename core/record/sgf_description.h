// What an SgfReader makes of a text, in words, for tests.
//
//   game 1 at 1:1: 9x9, suicide=forbidden,repetition=simple, B first
//     node 0 at 1:2: set B cc, W to move
//     node 1 at 1:20: W ee
//     node 2 at 1:26: B pass!
//     node 3 at 1:30, child of 1, variation 2: B dd
//     note at 1:1: rules_missing
//     error: f:1:36: expected ...
//   end
//     note at 2:1: text_outside_game
//
// A '!' is KO. Nodes without moves are left out.

#ifndef SUPERKO_CORE_RECORD_SGF_DESCRIPTION_H_
#define SUPERKO_CORE_RECORD_SGF_DESCRIPTION_H_

#include <cstddef>
#include <string>

#include "absl/strings/string_view.h"

#include "core/record/sgf_game.h"
#include "core/record/sgf_reader.h"

namespace superko {

std::string DescribeSgfGame(const SgfGame& game);

// Of all games of a text called "f", served at most `piece_max` bytes at a
// time.
std::string DescribeSgf(absl::string_view text,
                        const SgfReader::Options& options,
                        std::size_t piece_max = absl::string_view::npos);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_DESCRIPTION_H_
