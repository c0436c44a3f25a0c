#include "core/record/judge_play_scan.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

// So much text behind it that a play surely ends within the text.
constexpr absl::string_view kTail = "         ";

std::size_t CountScanned(absl::string_view text, PlayScanRules rules = {}) {
  std::array<Move, 8> plays;
  return ScanPlays(absl::StrCat(text, kTail), rules, absl::MakeSpan(plays))
      .count;
}

TEST(JudgePlayScanTest, EveryPointIsScannedInEachSpelling) {
  for (int i = 0; i < kJudgeSize.points(); ++i) {
    const Point point = kJudgeSize.PointAt(i);
    for (const Color player : {Color::kBlack, Color::kWhite}) {
      for (const char* end : {"\n", " ", "\r\n"}) {
        const std::string text =
            absl::StrCat(player == Color::kBlack ? "B " : "W ", point.row + 1,
                         " ", point.column + 1, end);
        std::array<Move, 1> plays;
        const ScannedPlays scanned =
            ScanPlays(absl::StrCat(text, kTail), {}, absl::MakeSpan(plays));
        ASSERT_EQ(scanned.count, 1u) << text;
        ASSERT_EQ(plays[0], PlayMove(player, point)) << text;
        ASSERT_EQ(scanned.text.bytes, text.size()) << text;
      }
    }
  }
}

TEST(JudgePlayScanTest, AnythingElseStopsIt) {
  for (const char* text :
       {"",         "b 1 1\n",  "X 1 1\n",   "B\t1 1\n",  "B  1 1\n",
        "B 0 1\n",  "B 1 0\n",  "B 20 1\n",  "B 1 20\n",  "B 99 1\n",
        "B 1 1x\n", "B 1 1\t",  "B 100 1\n", "B 1 100\n", "B 1:1\n",
        "B : 1\n",  "B 1 /\n",  "B 1\n1\n",  "\nB 1 1\n", "B 1  1\n",
        "B -1 1\n", "B 001 1\n"}) {
    EXPECT_EQ(CountScanned(text), 0u) << text;
    EXPECT_EQ(CountScanned(absl::StrCat("W 2 2\n", text)), 1u) << text;
  }
}

TEST(JudgePlayScanTest, LinesAreCounted) {
  std::array<Move, 8> plays;
  const ScannedPlays scanned =
      ScanPlays(absl::StrCat("B 1 1\nW 2 2\r\nB 3 3 W 4 4 ", kTail), {},
                absl::MakeSpan(plays));
  EXPECT_EQ(scanned.count, 4u);
  EXPECT_EQ(scanned.text.bytes, 25u);
  EXPECT_EQ(scanned.text.lines, 2);
  EXPECT_EQ(scanned.text.after_line, 12u);
}

TEST(JudgePlayScanTest, StopsBeforeTheEndOfTheText) {
  std::array<Move, 8> plays;
  EXPECT_EQ(ScanPlays("B 1 1\n", {}, absl::MakeSpan(plays)).count, 0u);
  EXPECT_EQ(ScanPlays("B 1 1\nW 19 19\n", {}, absl::MakeSpan(plays)).count, 1u);
}

TEST(JudgePlayScanTest, StopsWhenThereIsNoRoom) {
  std::array<Move, 2> plays;
  EXPECT_EQ(ScanPlays(absl::StrCat("B 1 1\nB 1 1\nB 1 1\n", kTail), {},
                      absl::MakeSpan(plays))
                .count,
            2u);
}

TEST(JudgePlayScanTest, StrictFormStopsAtWhatIsNotStrict) {
  const PlayScanRules strict = {.strict = true};
  EXPECT_EQ(CountScanned("B 1 1\nW 12 19\nB 3 3\n", strict), 3u);
  EXPECT_EQ(CountScanned("W 1 1\nB 1 1\n", strict), 2u);
  EXPECT_EQ(CountScanned("B 1 1\nB 2 2\n", strict), 1u);
  for (const char* text :
       {"W 2 2\r\n", "W 2 2 ", "W 02 2\n", "W 2 02\n", "B 2 2\n"}) {
    EXPECT_EQ(CountScanned(absl::StrCat("B 1 1\n", text), strict), 1u) << text;
  }
  EXPECT_EQ(
      CountScanned("B 1 1\n", {.strict = true, .player_before = Color::kBlack}),
      0u);
}

}  // namespace
}  // namespace superko
