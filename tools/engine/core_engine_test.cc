#include "tools/engine/core_engine.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(CoreEngineTest, SaysHowLongTheCycleIs) {
  const std::unique_ptr<Engine> engine = MakeCoreEngine();
  const std::vector<Move> moves = {PlayMove(Color::kBlack, {0, 0}),
                                   PassMove(Color::kWhite),
                                   PlayMove(Color::kBlack, {0, 0})};
  const GameRecord record = {.size = BoardSize(1, 1),
                             .rules = {.suicide = Suicide::kAllowed},
                             .first_player = Color::kBlack,
                             .moves = moves};
  ASSERT_TRUE(engine->Start(record).ok());
  Transcript transcript;
  transcript.Reset(1, 3);
  ASSERT_TRUE(engine->Play(moves, transcript).ok());
  EXPECT_EQ(transcript.answers[0].verdict, Verdict::kRepetition);
  EXPECT_EQ(transcript.answers[0].cycle, 1);
  EXPECT_EQ(transcript.answers[2].cycle, 1);
}

TEST(CoreEngineTest, RefusesASetUpWithoutLiberties) {
  const std::unique_ptr<Engine> engine = MakeCoreEngine();
  const std::vector<Move> moves = {
      {.kind = MoveKind::kSetStone, .color = Color::kBlack, .point = {0, 0}},
      {.kind = MoveKind::kEndSetUp, .color = Color::kWhite, .point = {}},
      PlayMove(Color::kWhite, {0, 0})};
  ASSERT_TRUE(engine
                  ->Start({.size = BoardSize(1, 1),
                           .rules = {},
                           .first_player = Color::kBlack,
                           .moves = moves})
                  .ok());
  Transcript transcript;
  transcript.Reset(1, 3);
  ASSERT_TRUE(engine->Play(moves, transcript).ok());
  EXPECT_EQ(transcript.answers[0].verdict, Verdict::kLegal);
  EXPECT_EQ(transcript.answers[1].verdict, Verdict::kSuicide);
  EXPECT_EQ(transcript.board(1)[0], Color::kEmpty);
  EXPECT_EQ(transcript.answers[2].verdict, Verdict::kSuicide);
}

}  // namespace
}  // namespace superko
