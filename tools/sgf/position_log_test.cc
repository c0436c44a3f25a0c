#include "tools/sgf/position_log.h"

#include <gtest/gtest.h>

#include "core/rules/game.h"

namespace superko {
namespace {

constexpr Color kNoMark = Color::kEmpty;

class PositionLogTest : public ::testing::Test {
 protected:
  PositionLogTest() {
    log_.Start(game_.board().size());
    log_.Add(game_.board(), kNoMark, 0);
  }
  void Play(Color player, Point point) { game_.Play(player, point); }

  Game game_{Game::Options{.size = BoardSize(1, 3),
                           .rules = {.suicide = Suicide::kAllowed,
                                     .repetition = Repetition::kNone}}};
  PositionLog log_;
};

TEST_F(PositionLogTest, FindsTheLatestOfEqualPositions) {
  EXPECT_EQ(log_.FindLatest(game_.board(), kNoMark), 0u);
  log_.Add(game_.board(), kNoMark, 7);
  EXPECT_EQ(log_.FindLatest(game_.board(), kNoMark), 7u);
}

TEST_F(PositionLogTest, DoesNotFindOthers) {
  Play(Color::kBlack, {0, 1});
  EXPECT_FALSE(log_.FindLatest(game_.board(), kNoMark).has_value());
  EXPECT_FALSE(
      log_.FindLatest(Game(Game::Options{.size = BoardSize(1, 3)}).board(),
                      Color::kBlack)
          .has_value());
}

TEST_F(PositionLogTest, ShrinkingBringsBackTheEarlierOne) {
  log_.Add(game_.board(), kNoMark, 7);
  Play(Color::kBlack, {0, 1});
  log_.Add(game_.board(), kNoMark, 8);
  log_.Shrink(2);
  EXPECT_FALSE(log_.FindLatest(game_.board(), kNoMark).has_value());
  game_.Undo();
  EXPECT_EQ(log_.FindLatest(game_.board(), kNoMark), 7u);
  log_.Shrink(1);
  EXPECT_EQ(log_.FindLatest(game_.board(), kNoMark), 0u);
}

}  // namespace
}  // namespace superko
