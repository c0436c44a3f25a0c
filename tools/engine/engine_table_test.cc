// Every engine of the table against the hand-made games of corpus/rules.

#include "tools/engine/engine_table.h"

#include <gtest/gtest.h>

#include "core/testing/rules_corpus.h"
#include "tools/engine/core_engine.h"

namespace superko {
namespace {

TEST(EngineTableTest, FindsEnginesByName) {
  for (const char* name : {"core", "flood-fill", "liberty-map", "block-scan"}) {
    const auto engine = FindEngine(name);
    ASSERT_TRUE(engine.ok()) << engine.status();
    EXPECT_EQ(engine->name, name);
    EXPECT_EQ(engine->make()->name(), name);
  }
  EXPECT_EQ(FindEngine("gnugo").status().message(),
            "expected core, flood-fill, liberty-map, block-scan, found "
            "\"gnugo\"");
}

TEST(EngineTableTest, ReadsListsOfReferences) {
  EXPECT_EQ(ParseReferences("all")->size(), 3);
  const auto two = ParseReferences("block-scan,flood-fill");
  ASSERT_TRUE(two.ok());
  EXPECT_EQ((*two)[0].name, "block-scan");
  EXPECT_EQ((*two)[1].name, "flood-fill");
  EXPECT_FALSE(ParseReferences("core").ok());
  EXPECT_FALSE(ParseReferences("").ok());
  EXPECT_FALSE(ParseReferences("flood-fill,").ok());
}

class CorpusTest : public testing::TestWithParam<const char*> {
 protected:
  // Plays one game and holds every answer and board to what is written.
  void Play(const RulesGame& game, Engine& engine) {
    GameRecord record = {.size = game.size,
                         .rules = game.rules,
                         .first_player = game.first_player,
                         .moves = {}};
    ASSERT_TRUE(engine.Start(record).ok());
    Transcript transcript;
    std::string board;
    for (const RulesStep& step : game.steps) {
      SCOPED_TRACE(game.where + ", line " + std::to_string(step.line));
      if (!step.move.has_value()) {
        EXPECT_EQ(board, step.board);
        continue;
      }
      transcript.Reset(game.size.points(), 1);
      ASSERT_TRUE(engine.Play({&*step.move, 1}, transcript).ok());
      Compare(transcript.answers[0], step);
      board = BoardText(game.size, transcript.board(0));
    }
    EXPECT_EQ(engine.FindInconsistency(), "");
  }

 private:
  static void Compare(const MoveAnswer& answer, const RulesStep& step) {
    if (step.move->kind != MoveKind::kPlay) {
      EXPECT_EQ(answer.verdict, Verdict::kLegal);
      return;
    }
    EXPECT_EQ(answer.verdict, step.result.verdict);
    EXPECT_EQ(answer.captured, step.result.captured);
    EXPECT_EQ(answer.own_removed, step.result.own_removed);
  }

  static std::string BoardText(BoardSize size, absl::Span<const Color> board) {
    std::string text;
    for (std::size_t i = 0; i < board.size(); ++i) {
      text += ColorLetter(board[i]);
      if ((i + 1) % static_cast<std::size_t>(size.columns()) == 0) text += '\n';
    }
    return text;
  }
};

TEST_P(CorpusTest, AnswersAsWritten) {
  const auto games = ReadRulesCorpus(SUPERKO_SOURCE_DIR "/corpus/rules");
  ASSERT_TRUE(games.ok()) << games.status();
  ASSERT_GT(games->size(), 100);
  // One engine for all games, as a worker has it.
  const std::unique_ptr<Engine> engine = FindEngine(GetParam())->make();
  for (const RulesGame& game : *games) Play(game, *engine);
}

INSTANTIATE_TEST_SUITE_P(Engines, CorpusTest,
                         testing::Values("core", "flood-fill", "liberty-map",
                                         "block-scan"));

}  // namespace
}  // namespace superko
