#include "tools/examples/my_board/my_board.h"

#include <gtest/gtest.h>

#include "tools/engine/reference_engine.h"
#include "tools/harness/cpus.h"
#include "tools/harness/random_source.h"
#include "tools/harness/record_text.h"
#include "tools/harness/run.h"
#include "tools/harness/shrink.h"

namespace superko {
namespace {

class MyEngine : public Engine {
 public:
  explicit MyEngine(MyBoard board) : board_(board) {}
  absl::string_view name() const override { return "my-board"; }
  absl::Status Start(const GameRecord& record) override {
    size_ = record.size;
    board_.Reset(size_.columns(), size_.rows());
    return absl::OkStatus();
  }
  absl::Status Play(absl::Span<const Move> moves, Transcript& out) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (moves[i].kind == MoveKind::kPlay) out.answers[i] = Answer(moves[i]);
      for (std::size_t point = 0; point < board_.stones().size(); ++point) {
        const char stone = board_.stones()[point];
        out.board(i)[point] = stone == 'B'   ? Color::kBlack
                              : stone == 'W' ? Color::kWhite
                                             : Color::kEmpty;
      }
    }
    return absl::OkStatus();
  }

 private:
  MoveAnswer Answer(Move move) {
    const char player = move.color == Color::kBlack ? 'B' : 'W';
    const int result = board_.Play(player, size_.Ordinal(move.point));
    if (result < 0) return {.verdict = static_cast<Verdict>(-result)};
    return {.captured = static_cast<std::uint16_t>(result)};
  }

  MyBoard board_;
  BoardSize size_ = kJudgeSize;
};

// The shortest game of the first finding; empty if all agree.
std::string FirstFault(const MyBoard& board, std::uint64_t games) {
  struct : RunListener {
    void OnFinding(const Finding& finding) override { first = finding; }
    void OnInputError(const absl::Status&) override {}
    void OnProgress(const RunSummary&) override {}
    Finding first;
  } listener;
  const Lineup lineup = {[&] { return std::make_unique<MyEngine>(board); },
                         MakeFloodFillEngine};
  RandomSource source({.generate = {.judge_strict = true}, .games = games});
  const RunOptions options = {
      .lineup = lineup, .jobs = UsableCpus(), .stop_after = 1};
  if (RunCases(source, options, listener).findings == 0) return "";
  const Finding& found = listener.first;
  return RecordText(
      Shrink(lineup, found.where.record, found.difference, {}).record);
}

TEST(MyBoardTest, PlaysByTheRules) {
  EXPECT_EQ(FirstFault(MyBoard(), 1000), "");
}

TEST(MyBoardTest, AMistakeIsFoundAndMadeShort) {
  const MyBoard wrong(/*looks_at_suicide=*/false);
  // The last play is suicide of two stones.
  EXPECT_EQ(FirstFault(wrong, 100),
            "2x3 suicide=forbidden,repetition=none, B first: "
            "B 1 1, W 1 2, B 2 2, B 2 3, W 1 3");
}

}  // namespace
}  // namespace superko
