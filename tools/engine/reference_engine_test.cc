#include "tools/engine/reference_engine.h"

#include <gtest/gtest.h>

#include "tools/engine/core_engine.h"

namespace superko {
namespace {

using Make = std::unique_ptr<Engine> (*)();

class ReferenceEngineTest : public testing::TestWithParam<Make> {};

// Rows and columns, colors and rules each have to arrive as they were meant.
TEST_P(ReferenceEngineTest, TranslatesEveryWord) {
  const std::unique_ptr<Engine> engine = GetParam()();
  const std::vector<Move> moves = {
      PlayMove(Color::kWhite, {0, 2}),
      PassMove(Color::kBlack),
      {.kind = MoveKind::kSetStone, .color = Color::kBlack, .point = {1, 0}},
      {.kind = MoveKind::kEndSetUp, .color = Color::kBlack, .point = {}}};
  ASSERT_TRUE(engine
                  ->Start({.size = BoardSize(2, 3),
                           .rules = {},
                           .first_player = Color::kWhite,
                           .moves = moves})
                  .ok());
  Transcript transcript;
  transcript.Reset(6, moves.size());
  ASSERT_TRUE(engine->Play(moves, transcript).ok());
  const std::vector<Color> expected = {Color::kEmpty, Color::kEmpty,
                                       Color::kWhite, Color::kBlack,
                                       Color::kEmpty, Color::kEmpty};
  const auto board = transcript.board(3);
  EXPECT_EQ(std::vector<Color>(board.begin(), board.end()), expected);
  std::vector<StringCount> counts(6);
  EXPECT_TRUE(engine->CountStrings(absl::MakeSpan(counts)));
  EXPECT_EQ(counts[2], (StringCount{.stones = 1, .liberties = 2}));
  EXPECT_EQ(counts[3], (StringCount{.stones = 1, .liberties = 2}));
  EXPECT_EQ(counts[0], StringCount{});
  EXPECT_EQ(engine->FindInconsistency(), "");
}

// On 1x1 each rule set gives its own answer to a lone suicide.
TEST_P(ReferenceEngineTest, TranslatesEveryRuleSet) {
  for (const RuleSet rules : AllRuleSets()) {
    const std::unique_ptr<Engine> engine = GetParam()();
    const std::unique_ptr<Engine> core = MakeCoreEngine();
    const std::vector<Move> moves = {PlayMove(Color::kBlack, {0, 0}),
                                     PlayMove(Color::kWhite, {0, 0}),
                                     PlayMove(Color::kWhite, {0, 0})};
    const GameRecord record = {.size = BoardSize(1, 1),
                               .rules = rules,
                               .first_player = Color::kBlack,
                               .moves = moves};
    Transcript theirs;
    Transcript ours;
    for (auto [player, transcript] :
         {std::pair(engine.get(), &theirs), std::pair(core.get(), &ours)}) {
      ASSERT_TRUE(player->Start(record).ok());
      transcript->Reset(1, moves.size());
      ASSERT_TRUE(player->Play(moves, *transcript).ok());
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
      EXPECT_EQ(theirs.answers[i].verdict, ours.answers[i].verdict)
          << RuleSetText(rules) << ", move " << i;
      EXPECT_EQ(theirs.answers[i].own_removed, ours.answers[i].own_removed);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ReferenceEngineTest,
                         testing::Values(MakeFloodFillEngine,
                                         MakeLibertyMapEngine,
                                         MakeBlockScanEngine));

}  // namespace
}  // namespace superko
