// Random games on small boards, in which all engines must agree on every
// outcome and every board, and all counts on every string.
//
// Boards are of 1x1 to 5x5, so that captures, suicides and repetitions are
// common; how many were met is asserted, so that the test cannot pass by
// meeting none.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include "gtest/gtest.h"
#include "reference/board_art.h"
#include "reference/every_engine.h"
#include "reference/outcome_text.h"
#include "reference/recursive_count.h"
#include "reference/scanned_blocks.h"
#include "reference/string_count.h"
#include "reference/tagged_strings.h"

namespace reference {
namespace {

constexpr std::uint64_t kSeed = 20;
constexpr int kGames = 1000;
constexpr int kMovesPerGame = 60;

constexpr RepetitionRule kRepetitionRules[] = {
    RepetitionRule::kNone, RepetitionRule::kSimple, RepetitionRule::kPositional,
    RepetitionRule::kSituational};
constexpr SuicideRule kSuicideRules[] = {SuicideRule::kForbidden,
                                         SuicideRule::kAllowed};

// What the games have shown.
struct Witness {
  int legal = 0;
  int occupied = 0;
  int suicides_refused = 0;
  int suicides_allowed = 0;
  int own_strings_of_several = 0;  // Of the allowed suicides.
  // By rule of suicide, then of repetition: where suicide is allowed, most come
  // from it.
  std::array<std::array<int, 4>, 2> repetitions = {};
  int captures = 0;
  int captures_of_five = 0;
  int passes = 0;
  int set_ups = 0;
  int set_ups_refused = 0;
};

// Numbers without the distributions of the standard library, which differ from
// one library to the next.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : random_(seed) {}

  // From 0 to sides - 1.
  int Roll(int sides) {
    return static_cast<int>(random_() % static_cast<std::uint64_t>(sides));
  }

  Stone RollPlayer() { return Roll(2) == 0 ? Stone::kBlack : Stone::kWhite; }

 private:
  std::mt19937_64 random_;
};

// The counts as block scan and liberty map see strings.
std::vector<StringCount> CountByScan(const std::vector<Stone>& board, int rows,
                                     int columns) {
  const int width = columns + 2;
  std::vector<Stone> cells(static_cast<std::size_t>((rows + 2) * width),
                           kBorder);
  std::vector<std::size_t> cell_of;
  for (std::size_t point = 0; point < board.size(); ++point) {
    const int row = static_cast<int>(point) / columns;
    const int column = static_cast<int>(point) % columns;
    cell_of.push_back(static_cast<std::size_t>((row + 1) * width + column + 1));
    cells[cell_of.back()] = board[point];
  }
  std::vector<StringCount> by_cell(cells.size());
  for (const Block& block :
       ScanBlocks(cells, static_cast<std::size_t>(width))) {
    for (const std::size_t stone : block.stones) {
      by_cell[stone] = {static_cast<int>(block.stones.size()),
                        static_cast<int>(block.liberties.count())};
    }
  }
  std::vector<StringCount> counts;
  for (const std::size_t cell : cell_of) counts.push_back(by_cell[cell]);
  return counts;
}

std::vector<StringCount> CountByTags(const std::vector<Stone>& board, int rows,
                                     int columns) {
  TaggedStrings strings(rows, columns);
  for (std::size_t point = 0; point < board.size(); ++point) {
    if (board[point] != Stone::kEmpty) strings.Place(point, board[point]);
  }
  std::vector<StringCount> counts(board.size());
  for (const TaggedStrings::Tag tag : strings.Tags()) {
    for (const TaggedStrings::Point stone : strings.StonesOf(tag)) {
      counts[stone] = {static_cast<int>(strings.StonesOf(tag).size()),
                       static_cast<int>(strings.LibertiesOf(tag).size())};
    }
  }
  return counts;
}

class EngineAgreementTest : public testing::Test {
 protected:
  EngineAgreementTest() {
    for (const EngineMaker& maker : EveryEngine()) {
      engines_.push_back(maker.make());
    }
  }

  void PlayOneGame(int game) {
    rows_ = 1 + dice_.Roll(5);
    columns_ = 1 + dice_.Roll(5);
    rules_ = {kSuicideRules[game % 2], kRepetitionRules[game / 2 % 4]};
    Stone player = dice_.RollPlayer();
    for (const auto& engine : engines_) {
      engine->Start(rows_, columns_, rules_, player);
    }
    for (int move = 0; move < kMovesPerGame; ++move) {
      MakeOneMove(player);
      CompareBoards();
      if (move % 8 == 0) CompareCounts();
      if (HasFailure()) return;
      // Now and then a player moves twice.
      if (dice_.Roll(10) > 0) player = Opponent(player);
    }
  }

