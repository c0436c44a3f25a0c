// Numbers that others have published, counted by every engine: a truth from
// outside this project.
//
// John Tromp and Gunnar Farnebaeck, "Combinatorics of Go": the legal positions
// (OEIS A094777 for square boards) and the games of small boards.

#include <memory>
#include <vector>

#include "gtest/gtest.h"
#include "reference/every_engine.h"

namespace reference {
namespace {

constexpr Stone kStones[] = {Stone::kEmpty, Stone::kBlack, Stone::kWhite};

class EnginePublishedTest : public testing::TestWithParam<EngineMaker> {};

// Every colouring of the board is set up; those that may stand are counted.
int CountLegalPositions(Engine& engine, int rows, int columns) {
  engine.Start(rows, columns, {SuicideRule::kForbidden, RepetitionRule::kNone},
               Stone::kBlack);
  int colourings = 1;
  for (int point = 0; point < rows * columns; ++point) colourings *= 3;
  int legal = 0;
  for (int colouring = 0; colouring < colourings; ++colouring) {
    std::vector<Placement> placements;
    int rest = colouring;
    for (int point = 0; point < rows * columns; ++point) {
      placements.push_back(
          {point / columns, point % columns, kStones[rest % 3]});
      rest /= 3;
    }
    legal += engine.SetUp(placements, Stone::kBlack) ? 1 : 0;
  }
  return legal;
}

TEST_P(EnginePublishedTest, LegalPositions) {
  const std::unique_ptr<Engine> engine = GetParam().make();
  EXPECT_EQ(CountLegalPositions(*engine, 1, 1), 1);
  EXPECT_EQ(CountLegalPositions(*engine, 2, 2), 57);
  EXPECT_EQ(CountLegalPositions(*engine, 3, 3), 12675);
}

// Counts the games on one row of points in which no position comes twice, of
// any length and either player moving, suicide allowed: the simple paths from
// the empty board in the graph of positions.
class GameCounter {
 public:
  GameCounter(Engine& engine, int columns)
      : engine_(engine), columns_(columns) {}

  // The games that go on from the plays so far, which are one of them.
  int Count() {
    int games = 1;
    Replay();
    for (int column = 0; column < columns_; ++column) {
      for (const Stone player : {Stone::kBlack, Stone::kWhite}) {
        if (engine_.Play(player, 0, column).answer != Answer::kLegal) continue;
        plays_.push_back({0, column, player});
        games += Count();
        plays_.pop_back();
        Replay();
      }
    }
    return games;
  }

 private:
  void Replay() {
    engine_.Start(1, columns_,
                  {SuicideRule::kAllowed, RepetitionRule::kPositional},
                  Stone::kBlack);
    for (const Placement& play : plays_) {
      engine_.Play(play.stone, play.row, play.column);
    }
  }

  Engine& engine_;
  int columns_;
  std::vector<Placement> plays_;
};

TEST_P(EnginePublishedTest, Games) {
  const std::unique_ptr<Engine> engine = GetParam().make();
  EXPECT_EQ(GameCounter(*engine, 1).Count(), 1);
  EXPECT_EQ(GameCounter(*engine, 2).Count(), 9);
  EXPECT_EQ(GameCounter(*engine, 3).Count(), 907);
}

INSTANTIATE_TEST_SUITE_P(Every, EnginePublishedTest,
                         testing::ValuesIn(EveryEngine()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace reference
