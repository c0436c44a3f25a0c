#include "core/rules/history.h"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "core/rules/history_play.h"

namespace superko {
namespace {

constexpr Point kStone = {.row = 0, .column = 0};

// A board whose last row spells a number in white stones, and its history. The
// stone of kStone stands at every odd position, so that the play which puts it
// back makes the position of that number once more.
class Counter {
 public:
  explicit Counter(int key_bits) : history_(key_bits) {
    history_.Start(Repetition::kPositional, board_, Color::kBlack, 0);
  }

  void Show(int number, Color stone) {
    std::vector<Change> changes;
    const auto set = [&](Point point, Color color) {
      changes.emplace_back(board_.grid().Index(point), board_.at(point), color);
    };
    set(kStone, stone);
    for (int bit = 0; bit < 9; ++bit) {
      set({.row = 2, .column = static_cast<std::uint8_t>(bit)},
          ((number >> bit) & 1) == 1 ? Color::kWhite : Color::kEmpty);
    }
    Change* const room = history_.MakeRoom(changes.size());
    Change* const end = std::copy(changes.begin(), changes.end(), room);
    board_.Apply(room, end);
    history_.Append(History::Action::kSetUp, Color::kBlack, board_, end);
  }

  std::optional<std::uint32_t> FindRepeated() const {
    const PointIndex index = board_.grid().Index(kStone);
    Board::Removal removal;
    const std::uint32_t repeated =
        history_
            .Find({.board = board_,
                   .player = Color::kBlack,
                   .index = index,
                   .effect = board_.Foresee(Color::kBlack, index, removal)})
            .repeated;
    if (repeated == History::kNone) return std::nullopt;
    return repeated;
  }

  History& history() { return history_; }

 private:
  Board board_{BoardSize(3, 9)};
  History history_;
};

void ExpectEveryDistanceFound(int key_bits) {
  Counter counter(key_bits);
  constexpr int kNumbers = 200;
  for (int number = 0; number < kNumbers; ++number) {
    counter.Show(number, Color::kBlack);
    counter.Show(number + 1, Color::kEmpty);
    EXPECT_EQ(counter.FindRepeated(), std::nullopt) << number;
  }
  for (int number = kNumbers - 1; number >= 0; --number) {
    counter.Show(number, Color::kEmpty);
    EXPECT_EQ(counter.FindRepeated(),
              static_cast<std::uint32_t>(2 * number + 1))
        << number;
  }
}

TEST(HistoryTest, FindsPositionsAtEveryDistance) {
  ExpectEveryDistanceFound(64);
}

TEST(HistoryTest, FindsThemAmongPositionsWithTheSameKey) {
  ExpectEveryDistanceFound(1);
}

TEST(HistoryTest, AnswersTheLatestOfEqualPositions) {
  Counter counter(64);
  for (int round = 0; round < 3; ++round) counter.Show(5, Color::kBlack);
  counter.Show(5, Color::kEmpty);
  EXPECT_EQ(counter.FindRepeated(), 3u);
}

TEST(HistoryTest, ForgetsWhatIsRemoved) {
  Counter counter(64);
  for (int number = 0; number < 100; ++number) {
    counter.Show(number, Color::kBlack);
    counter.Show(number, Color::kEmpty);
    EXPECT_EQ(counter.history().size(), 3u);
    EXPECT_TRUE(counter.FindRepeated().has_value());
    counter.history().RemoveLast();
    counter.history().RemoveLast();
    EXPECT_FALSE(counter.FindRepeated().has_value());
    EXPECT_EQ(counter.history().size(), 1u);
  }
}

TEST(HistoryTest, MovesSinceLeavesSetUpsOut) {
  Board board(BoardSize(2, 2));
  History history;
  history.Start(Repetition::kPositional, board, Color::kBlack, 0);
  const auto append = [&](History::Action action) {
    history.Append(action, Color::kWhite, board, history.MakeRoom());
  };
  append(History::Action::kPass);
  append(History::Action::kSetUp);
  append(History::Action::kPass);
  append(History::Action::kSetUp);
  EXPECT_EQ(history.MovesSince(0), 2u);
  EXPECT_EQ(history.MovesSince(1), 1u);
  EXPECT_EQ(history.MovesSince(2), 1u);
  EXPECT_EQ(history.MovesSince(3), 0u);
  EXPECT_EQ(history.MovesSince(4), 0u);
}

}  // namespace
}  // namespace superko
