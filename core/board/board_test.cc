#include "core/board/board.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/split_mix.h"
#include "core/board/board_play.h"
#include "core/board/zobrist.h"
#include "core/testing/board_art.h"

namespace superko {
namespace {

// What a play did; the board is changed.
struct Made {
  std::uint64_t key_after = 0;
  Board::Removal removal;
  std::vector<Change> changes;

  int captured_strings() const {
    return removal.is_suicide ? 0 : removal.strings;
  }
};

std::string Consistency(const Board& board) {
  const std::string inconsistency = board.FindInconsistency();
  return inconsistency.empty() ? "consistent" : inconsistency;
}

// Makes a plain play in the quick way on a board of its own.
void ExpectSameQuickly(Board board, Color player, PointIndex index,
                       Lanes beside, const Board& expected) {
  if (!board.AddStone(player, index, beside,
                      board.KeyWithStone(player, index))) {
    board.MergeBeside(player, index, beside);
  }
  EXPECT_EQ(ToArt(board), ToArt(expected));
  EXPECT_EQ(board.key(), expected.key());
  EXPECT_EQ(Consistency(board), "consistent");
}

// Makes a play in two steps, which must foresee what Foresee does.
Made Make(Board& board, Color player, Point point) {
  const PointIndex index = board.grid().Index(point);
  Board::Removal foreseen;
  const Board::Effect effect = board.Foresee(player, index, foreseen);
  Made made;
  const Board::Begun begun = board.Begin(player, index);
  const Board::Effect full =
      board.FullEffect(player, index, begun.beside, made.removal);
  EXPECT_EQ(full.key_after, effect.key_after);
  EXPECT_EQ(full.IsSuicide(), effect.IsSuicide());
  EXPECT_EQ(made.removal.strings, foreseen.strings);
  const Board before = board;
  std::array<Change, kPointsMax> changes;
  const Change* end =
      board.Finish(player, index, begun.beside, full, changes.data());
  made.key_after = full.key_after;
  if (begun.is_plain) {
    EXPECT_EQ(full.removal, nullptr);
    ExpectSameQuickly(before, player, index, begun.beside, board);
  }
  made.changes.assign(static_cast<const Change*>(changes.data()), end);
  return made;
}

TEST(BoardTest, ArtIsReadAndWritten) {
  const Board board = BoardFromArt(
      ".BW\n"
      "..B\n");
  EXPECT_EQ(board.size(), BoardSize(2, 3));
  EXPECT_EQ(board.at(Point{.row = 0, .column = 1}), Color::kBlack);
  EXPECT_EQ(board.at(Point{.row = 0, .column = 2}), Color::kWhite);
  EXPECT_EQ(ToArt(board),
            ".BW\n"
            "..B\n");
}

TEST(BoardTest, NewBoardIsEmpty) {
  const Board board(BoardSize(2, 2));
  EXPECT_EQ(board.key(), 0u);
  EXPECT_EQ(ToArt(board),
            "..\n"
            "..\n");
  EXPECT_FALSE(board.HasStringWithoutLiberties());
}

TEST(BoardTest, ClearForgetsStonesAndChangesTheSize) {
  Board board = BoardFromArt(
      "BBBB\n"
      "BBBB\n"
      "BBB.\n");
  board.Clear(BoardSize(3, 2));
  EXPECT_EQ(board.key(), 0u);
  EXPECT_EQ(ToArt(board),
            "..\n"
            "..\n"
            "..\n");
  EXPECT_EQ(Consistency(board), "consistent");
}

TEST(BoardTest, PlainPlayAddsOneStone) {
  Board board(BoardSize(2, 2));
  const Made made = Make(board, Color::kWhite, {.row = 1, .column = 0});
  EXPECT_FALSE(made.removal.is_suicide);
  EXPECT_EQ(made.captured_strings(), 0);
  EXPECT_EQ(made.key_after, board.key());
  EXPECT_EQ(made.changes.size(), 1u);
  EXPECT_EQ(ToArt(board),
            "..\n"
            "W.\n");
}

TEST(BoardTest, CaptureInTheCorner) {
  Board board = BoardFromArt(
      "WB.\n"
      "...\n");
  EXPECT_EQ(Make(board, Color::kBlack, {.row = 1, .column = 0}).changes.size(),
            2u);
  EXPECT_EQ(ToArt(board),
            ".B.\n"
            "B..\n");
}

// One stone takes the last liberty of two white strings at once.
TEST(BoardTest, OneMoveCapturesTwoStrings) {
  Board board = BoardFromArt(
      ".BW.WB.\n"
      "..B.B..\n");
  EXPECT_EQ(
      Make(board, Color::kBlack, {.row = 0, .column = 3}).captured_strings(),
      2);
  EXPECT_EQ(ToArt(board),
            ".B.B.B.\n"
            "..B.B..\n");
  EXPECT_EQ(Consistency(board), "consistent");
}

TEST(BoardTest, OneMoveCapturesFourStrings) {
  Board board = BoardFromArt(
      "..B..\n"
      ".BWB.\n"
      "BW.WB\n"
      ".BWB.\n"
      "..B..\n");
  EXPECT_EQ(
      Make(board, Color::kBlack, {.row = 2, .column = 2}).captured_strings(),
      4);
  EXPECT_EQ(ToArt(board),
            "..B..\n"
            ".B.B.\n"
            "B.B.B\n"
            ".B.B.\n"
            "..B..\n");
  EXPECT_EQ(Consistency(board), "consistent");
}

// A string beside the play on three sides is one string, captured once.
TEST(BoardTest, StringTouchedThreeTimesIsCapturedOnce) {
  Board board = BoardFromArt(
      ".BBBB.\n"
      "BWWWWB\n"
      "BW.BWB\n"
      "BWWWWB\n"
      ".BBBB.\n");
  const Made made = Make(board, Color::kBlack, {.row = 2, .column = 2});
  EXPECT_EQ(made.captured_strings(), 1);
  EXPECT_EQ(made.changes.size(), 11u);
  EXPECT_EQ(ToArt(board),
            ".BBBB.\n"
            "B....B\n"
            "B.BB.B\n"
            "B....B\n"
            ".BBBB.\n");
  EXPECT_EQ(Consistency(board), "consistent");
}

TEST(BoardTest, StringWithAnotherLibertyStays) {
  Board board = BoardFromArt(
      ".BB.\n"
      "BWW.\n"
      ".BB.\n");
  EXPECT_EQ(
      Make(board, Color::kBlack, {.row = 1, .column = 3}).captured_strings(),
      1);
  Board other = BoardFromArt(
      ".BB.\n"
      ".WW.\n"
      ".BB.\n");
  EXPECT_EQ(
      Make(other, Color::kBlack, {.row = 1, .column = 3}).captured_strings(),
      0);
}

TEST(BoardTest, CaptureComesBeforeSuicide) {
  Board board = BoardFromArt(
      ".WB\n"
      "WB.\n"
      "B..\n");
  const Made made = Make(board, Color::kBlack, {.row = 0, .column = 0});
  EXPECT_FALSE(made.removal.is_suicide);
  EXPECT_EQ(made.captured_strings(), 2);
  EXPECT_EQ(ToArt(board),
            "B.B\n"
            ".B.\n"
            "B..\n");
}

// The stone and both strings it joins go; the stone never stood there.
TEST(BoardTest, SuicideRemovesEveryStringItJoins) {
  Board board = BoardFromArt(
      "B.BW\n"
      "WWWW\n"
      "....\n");
  const Made made = Make(board, Color::kBlack, {.row = 0, .column = 1});
  EXPECT_TRUE(made.removal.is_suicide);
  EXPECT_EQ(made.key_after, board.key());
  EXPECT_EQ(made.changes.size(), 2u);
  EXPECT_EQ(ToArt(board),
            "...W\n"
            "WWWW\n"
            "....\n");
  EXPECT_EQ(Consistency(board), "consistent");
}

TEST(BoardTest, SuicideOfOneStoneChangesNothing) {
  Board board = BoardFromArt(
      ".W\n"
      "W.\n");
  const std::uint64_t key = board.key();
  const Made made = Make(board, Color::kBlack, {.row = 0, .column = 0});
  EXPECT_TRUE(made.removal.is_suicide);
  EXPECT_TRUE(made.changes.empty());
  EXPECT_EQ(board.key(), key);
  EXPECT_EQ(ToArt(board),
            ".W\n"
            "W.\n");
}

TEST(BoardTest, JoiningAStringWithLibertiesIsNoSuicide) {
  const Board board = BoardFromArt(
      ".BW\n"
      "WB.\n"
      "...\n");
  Board::Removal removal;
  EXPECT_FALSE(board
                   .Foresee(Color::kBlack,
                            board.grid().Index({.row = 0, .column = 0}),
                            removal)
                   .IsSuicide());
}

TEST(BoardTest, APlayThatIsAbandonedLeavesNoTrace) {
  const std::string art =
      ".BW\n"
      "WB.\n"
      "...\n";
  Board board = BoardFromArt(art);
  const std::uint64_t key = board.key();
  const PointIndex index = board.grid().Index({.row = 1, .column = 2});
  board.Begin(Color::kBlack, index);
  board.Abandon(index);
  EXPECT_EQ(ToArt(board), art);
  EXPECT_EQ(board.key(), key);
  EXPECT_EQ(Consistency(board), "consistent");
}

TEST(BoardTest, CountsStonesAndLiberties) {
  const Board board = BoardFromArt(
      "BB.W\n"
      "B..W\n"
      "....\n");
  const auto count = [&](int row, int column) {
    return board.CountString(board.grid().Index(
        {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)}));
  };
  EXPECT_EQ(count(0, 0), (Board::StringCount{.stones = 3, .liberties = 3}));
  EXPECT_EQ(count(1, 0), (Board::StringCount{.stones = 3, .liberties = 3}));
  EXPECT_EQ(count(0, 3), (Board::StringCount{.stones = 2, .liberties = 3}));
  EXPECT_EQ(count(2, 2), (Board::StringCount{.stones = 0, .liberties = 0}));
  EXPECT_EQ(
      board.CountString(board.grid().Index({.row = 1, .column = 0})).stones, 3);
}

TEST(BoardTest, StringWithoutLibertiesIsSeen) {
  EXPECT_TRUE(BoardFromArt("BW.\n").HasStringWithoutLiberties());
  EXPECT_TRUE(BoardFromArt("B\n").HasStringWithoutLiberties());
  EXPECT_FALSE(BoardFromArt("B.W\n").HasStringWithoutLiberties());
}

TEST(BoardTest, CopyColorsGoesRowByRow) {
  const Board board = BoardFromArt(
      "B.\n"
      ".W\n"
      "..\n");
  std::array<Color, 6> colors;
  board.CopyColors(colors.data());
  EXPECT_EQ(colors, (std::array<Color, 6>{Color::kBlack, Color::kEmpty,
                                          Color::kEmpty, Color::kWhite,
                                          Color::kEmpty, Color::kEmpty}));
}

TEST(BoardTest, RevertUndoesACaptureAndRebuildsStrings) {
  const std::string before =
      ".BBB.\n"
      "BWWWB\n"
      ".BB.B\n";
  Board board = BoardFromArt(before);
  const std::uint64_t key = board.key();
  const Made made = Make(board, Color::kBlack, {.row = 2, .column = 3});
  board.Revert(made.changes.data(), made.changes.data() + made.changes.size());
  EXPECT_EQ(ToArt(board), before);
  EXPECT_EQ(board.key(), key);
  EXPECT_EQ(Consistency(board), "consistent");
}

// The stone that held two strings together goes.
TEST(BoardTest, RevertSplitsAString) {
  Board board = BoardFromArt("BB.BB.\n");
  const Made made = Make(board, Color::kBlack, {.row = 0, .column = 2});
  EXPECT_EQ(
      board.CountString(board.grid().Index({.row = 0, .column = 0})).stones, 5);
  board.Revert(made.changes.data(), made.changes.data() + made.changes.size());
  EXPECT_EQ(
      board.CountString(board.grid().Index({.row = 0, .column = 0})).stones, 2);
  EXPECT_EQ(Consistency(board), "consistent");
}

// Every way to fill a small board with stones, dead ones included.
TEST(BoardTest, EveryPositionOfASmallBoardCanBeSetUp) {
  for (int code = 0; code < 3 * 3 * 3 * 3 * 3 * 3; ++code) {
    std::string art = "...\n...\n";
    int rest = code;
    for (char& letter : art) {
      if (letter == '\n') continue;
      letter = ".BW"[rest % 3];
      rest /= 3;
    }
    const Board board = BoardFromArt(art);
    ASSERT_EQ(ToArt(board), art);
    ASSERT_EQ(Consistency(board), "consistent") << art;
  }
}

// Random changes, all at once, then taken back.
TEST(BoardTest, ApplyAndRevertAgreeOnRandomChanges) {
  SplitMix64 random(7);
  for (const BoardSize size :
       {BoardSize(1, 1), BoardSize(5, 4), BoardSize(19, 19), BoardSize(52, 52),
        BoardSize(1, 52), BoardSize(52, 1)}) {
    Board board(size);
    for (int round = 0; round < 50; ++round) {
      const std::string before = ToArt(board);
      std::string after = before;
      std::vector<Change> changes;
      for (int i = 0; i < size.points() / 2 + 1; ++i) {
        const Point point = size.PointAt(static_cast<int>(
            random.Below(static_cast<std::uint32_t>(size.points()))));
        char& letter = after.at(static_cast<std::size_t>(
            point.row * (size.columns() + 1) + point.column));
        const auto to = static_cast<Color>(random.Below(3));
        const Color from = letter == 'B'   ? Color::kBlack
                           : letter == 'W' ? Color::kWhite
                                           : Color::kEmpty;
        changes.emplace_back(board.grid().Index(point), from, to);
        letter = ColorLetter(to);
      }
      const Change* const begin = changes.data();
      board.Apply(begin, begin + changes.size());
      ASSERT_EQ(ToArt(board), after);
      ASSERT_EQ(Consistency(board), "consistent");
      board.Revert(begin, begin + changes.size());
      ASSERT_EQ(ToArt(board), before);
      ASSERT_EQ(Consistency(board), "consistent");
      board.Apply(begin, begin + changes.size());
    }
  }
}

}  // namespace
}  // namespace superko
