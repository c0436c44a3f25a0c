#include "core/perft/position_graph.h"

#include <bit>
#include <string>

#include "gtest/gtest.h"

#include "core/perft/position_count.h"

namespace superko {
namespace {

// Every legal position comes up in a game, and no other.
TEST(PositionGraphTest, HasThePositionsThatCanStand) {
  for (const Suicide suicide : {Suicide::kAllowed, Suicide::kForbidden}) {
    for (const BoardSize size :
         {BoardSize(1, 1), BoardSize(1, 4), BoardSize(3, 1), BoardSize(2, 2)}) {
      EXPECT_EQ(MakePositionGraph(size, suicide)->nodes.size(),
                *CountPositions(size));
    }
  }
}

TEST(PositionGraphTest, OneByTwoLooksLikeThis) {
  const PositionGraph graph =
      *MakePositionGraph(BoardSize(1, 2), Suicide::kForbidden);
  ASSERT_EQ(graph.nodes.size(), 5u);
  // Any of four stones on the empty board; an opposing stone takes it.
  EXPECT_EQ(std::popcount(graph.nodes[0].successors), 4);
  for (int i = 1; i <= 4; ++i) {
    EXPECT_EQ(std::popcount(graph.nodes[i].successors), 1) << i;
  }
}

TEST(PositionGraphTest, IsForTinyBoardsOnly) {
  const auto graph = MakePositionGraph(BoardSize(1, 5), Suicide::kAllowed);
  EXPECT_EQ(graph.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(std::string(graph.status().message()),
            "1x5 has more than 64 positions");
}

}  // namespace
}  // namespace superko
