// For tests of the harness: an engine that is wrong on command, a source of
// given records, a listener that remembers.

#ifndef SUPERKO_TOOLS_HARNESS_TESTING_H_
#define SUPERKO_TOOLS_HARNESS_TESTING_H_

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tools/engine/core_engine.h"
#include "tools/engine/engine.h"
#include "tools/harness/run.h"
#include "tools/harness/source.h"

namespace superko {

// Core, but for what `Spoil` does to its answers after each move.
class SpoiltEngine : public Engine {
 public:
  struct Spoils {
    std::function<void(Move, MoveAnswer&, absl::Span<Color>)> answer = nullptr;
    std::function<void(absl::Span<StringCount>)> counts = nullptr;
    std::string inconsistency = "";
    absl::Status failure = absl::OkStatus();
  };

  explicit SpoiltEngine(Spoils spoils)
      : spoils_(std::move(spoils)), core_(MakeCoreEngine()) {}

  absl::string_view name() const override { return "spoilt"; }
  absl::Status Start(const GameRecord& record) override {
    return core_->Start(record);
  }
  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    const absl::Status status = core_->Play(moves, transcript);
    for (std::size_t i = 0; spoils_.answer && i < moves.size(); ++i) {
      spoils_.answer(moves[i], transcript.answers[i], transcript.board(i));
    }
    return spoils_.failure.ok() ? status : spoils_.failure;
  }
  bool CountStrings(absl::Span<StringCount> counts) override {
    core_->CountStrings(counts);
    if (spoils_.counts) spoils_.counts(counts);
    return true;
  }
  std::string FindInconsistency() override { return spoils_.inconsistency; }

 private:
  Spoils spoils_;
  std::unique_ptr<Engine> core_;
};

inline EngineFactory MakeSpoilt(SpoiltEngine::Spoils spoils) {
  return [spoils] { return std::make_unique<SpoiltEngine>(spoils); };
}

// Gives the records one a batch, as cases 1, 2, ...
class ListSource : public Source {
 public:
  explicit ListSource(std::vector<GameRecord> records)
      : records_(std::move(records)) {}

  bool Next(Batch& batch) override {
    if (next_ == records_.size()) return false;
    Case& added = batch.Add();
    added.record = records_[next_];
    added.number = ++next_;
    return true;
  }
  std::string CommandFor(const Case& which) const override {
    return "show " + std::to_string(which.number);
  }

 private:
  std::vector<GameRecord> records_;
  std::size_t next_ = 0;
};

class RememberingListener : public RunListener {
 public:
  void OnFinding(const Finding& finding) override {
    findings.push_back(finding);
  }
  void OnInputError(const absl::Status& error) override {
    errors.push_back(error);
  }
  void OnProgress(const RunSummary& so_far) override {
    games_seen.push_back(so_far.witnesses.games);
  }

  std::vector<Finding> findings;
  std::vector<absl::Status> errors;
  std::vector<std::uint64_t> games_seen;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_TESTING_H_
