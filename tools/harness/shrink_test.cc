// The shrinker as a whole, on patterns and on every planted bug.

#include "tools/harness/shrink.h"

#include <gtest/gtest.h>

#include <iostream>

#include "core/generate/generator.h"
#include "tools/engine/planted/planted_bugs.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/record_order.h"
#include "tools/harness/record_text.h"
#include "tools/harness/testing/pattern_engine.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

struct Found {
  std::uint64_t game = 0;
  GameRecord record;
  Difference difference;
};

// The first generated game that shows a difference.
Found FindFirst(const Lineup& lineup) {
  constexpr std::uint64_t kGamesMax = 20'000;
  Comparer comparer(lineup, {});
  Generator generator(GenerateOptions{});
  Witnesses witnesses;
  Found found;
  for (found.game = 1; found.game <= kGamesMax; ++found.game) {
    generator.Generate(found.game, found.record);
    auto difference = comparer.Compare(found.record, witnesses);
    if (!difference.has_value()) continue;
    found.difference = *std::move(difference);
    return found;
  }
  ADD_FAILURE() << "no difference in " << kGamesMax << " games";
  return found;
}

Shrunk ShrinkPattern(const GameRecord& record, const Pattern& pattern,
                     const ShrinkOptions& options = {}) {
  const Lineup lineup = LineupWrongWhere(pattern);
  Comparer comparer(lineup, {});
  Witnesses witnesses;
  const auto difference = comparer.Compare(record, witnesses);
  EXPECT_TRUE(difference.has_value());
  if (!difference.has_value()) return {};
  return Shrink(lineup, record, *difference, options);
}

GameRecord LongRecord() {
  GameRecord record = {.size = BoardSize(19, 19)};
  record.rules = {Suicide::kAllowed, Repetition::kSituational};
  for (int i = 0; i < 300; ++i) {
    record.moves.push_back(
        PlayMove(i % 2 == 0 ? Color::kBlack : Color::kWhite,
                 record.size.PointAt((i * 7) % record.size.points())));
  }
  return record;
}

bool HasTenStones(const GameRecord& so_far) {
  return so_far.moves.size() >= 10 &&
         so_far.moves.back().kind == MoveKind::kPlay;
}

TEST(ShrinkTest, ComesDownToTheSmallestForm) {
  const Shrunk shrunk = ShrinkPattern(LongRecord(), [](const GameRecord& game) {
    return game.moves.size() >= 2 &&
           game.moves[game.moves.size() - 2].kind == MoveKind::kPlay &&
           game.moves.back().kind == MoveKind::kPlay;
  });
  EXPECT_EQ(RecordText(shrunk.record),
            "1x1 suicide=forbidden,repetition=none, B first: B 1 1, W 1 1");
  EXPECT_EQ(shrunk.difference.move, 1u);
  EXPECT_EQ(shrunk.plays, 1);
  EXPECT_TRUE(shrunk.is_complete);
}

TEST(ShrinkTest, StopsAtProbesMaxWithTheBestSoFar) {
  const Shrunk shrunk =
      ShrinkPattern(LongRecord(), HasTenStones, {.probes_max = 5});
  EXPECT_EQ(shrunk.probes, 5u);
  EXPECT_FALSE(shrunk.is_complete);
  EXPECT_TRUE(IsSmaller(shrunk.record, LongRecord()));
}

TEST(ShrinkTest, StopsWhenAsked) {
  int questions = 0;
  const Shrunk shrunk =
      ShrinkPattern(LongRecord(), HasTenStones,
                    {.should_stop = [&questions] { return ++questions > 3; }});
  EXPECT_FALSE(shrunk.is_complete);
  EXPECT_LE(shrunk.probes, 3u);
}

TEST(ShrinkTest, ReturnsWhatIsNotShownAgain) {
  const GameRecord record = RecordOf(BoardSize(2, 2), "B 1 1, W 2 2");
  Difference difference;
  difference.kind = DifferenceKind::kBoard;
  const Shrunk shrunk =
      Shrink(LineupWrongWhere([](const GameRecord&) { return false; }), record,
             difference, {});
  EXPECT_EQ(shrunk.plays, 0);
  EXPECT_EQ(shrunk.record, record);
}

TEST(ShrinkTest, CanonicalKeyTellsKindEnginesAnswersAndRecord) {
  const Shrunk shrunk =
      ShrinkPattern(LongRecord(), [](const GameRecord&) { return true; });
  EXPECT_EQ(CanonicalKey(shrunk.record, shrunk.difference),
            "captured, pattern suicide, core suicide, 1x1 "
            "suicide=forbidden,repetition=none, B first: B 1 1");
}

void ExpectShrinks(const PlantedBug& bug, std::size_t moves_max) {
  const Lineup lineup = {bug.make, MakeFloodFillEngine};
  const Found found = FindFirst(lineup);
  const Shrunk shrunk = Shrink(lineup, found.record, found.difference, {});
  std::cout << bug.name << ": game " << found.game << ", "
            << found.difference.move + 1 << " -> " << shrunk.record.moves.size()
            << " moves, " << shrunk.probes << " probes\n";
  EXPECT_TRUE(AreAlike(shrunk.difference, found.difference)) << bug.name;
  EXPECT_EQ(shrunk.difference.move + 1, shrunk.record.moves.size()) << bug.name;
  EXPECT_TRUE(shrunk.is_complete) << bug.name;
  EXPECT_LE(shrunk.record.moves.size(), moves_max) << bug.name;
}

// Bugs that need a string of 256 stones, as many liberties or a collision of
// keys.
bool IsLarge(const PlantedBug& bug) {
  return bug.name == "liberties-in-8-bits" || bug.name == "stones-in-8-bits" ||
         bug.name == "hash-of-20-bits";
}

TEST(ShrinkTest, MakesPlantedBugsShort) {
  for (const PlantedBug& bug : PlantedBugs()) {
    if (!IsLarge(bug)) ExpectShrinks(bug, 16);
  }
}

TEST(ShrinkTest, MakesLargePlantedBugsShorter) {
  for (const PlantedBug& bug : PlantedBugs()) {
    if (IsLarge(bug)) ExpectShrinks(bug, 300);
  }
}

TEST(ShrinkTest, IsDeterministicAndNeverLarger) {
  for (const absl::string_view name : {"simple-ko", "pseudo-liberties"}) {
    const Lineup lineup = {FindPlantedBug(name)->make, MakeFloodFillEngine};
    const Found found = FindFirst(lineup);
    GameRecord cut = found.record;
    cut.moves.resize(found.difference.move + 1);
    const Shrunk first = Shrink(lineup, found.record, found.difference, {});
    const Shrunk second = Shrink(lineup, found.record, found.difference, {});
    EXPECT_EQ(first.record, second.record);
    EXPECT_EQ(first.probes, second.probes);
    EXPECT_FALSE(IsSmaller(cut, first.record));
    // Nor is there anything left to do.
    const Shrunk again = Shrink(lineup, first.record, first.difference, {});
    EXPECT_EQ(again.record, first.record);
  }
}

TEST(ShrinkTest, ABugThatNeedsAnEarlierGameIsPlayedTwice) {
  const Lineup lineup = {FindPlantedBug("no-reset")->make, MakeFloodFillEngine};
  const Found found = FindFirst(lineup);
  const Shrunk shrunk = Shrink(lineup, found.record, found.difference, {});
  EXPECT_EQ(shrunk.plays, 2);
  EXPECT_EQ(RecordText(shrunk.record),
            "1x2 suicide=forbidden,repetition=positional, B first: B 1 1");
}

}  // namespace
}  // namespace superko
