// The number of games of tiny boards (core/perft/game_count.h), on many
// threads.

#ifndef SUPERKO_TOOLS_PERFT_GAME_PERFT_H_
#define SUPERKO_TOOLS_PERFT_GAME_PERFT_H_

#include <cstdint>

#include "absl/status/statusor.h"

#include "core/board/point.h"
#include "core/rules/rule_set.h"
#include "tools/harness/parallel.h"

namespace superko {

// As paths in the graph of positions. `merges_symmetric` counts one path for
// all that turning, mirroring and swapping the colors make equal.
// Errors: the board has too many positions.
absl::StatusOr<std::uint64_t> CountGamesAsPaths(
    BoardSize size, Suicide suicide, bool merges_symmetric,
    const ParallelOptions& parallel);

// As play with passes. On boards of more than four points that takes more than
// a lifetime.
std::uint64_t CountGamesAsPlay(BoardSize size, Suicide suicide,
                               const ParallelOptions& parallel);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PERFT_GAME_PERFT_H_
