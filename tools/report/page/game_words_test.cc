#include "tools/report/page/game_words.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

constexpr BoardSize kSize(19, 19);

TEST(GameWordsTest, CountsHaveAPlural) {
  EXPECT_EQ(CountWords(1, "move"), "1 move");
  EXPECT_EQ(CountWords(0, "move"), "0 moves");
  EXPECT_EQ(CountWords(1234, "move"), "1,234 moves");
}

TEST(GameWordsTest, PointsHaveTheirGtpNameWhereThereIsOne) {
  EXPECT_EQ(PointWords({2, 8}, kSize), "row 3, column 9 (J17)");
  EXPECT_EQ(PointWords({0, 25}, BoardSize(1, 26)), "row 1, column 26");
}

TEST(GameWordsTest, SaysEachKindOfMove) {
  EXPECT_EQ(MoveWords(PlayMove(Color::kBlack, {2, 1}), kSize),
            "Black plays row 3, column 2 (B17)");
  EXPECT_EQ(MoveWords(PassMove(Color::kWhite), kSize), "White passes");
  Move set = PlayMove(Color::kWhite, {0, 0});
  set.kind = MoveKind::kSetStone;
  EXPECT_EQ(MoveWords(set, kSize),
            "Set-up puts White on row 1, column 1 (A19)");
  set.color = Color::kEmpty;
  EXPECT_EQ(MoveWords(set, kSize), "Set-up empties row 1, column 1 (A19)");
  set.kind = MoveKind::kEndSetUp;
  set.color = Color::kBlack;
  EXPECT_EQ(MoveWords(set, kSize), "Set-up ends, Black to move");
}

TEST(GameWordsTest, SaysEachAnswerToAPlay) {
  const Move play = PlayMove(Color::kBlack, {0, 0});
  EXPECT_EQ(AnswerWords(play, {}), "legal");
  EXPECT_EQ(AnswerWords(play, {.captured = 2}), "legal, 2 captured");
  EXPECT_EQ(AnswerWords(play, {.verdict = Verdict::kOccupied}),
            "refused: occupied");
  EXPECT_EQ(AnswerWords(play, {.verdict = Verdict::kRepetition}),
            "refused: repetition");
  EXPECT_EQ(AnswerWords(play, {.verdict = Verdict::kRepetition, .cycle = 1}),
            "refused: repetition of the position 1 move ago");
  EXPECT_EQ(AnswerWords(play, {.verdict = Verdict::kRepetition, .cycle = 6}),
            "refused: repetition of the position 6 moves ago");
}

TEST(GameWordsTest, SaysWhatBecameOfOtherMoves) {
  EXPECT_EQ(AnswerWords(PassMove(Color::kBlack), {}), "passed");
  Move set;
  set.kind = MoveKind::kSetStone;
  EXPECT_EQ(AnswerWords(set, {}), "set");
  set.kind = MoveKind::kEndSetUp;
  EXPECT_EQ(AnswerWords(set, {}), "set-up accepted");
  EXPECT_EQ(AnswerWords(set, {.verdict = Verdict::kSuicide}),
            "refused: a string without liberties");
}

}  // namespace
}  // namespace superko
