#include "core/perft/sequence_count.h"

#include <fstream>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/base/exact_count.h"
#include "core/record/coordinates.h"

namespace superko {
namespace {

std::string CountsText(const PlyCounts& counts) {
  return absl::StrCat(CountText(counts.sequences), " ",
                      CountText(counts.captures), " ",
                      CountText(counts.refused_suicide), " ",
                      CountText(counts.refused_repetition));
}

std::string LastPly(Game& game, Color player, const SequenceOptions& options) {
  return CountsText(CountSequences(game, player, options).back());
}

struct KnownCount {
  BoardSize size = kJudgeSize;
  RuleSet rules;
  SequenceOptions options;
  std::string counts;
};

KnownCount ParseKnownCount(absl::string_view line) {
  const std::vector<std::string> fields = absl::StrSplit(line, '\t');
  KnownCount known;
  EXPECT_EQ(fields.size(), 9u) << line;
  known.size = *ParseBoardSize(fields[0]);
  known.rules = *ParseRuleSet(fields[1]);
  known.options.passes = fields[2] == "yes";
  EXPECT_TRUE(absl::SimpleAtoi(fields[3], &known.options.depth)) << line;
  known.counts =
      absl::StrCat(fields[4], " ", fields[5], " ", fields[6], " ", fields[7]);
  return known;
}

// Each line of counts.txt says who computed it.
TEST(SequenceCountTest, AgreesWithEveryKnownNumber) {
  std::ifstream file(
      absl::StrCat(SUPERKO_SOURCE_DIR, "/core/perft/counts.txt"));
  int checked = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const KnownCount known = ParseKnownCount(line);
    Game game({.size = known.size, .rules = known.rules});
    EXPECT_EQ(LastPly(game, Color::kBlack, known.options), known.counts)
        << line;
    ++checked;
  }
  EXPECT_GT(checked, 300);
}

TEST(SequenceCountTest, EveryDepthHasItsRow) {
  Game game({.size = BoardSize(4, 4)});
  const std::vector<PlyCounts> counts =
      CountSequences(game, Color::kBlack, {.depth = 4});
  ASSERT_EQ(counts.size(), 4u);
  EXPECT_EQ(CountsText(counts[0]), "16 0 0 0");
  EXPECT_EQ(CountsText(counts[1]), "240 0 0 0");
  EXPECT_EQ(CountsText(counts[2]), "3360 8 0 0");
  EXPECT_EQ(CountsText(counts[3]), "43576 208 112 0");
}

TEST(SequenceCountTest, NoDepthHasNoRow) {
  Game game({.size = BoardSize(3, 3)});
  EXPECT_TRUE(CountSequences(game, Color::kBlack, {.depth = 0}).empty());
}

TEST(SequenceCountTest, TwoPassesEndASequence) {
  Game game({.size = BoardSize(1, 1)});
  const std::vector<PlyCounts> counts =
      CountSequences(game, Color::kBlack, {.depth = 4, .passes = true});
  EXPECT_EQ(CountsText(counts[0]), "1 0 1 0");
  EXPECT_EQ(CountsText(counts[1]), "1 0 1 0");
  EXPECT_EQ(CountsText(counts[2]), "0 0 0 0");
  EXPECT_EQ(CountsText(counts[3]), "0 0 0 0");
}

TEST(SequenceCountTest, APassBeforeTheFirstMoveCounts) {
  Game game({.size = BoardSize(1, 1)});
  game.Pass(Color::kBlack);
  const std::vector<PlyCounts> counts = CountSequences(
      game, Color::kWhite, {.depth = 2, .passes = true, .after_pass = true});
  EXPECT_EQ(CountsText(counts[0]), "1 0 1 0");
  EXPECT_EQ(CountsText(counts[1]), "0 0 0 0");
}

//   . B W .      Black has just taken a stone between the four. If White took
//   B . B W      back there, the position before would be repeated.
//   . B W .
TEST(SequenceCountTest, TheHistoryBeforeCounts) {
  Game game({.size = BoardSize(3, 4)});
  const auto play = [&](Color color, int row, int column) {
    const Point point = {static_cast<std::uint8_t>(row),
                         static_cast<std::uint8_t>(column)};
    ASSERT_EQ(game.Play(color, point).verdict, Verdict::kLegal);
  };
  play(Color::kBlack, 0, 1);
  play(Color::kWhite, 0, 2);
  play(Color::kBlack, 1, 0);
  play(Color::kWhite, 1, 3);
  play(Color::kBlack, 2, 1);
  play(Color::kWhite, 2, 2);
  play(Color::kWhite, 1, 1);
  play(Color::kBlack, 1, 2);
  const std::size_t actions = game.actions();
  EXPECT_EQ(LastPly(game, Color::kWhite, {.depth = 1}), "2 0 2 1");
  // Without the history White may take.
  std::vector<Placement> placements;
  Game other({.size = BoardSize(3, 4)});
  for (int i = 0; i < 12; ++i) {
    const Point point = game.board().size().PointAt(i);
    placements.push_back({.point = point, .color = game.board().at(point)});
  }
  ASSERT_TRUE(other.TrySetUp(placements, Color::kWhite));
  EXPECT_EQ(LastPly(other, Color::kWhite, {.depth = 1}), "3 1 2 0");
  // The game is as it was.
  EXPECT_EQ(game.actions(), actions);
  EXPECT_EQ(game.FindInconsistency(), "");
}

TEST(PlyCountsTest, SumsAreWeightedAndSayWhenTheyDoNotFit) {
  PlyCounts sum = {.sequences = 1};
  const PlyCounts term = {.sequences = 5,
                          .captures = 1,
                          .refused_suicide = 2,
                          .refused_repetition = 3};
  ASSERT_TRUE(TryAddCounts(term, 8, sum));
  EXPECT_EQ(CountsText(sum), "41 8 16 24");
  sum.refused_repetition = absl::Uint128Max() - 23;
  EXPECT_FALSE(TryAddCounts(term, 8, sum));
}

}  // namespace
}  // namespace superko
