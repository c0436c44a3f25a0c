#include "tools/contest/program_engine.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/record/judge_writer.h"
#include "tools/contest/answer_compare.h"
#include "tools/contest/right_answer.h"

namespace superko {
namespace {

class ToldEngine : public Engine {
 public:
  ToldEngine(std::string name, absl::StatusOr<SaidAnswer> answer)
      : name_(std::move(name)), answer_(std::move(answer)) {}

  absl::string_view name() const override { return name_; }

  absl::Status Start(const GameRecord& /*record*/) override {
    played_ = 0;
    return answer_.status();
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      transcript.answers[i] = answer_->moves[played_++];
      const bool is_last = played_ == answer_->moves.size();
      transcript.has_board[i] = is_last && !answer_->board.empty();
      if (!transcript.has_board[i]) continue;
      std::copy(answer_->board.begin(), answer_->board.end(),
                transcript.board(i).begin());
    }
    return absl::OkStatus();
  }

 protected:
  void Say(absl::StatusOr<SaidAnswer> answer) { answer_ = std::move(answer); }

 private:
  std::string name_;
  absl::StatusOr<SaidAnswer> answer_;
  std::size_t played_ = 0;  // Moves of the record.
};

class ProgramEngine : public ToldEngine {
 public:
  ProgramEngine(std::string name, std::shared_ptr<const ProgramOptions> options)
      : ToldEngine(std::move(name), SaidAnswer{}),
        options_(std::move(options)) {}

  absl::Status Start(const GameRecord& record) override {
    const absl::string_view obstacle = StrictJudgeObstacle(record);
    Say(obstacle.empty()
            ? Ask(record)
            : absl::UnimplementedError(absl::StrCat(
                  "not as the judge problem promises: ", obstacle)));
    return ToldEngine::Start(record);
  }

 private:
  absl::StatusOr<SaidAnswer> Ask(const GameRecord& record) {
    std::string input;
    AppendJudgeHeader(1, input);
    AppendJudgeInput(record, input);
    const absl::StatusOr<ProgramRun> run = RunProgram(*options_, input);
    if (absl::IsCancelled(run.status())) {
      return absl::UnimplementedError(run.status().message());
    }
    if (!run.ok()) return absl::AbortedError(run.status().message());
    if (run->verdict != JudgeVerdict::kAccepted) {
      return JudgeVerdictStatus(run->verdict, run->reason);
    }
    right_.Play(record);
    std::string answer;
    right_.AppendText(answer);
    const auto difference = CompareAnswers(answer, run->output);
    const std::size_t lines = AnswerLength(right_, record.size);
    if (difference.has_value() &&
        (difference->is_presentation || difference->line > lines)) {
      return absl::DataLossError(DifferenceWords(*difference));
    }
    return ReadSaidAnswer(right_, record.size, AnswerLines(run->output));
  }

  std::shared_ptr<const ProgramOptions> options_;
  RightAnswer right_;
};

}  // namespace

std::unique_ptr<Engine> MakeProgramEngine(
    std::string name, std::shared_ptr<const ProgramOptions> options) {
  return std::make_unique<ProgramEngine>(std::move(name), std::move(options));
}

std::unique_ptr<Engine> MakeToldEngine(std::string name,
                                       absl::StatusOr<SaidAnswer> answer) {
  return std::make_unique<ToldEngine>(std::move(name), std::move(answer));
}

}  // namespace superko
