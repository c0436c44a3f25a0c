#include "core/rules/game.h"

#include <string>

#include <gtest/gtest.h>

#include "core/testing/board_art.h"

namespace superko {
namespace {

constexpr RuleSet kFree = {Suicide::kAllowed, Repetition::kNone};
constexpr RuleSet kSimple = {Suicide::kForbidden, Repetition::kSimple};
constexpr RuleSet kSimpleSuicide = {Suicide::kAllowed, Repetition::kSimple};
constexpr RuleSet kJudge = {Suicide::kForbidden, Repetition::kPositional};
constexpr RuleSet kTrompTaylor = {Suicide::kAllowed, Repetition::kPositional};
constexpr RuleSet kAga = {Suicide::kForbidden, Repetition::kSituational};
constexpr RuleSet kNewZealand = {Suicide::kAllowed, Repetition::kSituational};

constexpr PlayResult kLegal = {};
constexpr PlayResult kOccupied = {.verdict = Verdict::kOccupied};
constexpr PlayResult kSuicide = {.verdict = Verdict::kSuicide};
constexpr PlayResult kRepetition = {.verdict = Verdict::kRepetition};

constexpr PlayResult Captures(int stones) {
  return {.captured = static_cast<std::uint16_t>(stones)};
}
constexpr PlayResult RemovesOwn(int stones) {
  return {.own_removed = static_cast<std::uint16_t>(stones)};
}

// Plays on row and column from 0, and sees that Judge agrees and that a
// refused play changed nothing.
PlayResult Play(Game& game, Color player, int row, int column) {
  const Point point = {static_cast<std::uint8_t>(row),
                       static_cast<std::uint8_t>(column)};
  const std::string before = ToArt(game.board());
  const std::size_t actions = game.actions();
  const Verdict verdict = game.Judge(player, point);
  EXPECT_EQ(ToArt(game.board()), before);
  const PlayResult result = game.Play(player, point);
  EXPECT_EQ(result.verdict, verdict);
  EXPECT_EQ(game.FindInconsistency(), "");
  if (result.verdict != Verdict::kLegal) {
    EXPECT_EQ(ToArt(game.board()), before);
    EXPECT_EQ(game.actions(), actions);
  }
  return result;
}

PlayResult Black(Game& game, int row, int column) {
  return Play(game, Color::kBlack, row, column);
}
PlayResult White(Game& game, int row, int column) {
  return Play(game, Color::kWhite, row, column);
}

TEST(GameTest, StartsEmptyWithTheFirstPlayerToMove) {
  const Game game({.size = BoardSize(2, 2), .first_player = Color::kWhite});
  EXPECT_EQ(ToArt(game.board()), "..\n..\n");
  EXPECT_EQ(game.next_player(), Color::kWhite);
  EXPECT_EQ(game.actions(), 0u);
}

TEST(GameTest, EitherPlayerMayPlayAtAnyTime) {
  Game game({.size = BoardSize(1, 5)});
  EXPECT_EQ(Black(game, 0, 0), kLegal);
  EXPECT_EQ(Black(game, 0, 2), kLegal);
  EXPECT_EQ(game.next_player(), Color::kWhite);
  EXPECT_EQ(White(game, 0, 4), kLegal);
  EXPECT_EQ(game.next_player(), Color::kBlack);
  EXPECT_EQ(ToArt(game.board()), "B.B.W\n");
}

TEST(GameTest, OccupiedWhoeverAsks) {
  Game game = GameFromArt("B.W\n", kJudge);
  EXPECT_EQ(Black(game, 0, 0), kOccupied);
  EXPECT_EQ(White(game, 0, 0), kOccupied);
  EXPECT_EQ(Black(game, 0, 2), kOccupied);
  EXPECT_EQ(White(game, 0, 2), kOccupied);
}

TEST(GameTest, OccupiedComesBeforeSuicide) {
  Game game = GameFromArt(
      "WB.\n"
      ".B.\n",
      kJudge);
  EXPECT_EQ(White(game, 0, 0), kOccupied);
  EXPECT_EQ(White(game, 1, 0), kSuicide);
}

TEST(GameTest, CapturesAreCounted) {
  Game game = GameFromArt(
      ".BW.WB\n"
      "..BWWB\n"
      "...BB.\n",
      kJudge);
  EXPECT_EQ(Black(game, 0, 3), Captures(4));
  EXPECT_EQ(ToArt(game.board()),
            ".B.B.B\n"
            "..B..B\n"
            "...BB.\n");
}

TEST(GameTest, SnapbackIsNoRepetition) {
  Game game = GameFromArt(
      "..WB\n"
      "WWWB\n"
      "BBB.\n",
      kJudge);
  EXPECT_EQ(Black(game, 0, 1), kLegal);
  EXPECT_EQ(White(game, 0, 0), Captures(1));
  EXPECT_EQ(Black(game, 0, 1), Captures(5));
  EXPECT_EQ(ToArt(game.board()),
            ".B.B\n"
            "...B\n"
            "BBB.\n");
}

constexpr char kKo[] =
    ".BW.\n"
    "B.BW\n"
    ".BW.\n";

TEST(GameTest, KoIsRefusedByEveryRepetitionRule) {
  for (const RuleSet rules : AllRuleSets()) {
    Game game = GameFromArt(kKo, rules, Color::kWhite);
    EXPECT_EQ(White(game, 1, 1), Captures(1));
    EXPECT_EQ(Black(game, 1, 2), rules.repetition == Repetition::kNone
                                     ? Captures(1)
                                     : kRepetition);
  }
}

TEST(GameTest, KoMayBeRetakenAfterAThreat) {
  for (const RuleSet rules : {kSimple, kJudge, kAga}) {
    Game game = GameFromArt(
        ".BW...\n"
        "B.BW..\n"
        ".BW...\n",
        rules, Color::kWhite);
    EXPECT_EQ(White(game, 1, 1), Captures(1));
    EXPECT_EQ(Black(game, 0, 5), kLegal);
    EXPECT_EQ(White(game, 2, 5), kLegal);
    EXPECT_EQ(Black(game, 1, 2), Captures(1));
    EXPECT_EQ(White(game, 1, 1), kRepetition);
  }
}

TEST(GameTest, PassLiftsSimpleKoOnly) {
  Game simple = GameFromArt(kKo, kSimple, Color::kWhite);
  EXPECT_EQ(White(simple, 1, 1), Captures(1));
  simple.Pass(Color::kBlack);
  EXPECT_EQ(Black(simple, 1, 2), Captures(1));

  Game positional = GameFromArt(kKo, kJudge, Color::kWhite);
  EXPECT_EQ(White(positional, 1, 1), Captures(1));
  positional.Pass(Color::kBlack);
  EXPECT_EQ(Black(positional, 1, 2), kRepetition);
}

// Both stones go by the second one's suicide; the position is the one before
// Black's own play, which the simple rule does not mind.
TEST(GameTest, SimpleRuleIsAboutTheOpponentsLastPlay) {
  const char* const art =
      "..W\n"
      "WW.\n";
  Game game = GameFromArt(art, kSimpleSuicide);
  EXPECT_EQ(Black(game, 0, 0), kLegal);
  EXPECT_EQ(Black(game, 0, 1), RemovesOwn(2));
  EXPECT_EQ(ToArt(game.board()), art);
}

// White sends two stones, Black takes both, White takes one back. The cycle is
// three plays long, so the other player is to move.
TEST(GameTest, SendTwoReturnOne) {
  const struct {
    RuleSet rules;
    PlayResult back;   // White takes one back.
    PlayResult again;  // Black passes, White sends two once more.
  } cases[] = {
      {kFree, Captures(1), kLegal},
      {kSimple, Captures(1), kLegal},
      {kJudge, kRepetition, {}},
      {kAga, Captures(1), kRepetition},
  };
  for (const auto& each : cases) {
    Game game = GameFromArt(
        ".W.W\n"
        "BBW.\n"
        "....\n",
        each.rules, Color::kWhite);
    EXPECT_EQ(White(game, 0, 0), kLegal);
    EXPECT_EQ(Black(game, 0, 2), Captures(2));
    EXPECT_EQ(White(game, 0, 1), each.back);
    if (each.back.verdict != Verdict::kLegal) continue;
    game.Pass(Color::kBlack);
    EXPECT_EQ(White(game, 0, 0), each.again);
  }
}

TEST(GameTest, SuicideOfOneStone) {
  const char* const art =
      ".W.\n"
      "W..\n"
      "...\n";
  const struct {
    RuleSet rules;
    PlayResult first;
    PlayResult second;
  } cases[] = {
      {kJudge, kSuicide, kSuicide},
      {kTrompTaylor, kRepetition, kRepetition},
      {kSimple, kSuicide, kSuicide},
      {kSimpleSuicide, RemovesOwn(1), RemovesOwn(1)},
      {kFree, RemovesOwn(1), RemovesOwn(1)},
      {kAga, kSuicide, kSuicide},
      // White to move is new the first time.
      {kNewZealand, RemovesOwn(1), kRepetition},
  };
  for (const auto& each : cases) {
    Game game = GameFromArt(art, each.rules, Color::kBlack);
    EXPECT_EQ(Black(game, 0, 0), each.first);
    EXPECT_EQ(Black(game, 0, 0), each.second);
    EXPECT_EQ(ToArt(game.board()), art);
  }
}

TEST(GameTest, SuicideOfAString) {
  const char* const art =
      "B.BW\n"
      "WWWW\n"
      "....\n";
  for (const RuleSet rules : AllRuleSets()) {
    Game game = GameFromArt(art, rules);
    if (rules.suicide == Suicide::kForbidden) {
      EXPECT_EQ(Black(game, 0, 1), kSuicide);
      continue;
    }
    EXPECT_EQ(Black(game, 0, 1), RemovesOwn(3));
    EXPECT_EQ(ToArt(game.board()),
              "...W\n"
              "WWWW\n"
              "....\n");
  }
}

// What an allowed suicide removes may make an old position.
TEST(GameTest, SuicideOfAStringMayRepeat) {
  const char* const art =
      "..W\n"
      "WW.\n";
  Game positional = GameFromArt(art, kTrompTaylor);
  EXPECT_EQ(Black(positional, 0, 0), kLegal);
  EXPECT_EQ(Black(positional, 0, 1), kRepetition);
  EXPECT_EQ(positional.cycle_length(), 2u);

  Game situational = GameFromArt(art, kNewZealand, Color::kBlack);
  EXPECT_EQ(Black(situational, 0, 0), kLegal);
  EXPECT_EQ(Black(situational, 0, 1), RemovesOwn(2));
  EXPECT_EQ(Black(situational, 0, 0), kRepetition);
}

TEST(GameTest, SuicideComesBeforeRepetition) {
  const char* const art =
      ".W\n"
      "W.\n";
  Game forbidden = GameFromArt(art, kJudge);
  EXPECT_EQ(Black(forbidden, 0, 0), kSuicide);
  Game allowed = GameFromArt(art, kTrompTaylor);
  EXPECT_EQ(Black(allowed, 0, 0), kRepetition);
}

// The ko comes back with the other player to move: a white play less.
TEST(GameTest, SituationalLooksAtThePlayerToMove) {
  const RuleSet both[] = {kJudge, kAga};
  const PlayResult expected[] = {kRepetition, Captures(1)};
  for (int i = 0; i < 2; ++i) {
    Game game = GameFromArt(kKo, both[i], Color::kBlack);
    EXPECT_EQ(White(game, 1, 1), Captures(1));
    // The set-up had Black to move; now it would be White.
    EXPECT_EQ(Black(game, 1, 2), expected[i]);
  }
}

TEST(GameTest, FirstPlayerMattersToSituationalOnly) {
  // Black's suicide of both stones empties the board with White to move.
  for (const Color first : {Color::kBlack, Color::kWhite}) {
    Game game(
        {.size = BoardSize(1, 2), .rules = kNewZealand, .first_player = first});
    EXPECT_EQ(Black(game, 0, 0), kLegal);
    EXPECT_EQ(Black(game, 0, 1),
              first == Color::kBlack ? RemovesOwn(2) : kRepetition);
  }
}

TEST(GameTest, OneByOneBoard) {
  const BoardSize size(1, 1);
  Game judge({.size = size, .rules = kJudge});
  EXPECT_EQ(Black(judge, 0, 0), kSuicide);
  Game tromp_taylor({.size = size, .rules = kTrompTaylor});
  EXPECT_EQ(Black(tromp_taylor, 0, 0), kRepetition);
  Game new_zealand({.size = size, .rules = kNewZealand});
  EXPECT_EQ(Black(new_zealand, 0, 0), RemovesOwn(1));
  EXPECT_EQ(Black(new_zealand, 0, 0), kRepetition);
  EXPECT_EQ(White(new_zealand, 0, 0), kRepetition);
  Game free({.size = size, .rules = kFree});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(White(free, 0, 0), RemovesOwn(1));
}

TEST(GameTest, PassIsNeverRefusedAndAddsASituation) {
  Game game({.size = BoardSize(1, 2), .rules = kNewZealand});
  game.Pass(Color::kBlack);
  EXPECT_EQ(game.next_player(), Color::kWhite);
  game.Pass(Color::kBlack);
  EXPECT_EQ(game.actions(), 2u);
  // The pass made the empty board with White to move.
  EXPECT_EQ(Black(game, 0, 0), kLegal);
  EXPECT_EQ(Black(game, 0, 1), kRepetition);
}

TEST(GameTest, PassAddsNoPosition) {
  Game game({.size = BoardSize(1, 3), .rules = kTrompTaylor});
  EXPECT_EQ(Black(game, 0, 1), kLegal);
  game.Pass(Color::kWhite);
  game.Pass(Color::kBlack);
  EXPECT_EQ(White(game, 0, 0), kRepetition);
  EXPECT_EQ(game.cycle_length(), 1u);
}

TEST(GameTest, CycleLengthGoesBackToTheLatestEqualPosition) {
  Game game = GameFromArt(kKo, kJudge, Color::kWhite);
  EXPECT_EQ(White(game, 1, 1), Captures(1));
  EXPECT_EQ(Black(game, 1, 2), kRepetition);
  EXPECT_EQ(game.cycle_length(), 2u);
  game.Pass(Color::kBlack);
  game.Pass(Color::kWhite);
  EXPECT_EQ(Black(game, 1, 2), kRepetition);
  EXPECT_EQ(game.cycle_length(), 4u);
}

// A set-up is no move, so it does not lengthen the cycle.
TEST(GameTest, CycleLengthCountsMovesOnly) {
  Game game = GameFromArt(kKo, kJudge, Color::kWhite);
  EXPECT_EQ(White(game, 1, 1), Captures(1));
  ASSERT_TRUE(game.TrySetUp({}, Color::kBlack));
  EXPECT_EQ(Black(game, 1, 2), kRepetition);
  EXPECT_EQ(game.cycle_length(), 2u);
}

// However many there were; a set-up that changes nothing is an equal position.
TEST(GameTest, CycleLengthGoesBackToTheLatestOfManyPasses) {
  const RuleSet rules = {Suicide::kForbidden, Repetition::kPositional};
  Game game = GameFromArt(kKo, rules, Color::kWhite);
  for (int i = 0; i < 100; ++i) {
    game.Pass(Color::kWhite);
    ASSERT_TRUE(game.TrySetUp({}, Color::kWhite));
    game.Pass(Color::kBlack);
  }
  EXPECT_EQ(White(game, 1, 1), Captures(1));
  game.Pass(Color::kBlack);
  EXPECT_EQ(Black(game, 1, 2), kRepetition);
  EXPECT_EQ(game.cycle_length(), 3u);
  for (int i = 0; i < 101; ++i) ASSERT_TRUE(game.Undo());
  EXPECT_EQ(White(game, 1, 1), Captures(1));
  EXPECT_EQ(Black(game, 1, 2), kRepetition);
  EXPECT_EQ(game.cycle_length(), 2u);
}

TEST(GameTest, SetUpAddsAPositionAndKeepsTheHistory) {
  Game game({.size = BoardSize(1, 4), .rules = kJudge});
  EXPECT_EQ(Black(game, 0, 0), kLegal);
  EXPECT_EQ(White(game, 0, 2), kLegal);
  ASSERT_TRUE(game.TrySetUp(
      {{.point = {.row = 0, .column = 0}, .color = Color::kEmpty},
       {.point = {.row = 0, .column = 2}, .color = Color::kEmpty}},
      Color::kWhite));
  EXPECT_EQ(game.next_player(), Color::kWhite);
  EXPECT_EQ(ToArt(game.board()), "....\n");
  EXPECT_EQ(Black(game, 0, 0), kRepetition);
  EXPECT_EQ(White(game, 0, 2), kLegal);
}

TEST(GameTest, LaterPlacementOnAPointWins) {
  Game game({.size = BoardSize(1, 3)});
  const Point point = {.row = 0, .column = 1};
  ASSERT_TRUE(game.TrySetUp({{point, Color::kBlack}, {point, Color::kWhite}},
                            Color::kBlack));
  EXPECT_EQ(ToArt(game.board()), ".W.\n");
  EXPECT_EQ(game.FindInconsistency(), "");
  ASSERT_TRUE(game.Undo());
  EXPECT_EQ(ToArt(game.board()), "...\n");
}

TEST(GameTest, SetUpWithoutLibertiesIsRefusedAndChangesNothing) {
  Game game = GameFromArt("B.W\n", kJudge);
  EXPECT_FALSE(game.TrySetUp(
      {{.point = {.row = 0, .column = 1}, .color = Color::kBlack}},
      Color::kBlack));
  EXPECT_EQ(ToArt(game.board()), "B.W\n");
  EXPECT_EQ(game.actions(), 1u);
  EXPECT_EQ(game.FindInconsistency(), "");
}

TEST(GameTest, UndoOfACaptureAllowsItAgain) {
  Game game = GameFromArt(kKo, kJudge, Color::kWhite);
  EXPECT_EQ(White(game, 1, 1), Captures(1));
  ASSERT_TRUE(game.Undo());
  EXPECT_EQ(ToArt(game.board()), kKo);
  EXPECT_EQ(game.next_player(), Color::kWhite);
  EXPECT_EQ(White(game, 1, 1), Captures(1));
}

TEST(GameTest, UndoForgetsThePosition) {
  Game game({.size = BoardSize(1, 3), .rules = kJudge});
  EXPECT_EQ(Black(game, 0, 1), kLegal);
  ASSERT_TRUE(game.Undo());
  EXPECT_EQ(Black(game, 0, 1), kLegal);
  ASSERT_TRUE(game.Undo());
  EXPECT_FALSE(game.Undo());
}

// Nothing of a game is left in the next, whose board is another.
TEST(GameTest, StartForgetsEverything) {
  Game game({.size = BoardSize(3, 4), .rules = kJudge});
  for (int round = 0; round < 3; ++round) {
    for (const RuleSet rules : AllRuleSets()) {
      game.Start({.size = BoardSize(2, 3), .rules = rules});
      EXPECT_EQ(ToArt(game.board()), "...\n...\n");
      EXPECT_EQ(Black(game, 0, 0), kLegal);
      EXPECT_EQ(game.actions(), 1u);
      game.Start({.size = BoardSize(4, 1), .rules = rules});
      EXPECT_EQ(Black(game, 0, 0), kLegal);
      EXPECT_EQ(Black(game, 3, 0), kLegal);
    }
  }
}

TEST(GameTest, CopyIsAnotherGame) {
  Game game = GameFromArt(kKo, kJudge, Color::kWhite);
  Game copy = game;
  EXPECT_EQ(White(copy, 1, 1), Captures(1));
  EXPECT_EQ(Black(copy, 1, 2), kRepetition);
  EXPECT_EQ(ToArt(game.board()), kKo);
  EXPECT_EQ(White(game, 1, 1), Captures(1));
}

}  // namespace
}  // namespace superko
