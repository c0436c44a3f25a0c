// CountColorings: legal positions by trying every coloring of the points, on
// many threads, and perhaps by asking references about each.

#ifndef SUPERKO_TOOLS_PERFT_POSITION_PERFT_H_
#define SUPERKO_TOOLS_PERFT_POSITION_PERFT_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/point.h"
#include "tools/engine/engine.h"
#include "tools/perft/cross_perft.h"
#include "tools/harness/parallel.h"

namespace superko {

// 3^16 colorings take seconds; each further point three times as long.
inline constexpr int kColoringPointsMax = 20;

struct PositionPerft {
  std::uint64_t standing = 0;
  // The first coloring, in their order, about which a reference differs.
  std::optional<NodeDifference> difference;
};

// Whether a coloring stands is asked of core's Board, and of the references by
// a set-up of its stones. REQUIRES: at most kColoringPointsMax points.
PositionPerft CountColorings(BoardSize size,
                             const std::vector<EngineFactory>& references,
                             const ParallelOptions& parallel);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PERFT_POSITION_PERFT_H_
