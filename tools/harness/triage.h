// Triage: makes of a difference something worth reading.
//
// Shrinks the first findings of a run and tells which of them are the same
// fault: those whose shrunk records are equal.
//
// Threads: one owner, who hands it the findings in order of cases; then what it
//          says does not depend on the number of workers.

#ifndef SUPERKO_TOOLS_HARNESS_TRIAGE_H_
#define SUPERKO_TOOLS_HARNESS_TRIAGE_H_

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/engine/engine.h"
#include "tools/harness/comparer.h"
#include "tools/harness/source.h"

namespace superko {

class Triage {
 public:
  struct Options {
    std::uint64_t findings_max = 10;    // Findings to examine.
    std::uint64_t probes_max = 20'000;  // For each.
    bool deep = false;
    std::function<bool()> should_stop = [] { return false; };
  };

  // `engines` played the run, the subject first.
  Triage(std::vector<NamedEngine> engines, Options options);

  // The finding with its shrunk record and its earlier twin, or nothing once
  // findings_max were examined.
  std::optional<Finding> Examine(Finding finding);

  // Counts a finding that there is nothing to examine about, such as an illegal
  // play; false once findings_max were examined or counted.
  bool Count();

  // How many were examined or counted.
  std::uint64_t examined() const { return examined_; }

 private:
  Lineup LineupFor(const Difference& difference) const;

  std::vector<NamedEngine> engines_;
  Options options_;
  std::uint64_t examined_ = 0;
  // From a shrunk record's canonical key to the number of the first finding.
  std::map<std::string, std::uint64_t> first_by_key_;
};

Lineup LineupOf(const std::vector<NamedEngine>& engines);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_TRIAGE_H_
