// ReplayComparer: plays a record on references, and compares what they say of
// its last move with what core did.
//
// Ownership: owns its engines; keeps their memory.
// Threads:   one owner.

#ifndef SUPERKO_TOOLS_PERFT_REPLAY_COMPARER_H_
#define SUPERKO_TOOLS_PERFT_REPLAY_COMPARER_H_

#include <memory>
#include <optional>
#include <vector>

#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "tools/engine/engine.h"
#include "tools/harness/difference.h"

namespace superko {

class ReplayComparer {
 public:
  explicit ReplayComparer(const std::vector<EngineFactory>& references);

  // What core said of the record's last move, and the board after it.
  struct Subject {
    MoveAnswer answer;
    absl::Span<const Color> board;
  };

  // The first reference that says something else. REQUIRES: there is a move.
  std::optional<Difference> Compare(const GameRecord& record,
                                    const Subject& subject);

 private:
  std::optional<DifferenceKind> KindOf(const Subject& subject) const;
  Difference Describe(DifferenceKind kind, const GameRecord& record,
                      const Subject& subject, const Engine& engine) const;

  std::vector<std::unique_ptr<Engine>> engines_;
  Transcript transcript_;  // Of the engine asked last.
  absl::Status status_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_PERFT_REPLAY_COMPARER_H_
