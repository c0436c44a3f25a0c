#include "core/testing/rules_corpus.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(RulesCorpusTest, ReadsEveryKindOfLine) {
  const auto games = ParseRulesGames("f",
                                     "# comment\n"
                                     "size 2x3\n"
                                     "rules aga\n"
                                     "first W\n"
                                     "\n"
                                     "B 1 2 legal captured=3\n"
                                     "W 2 3 suicide\n"
                                     "W pass\n"
                                     "set . 1 1\n"
                                     "set end B\n"
                                     "board\n"
                                     ".B.\n"
                                     "W..\n"
                                     "size 1x1\n");
  ASSERT_TRUE(games.ok()) << games.status();
  ASSERT_EQ(games->size(), 2u);
  const RulesGame& game = games->front();
  EXPECT_EQ(game.where, "f:2");
  EXPECT_EQ(game.size, BoardSize(2, 3));
  EXPECT_EQ(game.rules.repetition, Repetition::kSituational);
  EXPECT_EQ(game.first_player, Color::kWhite);
  ASSERT_EQ(game.steps.size(), 6u);
  EXPECT_EQ(game.steps[0].line, 6);
  EXPECT_EQ(game.steps[0].move,
            PlayMove(Color::kBlack, {.row = 0, .column = 1}));
  EXPECT_EQ(game.steps[0].result.captured, 3);
  EXPECT_EQ(game.steps[1].result.verdict, Verdict::kSuicide);
  EXPECT_EQ(game.steps[2].move, PassMove(Color::kWhite));
  EXPECT_EQ(game.steps[3].move->kind, MoveKind::kSetStone);
  EXPECT_EQ(game.steps[4].move->kind, MoveKind::kEndSetUp);
  EXPECT_EQ(game.steps[5].board, ".B.\nW..\n");
  EXPECT_EQ(games->back().size, BoardSize(1, 1));
  EXPECT_EQ(games->back().first_player, Color::kBlack);
}

// Whatever is not in the grammar is an error that names its line; otherwise a
// slip in a corpus file would pass as a test that tests nothing.
TEST(RulesCorpusTest, RefusesEverythingElse) {
  for (const std::string line : {"size 0x3",
                                 "size 3",
                                 "rules no-such",
                                 "first .",
                                 "B 1 4 legal",
                                 "B 3 1 legal",
                                 "B 0 1 legal",
                                 "B 1 1",
                                 "B 1 1 fine",
                                 "X 1 1 legal",
                                 "B 1 1 legal captured=0",
                                 "B 1 1 legal removed=",
                                 "B pass now",
                                 "B 1 1 occupied captured=1",
                                 "set B 1 9",
                                 "set end .",
                                 "set B",
                                 "board 1",
                                 "board\n...",
                                 "board\n...\n..",
                                 "board\n...\n..x"}) {
    const auto games = ParseRulesGames("f", "size 2x3\n" + line + "\n");
    ASSERT_FALSE(games.ok()) << line;
    EXPECT_EQ(games.status().message().substr(0, 2), "f:");
  }
  EXPECT_FALSE(ParseRulesGames("f", "B 1 1 legal\n").ok());
  EXPECT_FALSE(ParseRulesGames("f", "size 1x1\nB pass\nrules aga\n").ok());
}

TEST(RulesCorpusTest, MissingFolderIsAnError) {
  EXPECT_FALSE(ReadRulesCorpus("/nonexistent").ok());
}

}  // namespace
}  // namespace superko
