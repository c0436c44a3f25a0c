// Game on seeded random actions, beside a plain model that keeps every
// position as text.

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "core/base/split_mix.h"
#include "core/rules/game.h"
#include "core/testing/board_art.h"

namespace superko {
namespace {

// The stones as ToArt writes them, and the rules applied to that text.
class Model {
 public:
  explicit Model(const Game::Options& options)
      : size_(options.size), rules_(options.rules) {
    std::string board;
    for (int row = 0; row < size_.rows(); ++row) {
      board.append(static_cast<std::size_t>(size_.columns()), '.');
      board += '\n';
    }
    situations_.push_back({board, options.first_player, Color::kEmpty});
  }

  PlayResult Play(Color player, Point point) {
    std::string after = board();
    char& letter = after[At(point.row, point.column)];
    if (letter != '.') return {.verdict = Verdict::kOccupied};
    letter = ColorLetter(player);
    const int captured =
        RemoveWithoutLiberties(after, ColorLetter(Opponent(player)));
    const int own = RemoveWithoutLiberties(after, ColorLetter(player));
    if (own > 0 && rules_.suicide == Suicide::kForbidden) {
      return {.verdict = Verdict::kSuicide};
    }
    if (IsRepetition(after, player)) return {.verdict = Verdict::kRepetition};
    situations_.push_back({after, Opponent(player), player});
    return {.captured = static_cast<std::uint16_t>(captured),
            .own_removed = static_cast<std::uint16_t>(own)};
  }

  void Pass(Color player) {
    situations_.push_back({board(), Opponent(player), Color::kEmpty});
  }

  bool TrySetUp(const std::vector<Placement>& placements, Color next_player) {
    std::string after = board();
    for (const Placement& placement : placements) {
      after[At(placement.point.row, placement.point.column)] =
          ColorLetter(placement.color);
    }
    std::string alive = after;
    if (RemoveWithoutLiberties(alive, 'B') > 0) return false;
    if (RemoveWithoutLiberties(alive, 'W') > 0) return false;
    situations_.push_back({after, next_player, Color::kEmpty});
    return true;
  }

  void Undo() { situations_.pop_back(); }

  const std::string& board() const { return situations_.back().board; }
  Color next_player() const { return situations_.back().next_player; }
  std::size_t actions() const { return situations_.size() - 1; }

 private:
  struct Situation {
    std::string board;
    Color next_player;
    Color played;  // kEmpty if the last action was no play.
  };

  std::size_t At(int row, int column) const {
    return static_cast<std::size_t>(row * (size_.columns() + 1) + column);
  }

  bool IsRepetition(const std::string& after, Color player) const {
    if (rules_.repetition == Repetition::kNone) return false;
    if (rules_.repetition == Repetition::kSimple) {
      return situations_.back().played == Opponent(player) &&
             situations_[situations_.size() - 2].board == after;
    }
    return std::any_of(situations_.begin(), situations_.end(),
                       [&](const Situation& earlier) {
                         return earlier.board == after &&
                                (rules_.repetition == Repetition::kPositional ||
                                 earlier.next_player == Opponent(player));
                       });
  }

  // Stones are alive if they touch an empty point or an own stone that is
  // alive; said again and again until no more are found.
  int RemoveWithoutLiberties(std::string& board, char letter) const {
    std::string alive = board;
    bool changed = true;
    while (changed) {
      changed = false;
      for (int ordinal = 0; ordinal < size_.points(); ++ordinal) {
        const Point point = size_.PointAt(ordinal);
        char& at = alive[At(point.row, point.column)];
        if (at != letter || !TouchesLife(alive, point)) continue;
        at = '+';
        changed = true;
      }
    }
    int removed = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (alive[i] != letter) continue;
      board[i] = '.';
      ++removed;
    }
    return removed;
  }

  bool TouchesLife(const std::string& alive, Point point) const {
    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    return std::any_of(steps, steps + 4, [&](const int* step) {
      const int row = point.row + step[0];
      const int column = point.column + step[1];
      if (!size_.Contains(row, column)) return false;
      const char at = alive[At(row, column)];
      return at == '.' || at == '+';
    });
  }

