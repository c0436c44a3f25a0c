// Comparer: plays one record on several engines at once and finds the first
// difference between the first of them, the subject, and any other.
//
// Compared at every move: verdict, stones captured, the whole board. Compared
// at the end of a record, or with `deep` at every move: stones and liberties of
// every string, and the subject's state against itself; with `deep` every
// engine's.
//
// Ownership: owns its engines and transcripts; keeps their memory.
// Threads:   one owner, a worker.

#ifndef SUPERKO_TOOLS_HARNESS_COMPARER_H_
#define SUPERKO_TOOLS_HARNESS_COMPARER_H_

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/record/game_record.h"
#include "tools/engine/engine.h"
#include "tools/harness/difference.h"
#include "tools/harness/witnesses.h"

namespace superko {

// The first makes the subject.
using Lineup = std::vector<EngineFactory>;

class Comparer {
 public:
  struct Options {
    bool deep = false;
  };

  // REQUIRES: at least one engine in `lineup`; one alone is compared with none.
  Comparer(const Lineup& lineup, Options options);

  // Plays `record` until its end or the first difference, and adds what the
  // subject did to `witnesses`, or the last engine if the subject is terse. If
  // an engine saves boards, a difference is looked for again with all of them.
  std::optional<Difference> Compare(const GameRecord& record,
                                    Witnesses& witnesses);

 private:
  struct Player {
    std::unique_ptr<Engine> engine;
    Transcript transcript;
    std::vector<StringCount> counts;
    absl::Status status;
  };

  std::optional<Difference> CompareOnce(const GameRecord& record,
                                        Witnesses& witnesses);
  bool SavesBoards() const;
  const Player& Witness() const;
  std::optional<Difference> CompareRun(const GameRecord& record,
                                       std::size_t begin, std::size_t count);
  std::optional<Difference> CompareState(const GameRecord& record,
                                         std::size_t move);
  std::optional<Difference> FindFailure(std::size_t begin,
                                        std::size_t count) const;
  absl::Span<const Color> BoardBefore(std::size_t index) const;
  std::optional<DifferenceKind> KindAt(std::size_t index,
                                       const Player& other) const;
  Difference Describe(DifferenceKind kind, std::size_t move, std::size_t index,
                      const Player& other) const;
  void Blame(const Player& player, absl::string_view failure,
             Difference& difference) const;
  Side DescribeSide(const Player& player, std::size_t index) const;
  absl::Span<const Color> BoardAfter(std::size_t index) const;
  void RememberBoard(std::size_t count);

  Options options_;
  std::vector<Player> players_;
  std::vector<Color> board_before_run_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_COMPARER_H_
