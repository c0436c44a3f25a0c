// PositionGraph: the positions of a tiny board, and which of them a play of
// either color leads to.
//
// A play that changes nothing, which is the suicide of a single stone, is left
// out. Positions are those that can come up in a game; position 0 is the empty
// board. What a play does is asked of a Game.

#ifndef SUPERKO_CORE_PERFT_POSITION_GRAPH_H_
#define SUPERKO_CORE_PERFT_POSITION_GRAPH_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/rules/rule_set.h"

namespace superko {

struct PositionGraph {
  // A set of positions is one word.
  static constexpr int kPositionsMax = 64;

  struct Node {
    std::vector<Color> stones;     // Row by row.
    std::uint64_t successors = 0;  // Bit n stands for position n.
  };
  std::vector<Node> nodes;
};

// Errors: the board has more than kPositionsMax positions.
absl::StatusOr<PositionGraph> MakePositionGraph(BoardSize size,
                                                Suicide suicide);

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_POSITION_GRAPH_H_
