#include "tools/engine/planted/planted_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace superko {
namespace {

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

// A board from rows of '.', 'B' and 'W', all of one length.
PlantedBoard BoardOf(const std::vector<std::string>& rows,
                     Fault fault = Fault::kNone) {
  PlantedBoard board(fault);
  board.Start(BoardSize(static_cast<int>(rows.size()),
                        static_cast<int>(rows[0].size())));
  std::vector<Color> colors;
  for (const std::string& row : rows) {
    for (const char letter : row) {
      colors.push_back(letter == '.'   ? Color::kEmpty
                       : letter == 'B' ? kBlack
                                       : kWhite);
    }
  }
  EXPECT_TRUE(board.TrySetUp(colors));
  return board;
}

std::string TextOf(absl::Span<const Color> colors) {
  std::string text;
  for (const Color color : colors) text += ColorLetter(color);
  return text;
}

// Plays as foreseen, and checks that all ways to the result agree.
int Play(PlantedBoard& board, Color player, std::size_t index) {
  const PlantedBoard::Effect effect = board.Foresee(player, index);
  std::vector<Color> after(board.colors().size());
  board.CopyAfter(player, index, effect, absl::MakeSpan(after));
  const int removed = board.Commit(player, index, effect);
  EXPECT_EQ(TextOf(after), TextOf(board.colors()));
  EXPECT_EQ(effect.key_after, board.key());
  return removed;
}

TEST(PlantedBoardTest, MergesStringsAndCountsSharedLibertiesOnce) {
  PlantedBoard board = BoardOf({"B.B", "...", "..."});
  EXPECT_EQ(board.LibertiesAt(0), 2);
  Play(board, kBlack, 1);
  EXPECT_EQ(board.LibertiesAt(0), 3);
  EXPECT_EQ(board.LibertiesAt(2), 3);
}

TEST(PlantedBoardTest, CapturesSeveralStringsAndGivesLibertiesBack) {
  PlantedBoard board = BoardOf({"W.W", "BWB", ".B."});
  EXPECT_EQ(board.LibertiesAt(3), 1);
  EXPECT_EQ(Play(board, kBlack, 1), 3);
  EXPECT_EQ(TextOf(board.colors()), ".B.B.B.B.");
  EXPECT_EQ(board.LibertiesAt(3), 3);
  EXPECT_EQ(board.LibertiesAt(1), 3);
}

TEST(PlantedBoardTest, RemovesTheOwnStringBySuicide) {
  PlantedBoard board = BoardOf({"B.W", "WW."});
  EXPECT_TRUE(board.Foresee(kBlack, 1).is_suicide);
  EXPECT_EQ(Play(board, kBlack, 1), 2);
  EXPECT_EQ(TextOf(board.colors()), "..WWW.");
  EXPECT_EQ(board.LibertiesAt(2), 2);
}

TEST(PlantedBoardTest, EqualPositionsHaveEqualKeys) {
  PlantedBoard board = BoardOf({"..", ".."});
  Play(board, kBlack, 0);
  const std::uint64_t key = board.key();
  Play(board, kWhite, 1);
  EXPECT_NE(board.key(), key);
  Play(board, kWhite, 2);  // Captures.
  EXPECT_EQ(BoardOf({".W", "W."}).key(), board.key());
}

TEST(PlantedBoardTest, RefusesASetUpWithoutLibertyAndKeepsTheBoard) {
  PlantedBoard board = BoardOf({"B.", ".."});
  const std::uint64_t key = board.key();
  const std::vector<Color> full(4, kBlack);
  EXPECT_FALSE(board.TrySetUp(full));
  EXPECT_EQ(TextOf(board.colors()), "B...");
  EXPECT_EQ(board.key(), key);
  EXPECT_EQ(board.LibertiesAt(0), 2);
}

TEST(PlantedBoardTest, StartForgetsStonesAndTakesAnotherSize) {
  PlantedBoard board = BoardOf({"BB", ".."});
  board.Start(BoardSize(1, 3));
  EXPECT_EQ(TextOf(board.colors()), "...");
  Play(board, kWhite, 1);
  EXPECT_EQ(board.LibertiesAt(1), 2);
}

TEST(PlantedBoardTest, PseudoLibertiesAreCountedForEachStone) {
  EXPECT_EQ(BoardOf({"BB.", "B..", "..."}).LibertiesAt(0), 3);
  EXPECT_EQ(
      BoardOf({"BB.", "B..", "..."}, Fault::kPseudoLiberties).LibertiesAt(0),
      4);
}

}  // namespace
}  // namespace superko
