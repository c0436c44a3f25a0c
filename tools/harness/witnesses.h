// Witnesses: counters of what a run really exercised.
//
// A run without findings is worth as much as its witnesses: no difference among
// games without one capture says nothing about captures.

#ifndef SUPERKO_TOOLS_HARNESS_WITNESSES_H_
#define SUPERKO_TOOLS_HARNESS_WITNESSES_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"

#include "core/record/game_record.h"
#include "tools/engine/engine.h"

namespace superko {

struct Witnesses {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;  // Plays and passes.
  std::uint64_t legal = 0;  // Accepted plays.
  std::uint64_t occupied = 0;
  std::uint64_t suicide = 0;     // Refused.
  std::uint64_t repetition = 0;  // Refused.
  std::uint64_t suicide_allowed = 0;
  std::uint64_t passes = 0;
  std::uint64_t set_ups = 0;
  std::uint64_t captured_stones = 0;
  std::uint64_t captures_of_50 = 0;  // Plays that captured 50 stones or more.
  std::uint64_t largest_capture = 0;
  // repetitions_by_cycle[n] counts refused plays that would have come back to
  // a position n moves ago; n is 0 where the engine does not tell.
  std::vector<std::uint64_t> repetitions_by_cycle;

  // The longest cycle seen; 0 if there was none.
  std::uint64_t longest_cycle() const;

  // Counts the answers to `moves`, in time proportional to them.
  void AddMoves(absl::Span<const Move> moves,
                absl::Span<const MoveAnswer> answers);

  // Counts what an accepted play captured.
  void AddCapture(std::uint64_t captured);

  // Adds what other workers or shards counted.
  void Add(const Witnesses& other);

  // Zero again, keeping memory.
  void Clear();

 private:
  void AddPlay(const MoveAnswer& answer);
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_WITNESSES_H_
