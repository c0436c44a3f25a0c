// Two different positions with the same 64-bit key, in one game.
//
// A key is the XOR of the keys of the stones, so positions with equal keys are
// the solutions of 64 linear equations over GF(2), found by elimination. The
// pair here differs by one black string, which has its spine (s) on fixed
// points and may take any of 68 teeth (t); where it does not, White stands.
// When the string goes, by suicide or capture on x, the position before and the
// position after have the same key if the keys of all that comes and goes add
// up to zero, and the teeth are chosen so.
//
//        0 1 ...         17 18
//    1   W W W W  ...  W W W
//    2   W t t t  ...  t t W
//    3   s s s s  ...  s s W
//    4   s t t t  ...  t t W
//    5   s W W W  ...  W W W
//    6   s t t t  ...  t t W
//    7   s s s s  ...  s s W
//    8   x t t t  ...  t t W
//    9   W W W W  ...  W W W

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/board/zobrist.h"
#include "core/rules/game.h"
#include "core/testing/board_art.h"
#include "core/testing/xor_choice.h"

namespace superko {
namespace {

constexpr Point kX = {.row = 8, .column = 0};

constexpr Point At(int row, int column) {
  return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
}

std::uint64_t KeyOf(Point point, Color color) {
  return ZobristKey(Grid(kJudgeSize).Index(point), color);
}

std::vector<Point> Spine() {
  std::vector<Point> spine;
  for (int column = 17; column >= 1; --column) spine.push_back(At(3, column));
  for (int row = 3; row <= 7; ++row) spine.push_back(At(row, 0));
  for (int column = 1; column <= 17; ++column) spine.push_back(At(7, column));
  return spine;
}

std::vector<Point> ToothPoints() {
  std::vector<Point> teeth;
  for (const int row : {2, 4, 6, 8}) {
    for (int column = 1; column <= 17; ++column) {
      teeth.push_back(At(row, column));
    }
  }
  return teeth;
}

struct Position {
  std::vector<Point> white;  // The walls first, then teeth.
  std::vector<Point> black;  // The spine first, then teeth.
};

// The position whose key does not change when the black stones are taken off
// and stones with the XOR `others` come.
Position Build(std::uint64_t others) {
  Position position;
  for (int column = 0; column <= 18; ++column) {
    for (const int row : {1, 5, 9}) {
      if (row != 5 || column > 0) position.white.push_back(At(row, column));
    }
  }
  position.white.push_back(At(2, 0));
  for (const int row : {2, 3, 4, 6, 7, 8}) {
    position.white.push_back(At(row, 18));
  }
  position.black = Spine();
  std::uint64_t target = others;
  for (const Point point : position.black) {
    target ^= KeyOf(point, Color::kBlack);
  }
  const std::vector<Point> teeth = ToothPoints();
  std::vector<std::uint64_t> keys;
  for (const Point tooth : teeth) keys.push_back(KeyOf(tooth, Color::kBlack));
  const std::vector<bool> chosen = ChooseXor(keys, target);
  // For one set of 68 keys in sixteen there is none; for this one there is.
  EXPECT_EQ(chosen.size(), teeth.size()) << "no solution";
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    (chosen[i] ? position.black : position.white).push_back(teeth[i]);
  }
  return position;
}

void PlayAll(Game& game, Color player, const std::vector<Point>& points) {
  for (const Point point : points) {
    ASSERT_EQ(game.Play(player, point).verdict, Verdict::kLegal)
        << "row " << int{point.row} << " column " << int{point.column};
  }
}

// White takes the string off by x, and the key stays the same.
TEST(GameCollisionTest, CaptureToACollidingPositionIsLegal) {
  for (const RuleSet rules :
       {RuleSet{Suicide::kForbidden, Repetition::kPositional},
        RuleSet{Suicide::kForbidden, Repetition::kSituational},
        RuleSet{Suicide::kForbidden, Repetition::kSimple}}) {
    const Position position = Build(KeyOf(kX, Color::kWhite));
    Game game({.rules = rules});
    PlayAll(game, Color::kWhite, position.white);
    PlayAll(game, Color::kBlack, position.black);
    // A ko elsewhere, to meet the colliding position once more.
    PlayAll(game, Color::kBlack, {At(16, 1), At(17, 0), At(18, 1), At(17, 2)});
    PlayAll(game, Color::kWhite, {At(16, 2), At(17, 3), At(18, 2)});
    if (rules.repetition == Repetition::kSituational) game.Pass(Color::kWhite);

    const std::string before = ToArt(game.board());
    const std::uint64_t key = game.board().key();
    const PlayResult result = game.Play(Color::kWhite, kX);
    EXPECT_EQ(result.verdict, Verdict::kLegal);
    EXPECT_EQ(result.captured, position.black.size());
    EXPECT_EQ(game.board().key(), key);
    EXPECT_NE(ToArt(game.board()), before);

    game.Pass(Color::kBlack);
    EXPECT_EQ(game.Play(Color::kWhite, At(17, 1)).captured, 1);
    EXPECT_EQ(game.Play(Color::kBlack, At(17, 2)).verdict,
              Verdict::kRepetition);
    EXPECT_EQ(game.FindInconsistency(), "");
  }
}

class GameCollisionSuicideTest : public testing::TestWithParam<Repetition> {};

// Black takes its own string off by suicide on x, again and again. The position
// with the string and the one without have one key, and each comes back: once
// as the earlier and once as the later of the two.
TEST_P(GameCollisionSuicideTest, TrueRepetitionIsFoundBehindAFalseOne) {
  const Position position = Build(0);
  Game game({.rules = {Suicide::kAllowed, GetParam()}});
  PlayAll(game, Color::kWhite, position.white);
  const std::string without = ToArt(game.board());
  const std::uint64_t key = game.board().key();

  PlayAll(game, Color::kBlack, position.black);
  EXPECT_EQ(game.board().key(), key);
  EXPECT_NE(ToArt(game.board()), without);
  const auto cycle = static_cast<std::uint32_t>(position.black.size()) + 1;

  if (GetParam() == Repetition::kPositional) {
    // The position without is the earlier one.
    EXPECT_EQ(game.Play(Color::kBlack, kX).verdict, Verdict::kRepetition);
    EXPECT_EQ(game.cycle_length(), cycle);
    return;
  }
  // Without, but White to move: new, though its key is that of the position
  // with the string and White to move.
  EXPECT_EQ(game.Play(Color::kBlack, kX).own_removed, cycle);
  EXPECT_EQ(ToArt(game.board()), without);
  EXPECT_EQ(game.board().key(), key);

  // Another order comes by no earlier situation until the string is whole.
  std::vector<Point> reversed = position.black;
  std::reverse(reversed.begin(), reversed.end());
  const Point last = reversed.back();
  reversed.pop_back();
  PlayAll(game, Color::kBlack, reversed);
  EXPECT_EQ(game.Play(Color::kBlack, last).verdict, Verdict::kRepetition);
  EXPECT_EQ(game.cycle_length(), cycle);
  EXPECT_EQ(game.FindInconsistency(), "");
}

INSTANTIATE_TEST_SUITE_P(Rules, GameCollisionSuicideTest,
                         testing::Values(Repetition::kPositional,
                                         Repetition::kSituational),
                         [](const auto& instance) {
                           return instance.param == Repetition::kPositional
                                      ? "Positional"
                                      : "Situational";
                         });

}  // namespace
}  // namespace superko