  void MakeOneMove(Stone player) {
    switch (dice_.Roll(40)) {
      case 0:
      case 1:
        return PassAll(player);
      case 2:
        return SetUpAll();
      default:
        return PlayAll(player);
    }
  }

  void PlayAll(Stone player) {
    const int row = dice_.Roll(rows_);
    const int column = dice_.Roll(columns_);
    const Outcome outcome = engines_[0]->Play(player, row, column);
    for (std::size_t other = 1; other < engines_.size(); ++other) {
      EXPECT_EQ(engines_[other]->Play(player, row, column), outcome);
    }
    Count(outcome);
  }

  void PassAll(Stone player) {
    for (const auto& engine : engines_) engine->Pass(player);
    ++witness_.passes;
  }

  void SetUpAll() {
    std::vector<Placement> placements;
    for (int left = dice_.Roll(5); left > 0; --left) {
      constexpr Stone kStones[] = {Stone::kEmpty, Stone::kBlack, Stone::kWhite};
      placements.push_back(
          {dice_.Roll(rows_), dice_.Roll(columns_), kStones[dice_.Roll(3)]});
    }
    const Stone next_to_move = dice_.RollPlayer();
    const bool is_set_up = engines_[0]->SetUp(placements, next_to_move);
    for (std::size_t other = 1; other < engines_.size(); ++other) {
      EXPECT_EQ(engines_[other]->SetUp(placements, next_to_move), is_set_up);
    }
    ++(is_set_up ? witness_.set_ups : witness_.set_ups_refused);
  }

  void CompareBoards() {
    const std::vector<Stone>& board = engines_[0]->board();
    for (const auto& engine : engines_) {
      EXPECT_TRUE(engine->board() == board)
          << ToArt(engine->board(), columns_) << "instead of\n"
          << ToArt(board, columns_);
    }
  }

  void CompareCounts() {
    const std::vector<Stone>& board = engines_[0]->board();
    const std::vector<StringCount> counts =
        CountStrings(board, rows_, columns_);
    EXPECT_TRUE(counts == CountStringsRecursively(board, rows_, columns_));
    EXPECT_TRUE(counts == CountByScan(board, rows_, columns_));
    EXPECT_TRUE(counts == CountByTags(board, rows_, columns_));
  }

  void Count(const Outcome& outcome) {
    switch (outcome.answer) {
      case Answer::kLegal:
        ++witness_.legal;
        break;
      case Answer::kOccupied:
        ++witness_.occupied;
        break;
      case Answer::kSuicide:
        ++witness_.suicides_refused;
        break;
      case Answer::kRepetition:
        ++RepetitionsSeen(rules_);
        break;
    }
    witness_.suicides_allowed += outcome.own_removed > 0 ? 1 : 0;
    witness_.own_strings_of_several += outcome.own_removed > 1 ? 1 : 0;
    witness_.captures += outcome.captured > 0 ? 1 : 0;
    witness_.captures_of_five += outcome.captured >= 5 ? 1 : 0;
  }

  int& RepetitionsSeen(const Rules& rules) {
    return witness_.repetitions[static_cast<std::size_t>(rules.suicide)]
                               [static_cast<std::size_t>(rules.repetition)];
  }

  std::vector<std::unique_ptr<Engine>> engines_;
  Dice dice_{kSeed};
  int rows_ = 0;
  int columns_ = 0;
  Rules rules_;
  Witness witness_;
};

TEST_F(EngineAgreementTest, AllEnginesAgreeOnRandomGames) {
  for (int game = 0; game < kGames; ++game) {
    PlayOneGame(game);
    ASSERT_FALSE(HasFailure()) << "seed " << kSeed << ", game " << game;
  }
  for (const SuicideRule suicide : kSuicideRules) {
    const bool is_allowed = suicide == SuicideRule::kAllowed;
    const auto seen = [&](RepetitionRule rule) {
      return RepetitionsSeen({suicide, rule});
    };
    EXPECT_EQ(seen(RepetitionRule::kNone), 0);
    EXPECT_GE(seen(RepetitionRule::kSimple), 30);
    EXPECT_GE(seen(RepetitionRule::kPositional), is_allowed ? 700 : 150);
    EXPECT_GE(seen(RepetitionRule::kSituational), is_allowed ? 700 : 150);
  }
  EXPECT_GE(witness_.legal, 12000);
  EXPECT_GE(witness_.occupied, 12000);
  EXPECT_GE(witness_.suicides_refused, 1200);
  EXPECT_GE(witness_.suicides_allowed, 1200);
  EXPECT_GE(witness_.own_strings_of_several, 300);
  EXPECT_GE(witness_.captures, 2400);
  EXPECT_GE(witness_.captures_of_five, 240);
  EXPECT_GE(witness_.passes, 1200);
  EXPECT_GE(witness_.set_ups, 300);
  EXPECT_GE(witness_.set_ups_refused, 300);
}

}  // namespace
}  // namespace reference
