// Core against the hand-made games of corpus/rules.

#include <string>

#include <gtest/gtest.h>

#include "core/rules/game.h"
#include "core/testing/board_art.h"
#include "core/testing/rules_corpus.h"

namespace superko {
namespace {

// Plays the games of the corpus on one Game, as a worker does.
class CorpusPlayer {
 public:
  void Play(const RulesGame& record) {
    game_.Start({.size = record.size,
                 .rules = record.rules,
                 .first_player = record.first_player,
                 .moves_expected = record.steps.size()});
    placements_.clear();
    for (const RulesStep& step : record.steps) {
      SCOPED_TRACE(record.where + ", line " + std::to_string(step.line));
      if (step.move.has_value()) {
        Make(*step.move, step.result);
      } else {
        EXPECT_EQ(ToArt(game_.board()), step.board);
        EXPECT_EQ(game_.FindInconsistency(), "");
      }
    }
  }

 private:
  void Make(Move move, PlayResult expected) {
    switch (move.kind) {
      case MoveKind::kPlay: {
        EXPECT_EQ(game_.Judge(move.color, move.point), expected.verdict);
        const PlayResult result = game_.Play(move.color, move.point);
        EXPECT_EQ(result.verdict, expected.verdict);
        EXPECT_EQ(result.captured, expected.captured);
        EXPECT_EQ(result.own_removed, expected.own_removed);
        break;
      }
      case MoveKind::kPass:
        game_.Pass(move.color);
        break;
      case MoveKind::kSetStone:
        placements_.push_back({move.point, move.color});
        break;
      case MoveKind::kEndSetUp:
        EXPECT_TRUE(game_.TrySetUp(placements_, move.color));
        placements_.clear();
        break;
    }
  }

  Game game_{Game::Options{}};
  std::vector<Placement> placements_;
};

TEST(GameCorpusTest, CoreAnswersAsWritten) {
  const auto games = ReadRulesCorpus(SUPERKO_SOURCE_DIR "/corpus/rules");
  ASSERT_TRUE(games.ok()) << games.status();
  ASSERT_GT(games->size(), 100u);
  CorpusPlayer player;
  for (const RulesGame& game : *games) player.Play(game);
}

}  // namespace
}  // namespace superko