  BoardSize size_;
  RuleSet rules_;
  std::vector<Situation> situations_;
};

// What a test has met; a test that met nothing has shown nothing.
struct Witnesses {
  int verdicts[kVerdicts] = {};
  int captures = 0;
  int own_removed = 0;
  int set_ups = 0;
  int set_ups_refused = 0;
  int undone = 0;
};

Point RandomPoint(SplitMix64& random, BoardSize size) {
  return size.PointAt(static_cast<int>(
      random.Below(static_cast<std::uint32_t>(size.points()))));
}

Color RandomPlayer(SplitMix64& random) {
  return random.Percent(50) ? Color::kBlack : Color::kWhite;
}

// One random game, and all of it taken back at the end.
class RandomGame {
 public:
  RandomGame(std::uint64_t seed, Game& game, Witnesses& witnesses)
      : random_(seed), game_(game), witnesses_(witnesses) {}

  void Run(const Game::Options& options, int steps) {
    game_.Start(options);
    Model model(options);
    for (int step = 0; step < steps; ++step) {
      Step(model);
      ASSERT_EQ(ToArt(game_.board()), model.board());
      ASSERT_EQ(game_.next_player(), model.next_player());
      ASSERT_EQ(game_.actions(), model.actions());
      ASSERT_EQ(game_.FindInconsistency(), "");
    }
    while (model.actions() > 0) {
      model.Undo();
      ASSERT_TRUE(game_.Undo());
      ++witnesses_.undone;
      ASSERT_EQ(ToArt(game_.board()), model.board());
      ASSERT_EQ(game_.next_player(), model.next_player());
      ASSERT_EQ(game_.FindInconsistency(), "");
    }
    ASSERT_FALSE(game_.Undo());
    ASSERT_EQ(game_.board().key(), 0u);
  }

 private:
  void Step(Model& model) {
    const Color player =
        random_.Percent(90) ? game_.next_player() : RandomPlayer(random_);
    if (random_.Percent(3)) {
      model.Pass(player);
      game_.Pass(player);
    } else if (random_.Percent(2)) {
      SetUp(model);
    } else if (random_.Percent(5) && model.actions() > 0) {
      model.Undo();
      ASSERT_TRUE(game_.Undo());
    } else {
      Play(model, player, RandomPoint(random_, game_.board().size()));
    }
  }

  void Play(Model& model, Color player, Point point) {
    const Verdict judged = game_.Judge(player, point);
    const PlayResult result = game_.Play(player, point);
    ASSERT_EQ(result, model.Play(player, point))
        << VerdictName(result.verdict) << " row " << int{point.row}
        << " column " << int{point.column} << " on\n"
        << model.board();
    ASSERT_EQ(judged, result.verdict);
    ++witnesses_.verdicts[static_cast<int>(result.verdict)];
    witnesses_.captures += result.captured > 0;
    witnesses_.own_removed += result.own_removed > 0;
  }

  void SetUp(Model& model) {
    std::vector<Placement> placements;
    for (std::uint32_t i = random_.Below(4); i > 0; --i) {
      placements.push_back({RandomPoint(random_, game_.board().size()),
                            static_cast<Color>(random_.Below(3))});
    }
    const Color next_player = RandomPlayer(random_);
    const bool accepted = game_.TrySetUp(placements, next_player);
    ASSERT_EQ(accepted, model.TrySetUp(placements, next_player));
    ++(accepted ? witnesses_.set_ups : witnesses_.set_ups_refused);
  }

