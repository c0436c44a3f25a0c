#include "core/record/sgf_game.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "core/record/byte_source.h"
#include "core/record/coordinates.h"
#include "core/record/sgf_reader.h"

namespace superko {
namespace {

// The tree of the header's picture, a move a node but for the root.
constexpr absl::string_view kTree =
    "(;SZ[9];B[bb](;W[cc])(;W[dd](;B[ee])(;B[ff])))";

SgfGame Read(absl::string_view text, SgfVariations variations) {
  StringSource source(text);
  SgfReader reader(source, "f", {.variations = variations});
  SgfGame game;
  EXPECT_TRUE(*reader.Next(game));
  return game;
}

TEST(SgfGameTest, NodesStandInTheOrderOfTheText) {
  const SgfGame game = Read(kTree, SgfVariations::kAll);
  std::vector<SgfNodeIndex> parents;
  for (const SgfNode& node : game.nodes) parents.push_back(node.parent);
  EXPECT_EQ(parents, (std::vector<SgfNodeIndex>{kNoSgfNode, 0, 1, 1, 3, 3}));
}

TEST(SgfGameTest, MainLineComesFirst) {
  const SgfGame all = Read(kTree, SgfVariations::kAll);
  const SgfGame main = Read(kTree, SgfVariations::kMain);
  EXPECT_EQ(MainLineNodes(all), 3u);
  EXPECT_EQ(MainLineMoves(all), 2u);
  EXPECT_EQ(MainLineNodes(main), main.nodes.size());
  EXPECT_EQ(main.record, RecordOfPath(all, 2));
  EXPECT_EQ(MainLineNodes(SgfGame()), 0u);
  EXPECT_EQ(MainLineMoves(SgfGame()), 0u);
}

TEST(SgfGameTest, PathsAreNumbersOfSubtrees) {
  const SgfGame game = Read(kTree, SgfVariations::kAll);
  std::vector<std::string> paths;
  for (SgfNodeIndex i = 0; i < game.nodes.size(); ++i) {
    paths.push_back(VariationPath(game, i));
  }
  EXPECT_EQ(paths, (std::vector<std::string>{"", "", "1", "2", "2.1", "2.2"}));
}

TEST(SgfGameTest, RecordOfAPathHasItsMovesAlone) {
  const SgfGame game = Read(kTree, SgfVariations::kAll);
  const GameRecord record = RecordOfPath(game, 5);
  std::string moves;
  for (const Move move : record.moves) moves += SgfPointText(move.point);
  EXPECT_EQ(moves, "bbddff");
  EXPECT_EQ(record.size, BoardSize(9, 9));
}

TEST(SgfGameTest, WalkEntersAndLeavesEachNodeOnce) {
  const SgfGame game = Read(kTree, SgfVariations::kAll);
  std::string steps;
  WalkNodes(
      game, [&](SgfNodeIndex node) { absl::StrAppend(&steps, "+", node); },
      [&](SgfNodeIndex node) { absl::StrAppend(&steps, "-", node); });
  EXPECT_EQ(steps, "+0+1+2-2+3+4-4+5-5-3-1-0");
}

TEST(SgfGameTest, WalkOfNoNodesDoesNothing) {
  WalkNodes(
      SgfGame(), [](SgfNodeIndex) { ADD_FAILURE(); },
      [](SgfNodeIndex) { ADD_FAILURE(); });
}

}  // namespace
}  // namespace superko
