// Reads what the first node of an SGF game says of the whole game.

#ifndef SUPERKO_CORE_RECORD_SGF_ROOT_H_
#define SUPERKO_CORE_RECORD_SGF_ROOT_H_

#include <string>

#include "absl/status/status.h"

#include "core/record/sgf_game.h"
#include "core/record/sgf_node_values.h"
#include "core/record/sgf_note.h"

namespace superko {

// Fills in the size, the rules and the properties of `game`, but not whose turn
// it is. Fails on a game of another kind and on a size that is none. `file` is
// the name in messages.
absl::Status ReadSgfRoot(const SgfNodeValues& values, const std::string& file,
                         SgfGame& game, SgfNotes& notes);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_ROOT_H_
