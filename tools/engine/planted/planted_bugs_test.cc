// Each bug shows in a short game, and the right answer stands beside it.

#include "tools/engine/planted/planted_bugs.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tools/engine/reference_engine.h"
#include "tools/harness/comparer.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

struct ShortGame {
  absl::string_view bug;
  BoardSize size;
  absl::string_view rules;
  absl::string_view moves;  // The bug shows at the last.
  Verdict right = Verdict::kLegal;
  Verdict wrong = Verdict::kLegal;
};

constexpr Verdict kLegal = Verdict::kLegal;
constexpr Verdict kSuicide = Verdict::kSuicide;
constexpr Verdict kRepetition = Verdict::kRepetition;

// Where both verdicts are the same, captures or boards differ.
const ShortGame kShortGames[] = {
    {"simple-ko", BoardSize(1, 2), "judge",
     "B 1 1, W 1 2, B pass, W pass, B 1 1", kRepetition, kLegal},
    {"previous-position-only", BoardSize(1, 2), "tromp-taylor",
     "B 1 1, W 1 2, W 1 1", kRepetition, kLegal},
    {"history-of-eight", BoardSize(3, 3), "tromp-taylor",
     "B 1 1, B 1 2, B 1 3, B 2 1, B 2 2, B 2 3, B 3 1, B 3 2, B 3 3",
     kRepetition, kLegal},
    {"situational-for-positional", BoardSize(1, 1), "tromp-taylor", "B 1 1",
     kRepetition, kLegal},
    {"positional-for-situational", BoardSize(1, 1), "new-zealand", "B 1 1",
     kLegal, kRepetition},
    {"hash-of-20-bits", BoardSize(13, 17), "judge",
     "B 1 1, B 2 8, W 1 14, B 2 15, B 2 17, W 3 8, B 3 2, W 4 16, B 3 16, "
     "W 5 6, B 3 17, W 6 10, B 5 5, W 11 15, B 5 16, W 13 1, B 5 17",
     kLegal, kRepetition},
    {"captured-toggled-twice", BoardSize(1, 2), "judge", "B 1 1, W 1 2, B 1 1",
     kRepetition, kLegal},
    {"refused-in-history", BoardSize(1, 2), "japanese",
     "B 1 1, W 1 2, B 1 1, B 1 1", kRepetition, kLegal},
    {"refused-on-board", BoardSize(1, 1), "judge", "B 1 1", kSuicide, kSuicide},
    {"refused-ends-turn", BoardSize(1, 2), "japanese",
     "B 1 1, W 1 2, B 1 2, B 1 1", kRepetition, kLegal},
    {"own-string-first", BoardSize(1, 2), "judge", "B 1 1, W 1 2", kLegal,
     kSuicide},
    {"one-string-captured", BoardSize(1, 3), "judge", "B 1 1, B 1 3, W 1 2"},
    {"only-single-suicide-refused", BoardSize(1, 2),
     "suicide=forbidden,repetition=none", "B 1 1, B 1 2", kSuicide, kLegal},
    {"suicide-called-repetition", BoardSize(1, 1), "judge", "B 1 1", kSuicide,
     kRepetition},
    {"snapback-called-ko", BoardSize(2, 2), "japanese",
     "B 1 1, W 1 2, W 2 2, W 2 1, B 1 1", kLegal, kRepetition},
    {"capture-of-one-called-ko", BoardSize(2, 4),
     "suicide=allowed,repetition=simple", "B 1 1, W 1 2, W 2 1, B 1 1", kLegal,
     kRepetition},
    {"rows-and-columns-swapped", BoardSize(2, 3), "judge", "B 2 1"},
    {"wrap-around", BoardSize(2, 2), "judge", "B 1 1, W 1 2, B 2 2"},
    {"pseudo-liberties", BoardSize(2, 2), "judge", "B 1 1, B 1 2, B 2 1, W 2 2",
     kLegal, kSuicide},
    {"merge-counts-twice", BoardSize(2, 2), "judge",
     "B 1 1, B 1 2, B 2 1, W 2 2", kLegal, kSuicide},
    {"relabelled-in-part", BoardSize(1, 5), "judge",
     "B 1 1, B 1 4, B 1 3, B 1 2, W 1 5", kLegal, kSuicide},
    {"liberties-not-given-back", BoardSize(2, 3), "judge",
     "B 1 1, W 2 1, B 2 2, W 1 2"},
    {"start-not-in-history", BoardSize(1, 1), "tromp-taylor", "B 1 1",
     kRepetition, kLegal},
    {"pass-clears-history", BoardSize(1, 2), "judge",
     "B 1 1, W 1 2, B pass, B 1 1", kRepetition, kLegal},
    {"pass-adds-no-situation", BoardSize(1, 3), "new-zealand",
     "B 1 2, W pass, W 1 1", kRepetition, kLegal},
    {"pass-keeps-ko", BoardSize(1, 2), "japanese",
     "B 1 1, W 1 2, B pass, B 1 1", kLegal, kRepetition},
    {"set-up-clears-history", BoardSize(1, 2), "judge",
     "B 1 1, set . 1 1, set end B, B 1 1", kRepetition, kLegal},
};

