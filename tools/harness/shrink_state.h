// ShrinkState: the smallest record so far that shows the difference, and the
// test that a smaller one has to pass.
//
// Threads: one owner.

#ifndef SUPERKO_TOOLS_HARNESS_SHRINK_STATE_H_
#define SUPERKO_TOOLS_HARNESS_SHRINK_STATE_H_

#include <cstdint>
#include <functional>
#include <unordered_set>

#include "core/record/game_record.h"
#include "tools/harness/difference.h"
#include "tools/harness/shrink_prober.h"

namespace superko {

class ShrinkState {
 public:
  struct Limits {
    std::uint64_t probes_max = 0;
    std::function<bool()> should_stop;
  };

  // REQUIRES: `prober` has reproduced `difference` of `record`.
  ShrinkState(ShrinkProber& prober, const GameRecord& record,
              const Difference& difference, Limits limits);

  const GameRecord& record() const { return record_; }
  const Difference& difference() const { return difference_; }
  std::uint64_t probes() const { return probes_; }
  bool IsOver() const {
    return probes_ >= limits_.probes_max || limits_.should_stop();
  }

  // Goes on with `candidate` if it is smaller and shows an alike difference,
  // and cuts it there. What was tried before is not tried again.
  bool Try(const GameRecord& candidate);

  // Asks new engines. If they do not show the difference, goes back to the
  // record that was sure last, trusts no engine any more and returns false.
  bool MakeSure();

  // Whether an engine was not made for a record that was tried.
  bool has_met_limits() const { return has_met_limits_; }

 private:
  bool HasSameLastKind(const GameRecord& candidate) const;

  ShrinkProber& prober_;
  Limits limits_;
  bool has_met_limits_ = false;
  GameRecord record_;
  Difference difference_;
  GameRecord sure_record_;
  Difference sure_difference_;
  std::uint64_t probes_ = 0;
  std::unordered_set<std::uint64_t> tried_;  // Hashes.
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHRINK_STATE_H_
