// What GameJudge says, compared with engines that know nothing of FF[4].

#include <cstdint>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "core/generate/generator.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/comparer.h"
#include "tools/sgf/game_judge.h"
#include "tools/sgf/testing.h"

namespace superko {
namespace {

constexpr std::uint64_t kGames = 1000;

// The board after `player` plays on `point` all the same, by a reference that
// finds the point empty, allows suicide and knows no repetition.
std::vector<Color> Executed(BoardSize size, absl::Span<const Color> before,
                            Color player, Point point) {
  GameRecord record = {
      .size = size,
      .rules = {.suicide = Suicide::kAllowed, .repetition = Repetition::kNone}};
  for (int i = 0; i < size.points(); ++i) {
    const Point at = size.PointAt(i);
    const Color color = before[static_cast<std::size_t>(i)];
    if (color == Color::kEmpty || at == point) continue;
    record.moves.push_back(
        {.kind = MoveKind::kSetStone, .color = color, .point = at});
  }
  record.moves.push_back(
      {.kind = MoveKind::kEndSetUp, .color = player, .point = {}});
  record.moves.push_back(PlayMove(player, point));
  const std::unique_ptr<Engine> engine = MakeLibertyMapEngine();
  Transcript transcript;
  transcript.Reset(size.points(), record.moves.size());
  EXPECT_TRUE(engine->Start(record).ok());
  EXPECT_TRUE(engine->Play(record.moves, transcript).ok());
  const auto after = transcript.board(record.moves.size() - 1);
  return {after.begin(), after.end()};
}

// Plays every record that the judge makes of generated games.
class JudgedGames : public ::testing::Test {
 protected:
  void SetUp() override {
    generator_ = std::make_unique<Generator>(GenerateOptions{.seed = 6});
  }

  void Judge(std::uint64_t index) {
    GameRecord generated;
    generator_->Generate(index, generated);
    game_ = GameOfRecord(generated);
    result_.Clear();
    judge_.Judge(game_, result_);
    judge_.MakeRecord(judge_.line_ends()[0], record_);
  }

  std::unique_ptr<Generator> generator_;
  GameJudge judge_{{.wants_board = true}};
  SgfGame game_;
  GameResult result_;
  GameRecord record_;
};

TEST_F(JudgedGames, EnginesAgreeOnThem) {
  Comparer comparer({MakeCoreEngine, MakeFloodFillEngine}, {});
  Witnesses witnesses;
  std::uint64_t illegal = 0;
  for (std::uint64_t index = 1; index <= kGames; ++index) {
    Judge(index);
    illegal += result_.illegal_plays;
    EXPECT_FALSE(comparer.Compare(record_, witnesses).has_value()) << index;
  }
  EXPECT_GT(illegal, 10'000u);
}

TEST_F(JudgedGames, WhatIsIllegalIsExecutedAsTheReferenceDoes) {
  std::uint64_t executed[kVerdicts] = {};
  for (std::uint64_t index = 1; index <= kGames; ++index) {
    Judge(index);
    if (record_.size.points() > 49 || record_.moves.empty()) continue;
    const std::unique_ptr<Engine> engine = MakeFloodFillEngine();
    Transcript transcript;
    transcript.Reset(record_.size.points(), record_.moves.size());
    ASSERT_TRUE(engine->Start(record_).ok());
    ASSERT_TRUE(engine->Play(record_.moves, transcript).ok());
    std::uint64_t refused = 0;
    for (std::size_t i = 1; i < record_.moves.size(); ++i) {
      const Verdict verdict = transcript.answers[i].verdict;
      const Move move = record_.moves[i];
      if (move.kind != MoveKind::kPlay || verdict == Verdict::kLegal) continue;
      ++refused;
      ++executed[static_cast<int>(verdict)];
      // The next play or end of set-up that leads to the next move.
      std::size_t last = i + 1;
      while (record_.moves[last].kind == MoveKind::kSetStone) ++last;
      if (verdict == Verdict::kRepetition &&
          record_.rules.repetition == Repetition::kSimple) {
        ++last;
      }
      const auto after = transcript.board(last);
      EXPECT_EQ(Executed(record_.size, transcript.board(i - 1), move.color,
                         move.point),
                std::vector<Color>(after.begin(), after.end()))
          << index;
    }
    EXPECT_GE(result_.illegal_plays, refused) << index;
    EXPECT_LE(result_.illegal_plays, refused + 1) << index;
    const auto last = transcript.board(record_.moves.size() - 1);
    EXPECT_EQ(result_.final_board, std::vector<Color>(last.begin(), last.end()))
        << index;
  }
  for (int i = 1; i < kVerdicts; ++i) EXPECT_GT(executed[i], 100u) << i;
}

}  // namespace
}  // namespace superko
