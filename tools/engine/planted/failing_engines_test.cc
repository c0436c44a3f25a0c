#include "tools/engine/planted/failing_engines.h"

#include <csignal>

#include <gtest/gtest.h>

namespace superko {
namespace {

// Black's last play takes two white stones in the corner.
const GameRecord& Capture() {
  static const GameRecord record = {.size = BoardSize(3, 3),
                                    .moves = {PlayMove(Color::kWhite, {0, 0}),
                                              PlayMove(Color::kWhite, {0, 1}),
                                              PlayMove(Color::kBlack, {1, 0}),
                                              PlayMove(Color::kBlack, {1, 1}),
                                              PlayMove(Color::kBlack, {0, 2})}};
  return record;
}

void PlayOn(const NamedEngine& engine, std::size_t moves) {
  const auto made = engine.make();
  ASSERT_TRUE(made->Start(Capture()).ok());
  Transcript transcript;
  transcript.Reset(9, moves);
  const auto played = absl::MakeConstSpan(Capture().moves).first(moves);
  ASSERT_TRUE(made->Play(played, transcript).ok());
}

TEST(FailingEnginesTest, FailAtTheCaptureAndNotBefore) {
  for (const char* name : {"crash", "failed-check", "exit", "hang"}) {
    const auto engine = FindFailingEngine(name);
    ASSERT_TRUE(engine.has_value()) << name;
    EXPECT_EQ(engine->name, std::string("planted:") + name);
    PlayOn(*engine, Capture().moves.size() - 1);
  }
  const std::size_t all = Capture().moves.size();
  EXPECT_DEATH(PlayOn(*FindFailingEngine("failed-check"), all), "on purpose");
  EXPECT_EXIT(PlayOn(*FindFailingEngine("exit"), all),
              testing::ExitedWithCode(7), "");
  EXPECT_DEATH(PlayOn(*FindFailingEngine("crash"), all), "");
}

TEST(FailingEnginesTest, OtherNamesAreUnknown) {
  EXPECT_FALSE(FindFailingEngine("").has_value());
  EXPECT_FALSE(FindFailingEngine("Crash").has_value());
  EXPECT_EQ(FailingEngineNames(), "crash, failed-check, exit, hang");
}

}  // namespace
}  // namespace superko
