#include "core/record/sgf_game_builder.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record/sgf_description.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

using Values = std::vector<std::pair<SgfProperty, std::string>>;

// Builds a game of one line of nodes; node i stands on line i + 1.
class Build {
 public:
  Build() : builder_("f", game_.notes) { builder_.BeginGame(game_); }

  absl::Status Node(const Values& properties) {
    const auto index = static_cast<SgfNodeIndex>(game_.nodes.size());
    builder_.BeginNode({.parent = index == 0 ? kNoSgfNode : index - 1,
                        .place = {.line = index + 1, .column = 1}});
    for (const auto& [property, text] : properties) {
      builder_.values().text() += text;
      builder_.values().Add(property, /*is_further=*/false,
                            {.line = index + 1, .column = 2});
    }
    return builder_.EndNode();
  }

  SgfGame& Game() {
    builder_.EndGame();
    return game_;
  }

 private:
  SgfGame game_;
  SgfGameBuilder builder_;
};

const Values kRoot = {{SgfProperty::kSize, "9"}, {SgfProperty::kRules, "AGA"}};

TEST(SgfGameBuilderTest, NodesBecomeMoves) {
  Build build;
  EXPECT_TRUE(build.Node(kRoot).ok());
  EXPECT_TRUE(build.Node({{SgfProperty::kWhite, "dd"}}).ok());
  EXPECT_TRUE(build
                  .Node({{SgfProperty::kAddBlack, "aa"},
                         {SgfProperty::kAddEmpty, "dd"}})
                  .ok());
  EXPECT_TRUE(build.Node({{SgfProperty::kBlack, ""}}).ok());
  EXPECT_EQ(DescribeSgfGame(build.Game()),
            "game 0 at 1:1: 9x9, suicide=forbidden,repetition=situational, W "
            "first\n"
            "  node 1 at 2:1: W dd\n"
            "  node 2 at 3:1: set B aa, set . dd, B to move\n"
            "  node 3 at 4:1: B pass\n");
}

TEST(SgfGameBuilderTest, SetUpIsMadeBeforeMovesWhateverTheOrder) {
  Build build;
  EXPECT_TRUE(build.Node(kRoot).ok());
  EXPECT_TRUE(
      build.Node({{SgfProperty::kBlack, "bb"}, {SgfProperty::kAddWhite, "aa"}})
          .ok());
  EXPECT_THAT(DescribeSgfGame(build.Game()),
              HasSubstr("set W aa, B to move, B bb\n"));
}

TEST(SgfGameBuilderTest, PlayerOfTheSetUpIsWhoMovesNext) {
  Build build;
  EXPECT_TRUE(build.Node(kRoot).ok());
  EXPECT_TRUE(build.Node({{SgfProperty::kAddWhite, "aa"}}).ok());
  EXPECT_TRUE(
      build.Node({{SgfProperty::kAddWhite, "bb"}, {SgfProperty::kPlayer, "B"}})
          .ok());
  EXPECT_TRUE(build.Node({{SgfProperty::kWhite, "cc"}}).ok());
  EXPECT_TRUE(build.Node({{SgfProperty::kAddWhite, "dd"}}).ok());
  EXPECT_EQ(DescribeSgfGame(build.Game()),
            "game 0 at 1:1: 9x9, suicide=forbidden,repetition=situational, W "
            "first\n"
            "  node 1 at 2:1: set W aa, W to move\n"
            "  node 2 at 3:1: set W bb, B to move\n"
            "  node 3 at 4:1: W cc\n"
            "  node 4 at 5:1: set W dd, B to move\n");
}

TEST(SgfGameBuilderTest, ErrorKeepsWhatWasBeforeIt) {
  Build build;
  EXPECT_TRUE(build.Node(kRoot).ok());
  const absl::Status status =
      build.Node({{SgfProperty::kBlack, "aa"}, {SgfProperty::kWhite, "zz"}});
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("f:2:2: expected a point of the 9x9 board"));
  EXPECT_EQ(build.Game().record.moves.size(), 1u);
}

TEST(SgfGameBuilderTest, SetUpWithAnErrorIsDroppedWhole) {
  Build build;
  EXPECT_TRUE(build.Node(kRoot).ok());
  EXPECT_FALSE(build
                   .Node({{SgfProperty::kAddBlack, "aa:cc"},
                          {SgfProperty::kAddBlack, "zz"}})
                   .ok());
  const SgfGame& game = build.Game();
  EXPECT_TRUE(game.record.moves.empty());
  EXPECT_TRUE(game.move_texts.empty());
}

}  // namespace
}  // namespace superko
