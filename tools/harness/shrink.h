// Shrink: the smallest record that still shows a difference.
//
// Delta debugging over moves, a smaller board, simpler rules, symmetric forms,
// again and again until nothing more goes. Keeps to differences of the same
// kind between the same engines (AreAlike), so that it does not slide into
// another fault. Goes strictly down in the order of record_order.h, so it ends,
// and its result is never larger than what it was given.
//
// A pure function of record, difference and lineup: what ends it early is a
// number of probes, and the clock only if `should_stop` looks at one.

#ifndef SUPERKO_TOOLS_HARNESS_SHRINK_H_
#define SUPERKO_TOOLS_HARNESS_SHRINK_H_

#include <cstdint>
#include <functional>
#include <string>

#include "core/record/game_record.h"
#include "tools/harness/comparer.h"
#include "tools/harness/difference.h"

namespace superko {

struct ShrinkOptions {
  // Records to play, a long one counted once more for each 1,000 moves. Typical
  // findings need a few hundred.
  std::uint64_t probes_max = 20'000;
  // Whether the difference was found by a deep comparison.
  bool deep = false;
  std::function<bool()> should_stop = [] { return false; };
};

struct Shrunk {
  GameRecord record;
  Difference difference;  // Of `record`, at its last move.
  // How often new engines must play `record` in a row to show the difference:
  // twice, if one of them keeps something of the game before. 0 if the
  // difference is not shown again; then `record` is the one given.
  int plays = 1;
  std::uint64_t probes = 0;
  bool is_complete = true;  // False if it was stopped early.
};

// REQUIRES: `lineup` is the subject and the truth that `difference` is about.
Shrunk Shrink(const Lineup& lineup, const GameRecord& record,
              const Difference& difference, const ShrinkOptions& options);

// A text that is equal for findings of one kind with the same shrunk record:
// the same fault found many times is one finding with a count.
std::string CanonicalKey(const GameRecord& shrunk,
                         const Difference& difference);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHRINK_H_