std::optional<Difference> DifferenceOf(absl::string_view bug,
                                       const GameRecord& record,
                                       int plays = 1) {
  Comparer comparer({FindPlantedBug(bug)->make, MakeFloodFillEngine}, {});
  Witnesses witnesses;
  for (int play = 1; play < plays; ++play) {
    EXPECT_FALSE(comparer.Compare(record, witnesses).has_value()) << bug;
  }
  return comparer.Compare(record, witnesses);
}

// A play on every point that `is_stone` names, row by row.
template <typename IsStone>
void PlayWhere(Color player, const IsStone& is_stone, GameRecord& record) {
  for (int i = 0; i < record.size.points(); ++i) {
    const Point point = record.size.PointAt(i);
    if (is_stone(point)) record.moves.push_back(PlayMove(player, point));
  }
}

TEST(PlantedBugsTest, NamesAreUniqueAndNameTheEngine) {
  std::set<absl::string_view> names;
  for (const PlantedBug& bug : PlantedBugs()) {
    EXPECT_TRUE(names.insert(bug.name).second) << bug.name;
    EXPECT_EQ(bug.make()->name(), "planted:" + std::string(bug.name));
    EXPECT_EQ(FindPlantedBug(bug.name), &bug);
  }
  EXPECT_EQ(FindPlantedBug("no such bug"), nullptr);
  EXPECT_GE(names.size(), 26u);
}

TEST(PlantedBugsTest, EachShowsAtTheEndOfItsShortGame) {
  for (const ShortGame& game : kShortGames) {
    ASSERT_NE(FindPlantedBug(game.bug), nullptr) << game.bug;
    GameRecord record = RecordOf(game.size, game.moves);
    record.rules = *ParseRuleSet(game.rules);
    const auto difference = DifferenceOf(game.bug, record);
    ASSERT_TRUE(difference.has_value()) << game.bug;
    EXPECT_EQ(difference->move + 1, record.moves.size()) << game.bug;
    EXPECT_EQ(difference->truth.answer.verdict, game.right) << game.bug;
    EXPECT_EQ(difference->subject.answer.verdict, game.wrong) << game.bug;
  }
}

TEST(PlantedBugsTest, NoResetShowsInTheSecondGame) {
  const GameRecord record = RecordOf(BoardSize(2, 2), "B 1 1");
  EXPECT_FALSE(DifferenceOf("no-reset", record, 1).has_value());
  EXPECT_TRUE(DifferenceOf("no-reset", record, 2).has_value());
}

// A comb of 52 rows has more than 256 liberties; White takes them one by one.
TEST(PlantedBugsTest, LibertiesIn8BitsShowsOnAComb) {
  GameRecord record = {.size = BoardSize(52, 52)};
  const auto is_comb = [](Point point) {
    return point.column == 0 || point.row % 3 == 1;
  };
  const auto is_liberty = [&](Point point) {
    return !is_comb(point) && (point.row % 3 == 0 || point.row % 3 == 2);
  };
  PlayWhere(Color::kBlack, is_comb, record);
  PlayWhere(Color::kWhite, is_liberty, record);
  EXPECT_TRUE(DifferenceOf("liberties-in-8-bits", record).has_value());
}

// One string fills 17 rows of 17 and then has no liberty.
TEST(PlantedBugsTest, StonesIn8BitsShowsOnALargeString) {
  GameRecord record = {.size = BoardSize(17, 17)};
  PlayWhere(
      Color::kBlack, [](Point) { return true; }, record);
  EXPECT_TRUE(DifferenceOf("stones-in-8-bits", record).has_value());
}

TEST(PlantedBugsTest, EveryBugHasAShortGameOrATestOfItsOwn) {
  std::set<absl::string_view> shown = {"no-reset", "liberties-in-8-bits",
                                       "stones-in-8-bits"};
  for (const ShortGame& game : kShortGames) shown.insert(game.bug);
  for (const PlantedBug& bug : PlantedBugs()) {
    EXPECT_EQ(shown.count(bug.name), 1u) << bug.name;
  }
}

}  // namespace
}  // namespace superko
