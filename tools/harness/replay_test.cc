#include "tools/harness/replay.h"

#include <string>

#include <gtest/gtest.h>

#include "tools/harness/testing.h"

namespace superko {
namespace {

constexpr Color kB = Color::kBlack;
constexpr Color kW = Color::kWhite;
constexpr Color kE = Color::kEmpty;

// White takes a stone in the corner; Black's last play is on it.
GameRecord CaptureRecord() {
  return {.size = BoardSize(2, 2),
          .rules = {},
          .first_player = kB,
          .moves = {PlayMove(kB, {0, 0}), PlayMove(kW, {0, 1}), PassMove(kB),
                    PlayMove(kW, {1, 0}), PlayMove(kB, {1, 0})}};
}

// Core, but silent after a number of moves.
class TiringEngine : public Engine {
 public:
  explicit TiringEngine(int moves) : moves_left_(moves) {}

  absl::string_view name() const override { return "tiring"; }
  absl::Status Start(const GameRecord& record) override {
    return core_->Start(record);
  }
  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    moves_left_ -= static_cast<int>(moves.size());
    if (moves_left_ < 0) return absl::UnavailableError("it went to sleep");
    return core_->Play(moves, transcript);
  }

 private:
  int moves_left_;
  std::unique_ptr<Engine> core_ = MakeCoreEngine();
};

TEST(ReplayTest, KeepsEveryAnswerAndEveryBoard) {
  const auto engine = MakeCoreEngine();
  const Replay replay = PlayThrough(*engine, CaptureRecord(), {});
  EXPECT_EQ(replay.engine, "core");
  EXPECT_EQ(replay.skipped, 0);
  EXPECT_EQ(replay.board_before, std::vector<Color>(4, kE));
  ASSERT_EQ(replay.answers.size(), 5);
  EXPECT_EQ(replay.answers[3].captured, 1);
  EXPECT_EQ(replay.answers[4].verdict, Verdict::kOccupied);
  ASSERT_EQ(replay.boards.size(), 5);
  EXPECT_EQ(replay.boards[2], (std::vector<Color>{kB, kW, kE, kE}));
  EXPECT_EQ(replay.boards[3], (std::vector<Color>{kE, kW, kW, kE}));
  EXPECT_EQ(replay.boards[4], replay.boards[3]);
  EXPECT_EQ(replay.failure, "");
}

TEST(ReplayTest, KeepsTheLastMovesOfALongRecord) {
  const auto engine = MakeCoreEngine();
  const Replay replay =
      PlayThrough(*engine, CaptureRecord(), {.moves_kept_max = 2});
  EXPECT_EQ(replay.skipped, 3);
  EXPECT_EQ(replay.board_before, (std::vector<Color>{kB, kW, kE, kE}));
  ASSERT_EQ(replay.answers.size(), 2);
  EXPECT_EQ(replay.answers[0].captured, 1);
  EXPECT_EQ(replay.boards[1], (std::vector<Color>{kE, kW, kW, kE}));
}

TEST(ReplayTest, AFailureLeavesTheAnswersBeforeIt) {
  TiringEngine engine(2);
  const Replay replay = PlayThrough(engine, CaptureRecord(), {});
  EXPECT_EQ(replay.answers.size(), 2);
  EXPECT_EQ(replay.boards.size(), 2);
  EXPECT_EQ(replay.failure, "it went to sleep");
}

TEST(ReplayTest, KeepsTheLastOfSeveralPlays) {
  TiringEngine engine(7);
  const Replay replay = PlayThrough(engine, CaptureRecord(), {.plays = 2});
  EXPECT_EQ(replay.answers.size(), 2);
  EXPECT_EQ(replay.failure, "it went to sleep");
}

TEST(ReplayTest, AFailureEndsTheRowOfPlays) {
  TiringEngine engine(3);
  EXPECT_EQ(PlayThrough(engine, CaptureRecord(), {.plays = 2}).answers.size(),
            3);
}

TEST(ReplayTest, EachEngineOfALineupIsNew) {
  const ReplayFunction replay = ReplayOn(
      {MakeCoreEngine, [] { return std::make_unique<TiringEngine>(5); }});
  for (int i = 0; i < 2; ++i) {
    const std::vector<Replay> replays = replay(CaptureRecord(), 1);
    ASSERT_EQ(replays.size(), 2);
    EXPECT_EQ(replays[0].engine, "core");
    EXPECT_EQ(replays[1].engine, "tiring");
    EXPECT_EQ(replays[1].failure, "");
    EXPECT_EQ(replays[1].boards, replays[0].boards);
  }
}

}  // namespace
}  // namespace superko