  SplitMix64 random_;
  Game& game_;
  Witnesses& witnesses_;
};

void RunGames(BoardSize size, int games, int steps, Witnesses& witnesses) {
  Game game({.size = size});
  for (int number = 0; number < games; ++number) {
    for (const RuleSet rules : AllRuleSets()) {
      const auto seed = static_cast<std::uint64_t>(number);
      SCOPED_TRACE(absl::StrCat("size ", size.rows(), "x", size.columns(),
                                ", seed ", seed, ", ", RuleSetText(rules)));
      const Color first = number % 2 == 0 ? Color::kBlack : Color::kWhite;
      RandomGame(seed, game, witnesses)
          .Run({.size = size, .rules = rules, .first_player = first}, steps);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(GameRandomTest, SmallBoardsAgreeWithTheModel) {
  Witnesses witnesses;
  for (int rows = 1; rows <= 6; ++rows) {
    for (int columns = 1; columns <= 6; ++columns) {
      RunGames(BoardSize(rows, columns), 6, 200, witnesses);
      if (HasFatalFailure()) return;
    }
  }
  for (const int count : witnesses.verdicts) EXPECT_GT(count, 10'000);
  EXPECT_GT(witnesses.captures, 5'000);
  EXPECT_GT(witnesses.own_removed, 5'000);
  EXPECT_GT(witnesses.set_ups, 1'000);
  EXPECT_GT(witnesses.set_ups_refused, 200);
  EXPECT_GT(witnesses.undone, 20'000);
}

TEST(GameRandomTest, LongGamesOnTinyBoardsAgreeWithTheModel) {
  Witnesses witnesses;
  for (const BoardSize size :
       {BoardSize(1, 3), BoardSize(2, 2), BoardSize(3, 2), BoardSize(1, 7)}) {
    RunGames(size, 2, 2'000, witnesses);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(witnesses.verdicts[static_cast<int>(Verdict::kRepetition)], 4'000);
}

TEST(GameRandomTest, LargeBoardsAgreeWithTheModel) {
  Witnesses witnesses;
  RunGames(BoardSize(19, 19), 1, 800, witnesses);
  RunGames(BoardSize(1, 52), 1, 400, witnesses);
  RunGames(BoardSize(52, 1), 1, 400, witnesses);
  RunGames(BoardSize(9, 13), 1, 400, witnesses);
  if (HasFatalFailure()) return;
  EXPECT_GT(witnesses.captures, 300);
}

// The model is too slow for the largest board; the board's own check is not.
TEST(GameRandomTest, LargestBoardStaysConsistent) {
  const BoardSize size(52, 52);
  Game game({.size = size});
  SplitMix64 random(5);
  int captured = 0;
  for (int step = 0; step < 20'000; ++step) {
    const Color player = game.next_player();
    captured += game.Play(player, RandomPoint(random, size)).captured;
    if (step % 100 != 0) continue;
    ASSERT_EQ(game.FindInconsistency(), "") << step;
    ASSERT_FALSE(game.board().HasStringWithoutLiberties()) << step;
  }
  EXPECT_GT(captured, 500);
  for (std::size_t left = game.actions(); left > 0; --left) {
    ASSERT_TRUE(game.Undo());
    if (left % 100 != 0) continue;
    ASSERT_EQ(game.FindInconsistency(), "") << left;
  }
  EXPECT_EQ(game.board().key(), 0u);
}

// Keys of a few bits collide at every step; nothing may come of it but time.
TEST(GameRandomTest, ShortKeysGiveTheSameAnswers) {
  int repetitions = 0;
  for (int key_bits = 1; key_bits <= 8; ++key_bits) {
    for (const RuleSet rules : AllRuleSets()) {
      const Game::Options options = {.size = BoardSize(3, 4), .rules = rules};
      Game::Options short_options = options;
      short_options.key_bits = key_bits;
      Game game(options);
      Game short_game(short_options);
      SplitMix64 random(static_cast<std::uint64_t>(key_bits));
      for (int step = 0; step < 600; ++step) {
        const Color player = game.next_player();
        const Point point = RandomPoint(random, options.size);
        if (random.Percent(5)) {
          game.Pass(player);
          short_game.Pass(player);
        }
        ASSERT_EQ(short_game.Judge(player, point), game.Judge(player, point));
        const PlayResult result = game.Play(player, point);
        ASSERT_EQ(short_game.Play(player, point), result);
        ASSERT_EQ(short_game.cycle_length(), game.cycle_length());
        repetitions += result.verdict == Verdict::kRepetition;
      }
      ASSERT_EQ(ToArt(short_game.board()), ToArt(game.board()));
    }
  }
  EXPECT_GT(repetitions, 400);
}

}  // namespace
}  // namespace superko
