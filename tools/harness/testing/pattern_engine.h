// An engine for tests that is wrong whenever the game so far has a certain
// look.

#ifndef SUPERKO_TOOLS_HARNESS_TESTING_PATTERN_ENGINE_H_
#define SUPERKO_TOOLS_HARNESS_TESTING_PATTERN_ENGINE_H_

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "core/record/game_record.h"
#include "tools/engine/core_engine.h"
#include "tools/harness/comparer.h"

namespace superko {

// Whether the game shows the fault at its last move.
using Pattern = std::function<bool(const GameRecord& so_far)>;

// Core, but for the number of captures where the pattern holds.
class PatternEngine : public Engine {
 public:
  explicit PatternEngine(Pattern pattern)
      : pattern_(std::move(pattern)), core_(MakeCoreEngine()) {}

  absl::string_view name() const override { return "pattern"; }
  absl::Status Start(const GameRecord& record) override {
    so_far_ = record;
    so_far_.moves.clear();
    return core_->Start(record);
  }
  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    const absl::Status status = core_->Play(moves, transcript);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      so_far_.moves.push_back(moves[i]);
      if (pattern_(so_far_)) transcript.answers[i].captured = 9999;
    }
    return status;
  }

 private:
  Pattern pattern_;
  GameRecord so_far_;
  std::unique_ptr<Engine> core_;
};

inline Lineup LineupWrongWhere(const Pattern& pattern) {
  return {[pattern] { return std::make_unique<PatternEngine>(pattern); },
          MakeCoreEngine};
}

inline std::size_t Count(const GameRecord& record, const Move& move) {
  return static_cast<std::size_t>(
      std::count(record.moves.begin(), record.moves.end(), move));
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_TESTING_PATTERN_ENGINE_H_
