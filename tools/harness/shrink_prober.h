// ShrinkProber: does a record show a difference?
//
// Engines that forget each game when the next begins may be asked again and
// again. Engines that do not are found out and made new for each question, so
// that no answer depends on what was asked before.
//
// Threads: one owner.

#ifndef SUPERKO_TOOLS_HARNESS_SHRINK_PROBER_H_
#define SUPERKO_TOOLS_HARNESS_SHRINK_PROBER_H_

#include <optional>

#include "core/record/game_record.h"
#include "tools/harness/comparer.h"
#include "tools/harness/difference.h"

namespace superko {

class ShrinkProber {
 public:
  ShrinkProber(const Lineup& lineup, Comparer::Options options);

  // Finds out how `record` shows a difference like `difference`, and shows it.
  // Nothing if it cannot be shown again; then there is nothing to probe.
  std::optional<Difference> Reproduce(const GameRecord& record,
                                      const Difference& difference);

  // How often in a row new engines must play a record: once, or twice if one
  // of them keeps something of the game before.
  int plays() const { return plays_; }

  // The first difference that `record` shows. Cheap; may be misled by an engine
  // that keeps something of earlier records.
  std::optional<Difference> Probe(const GameRecord& record);

  // The same with new engines, sure.
  std::optional<Difference> ProbeWithNewEngines(const GameRecord& record) const;

  // From now on every probe is sure.
  void DistrustEngines() { trusts_engines_ = false; }
  bool trusts_engines() const { return trusts_engines_; }

 private:
  Lineup lineup_;
  Comparer::Options options_;
  Comparer comparer_;
  int plays_ = 1;
  bool trusts_engines_ = true;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHRINK_PROBER_H_
