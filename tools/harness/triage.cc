#include "tools/harness/triage.h"

#include <algorithm>
#include <utility>

namespace superko {

namespace {

// Each probe that hangs again costs a time-out, and each that passes another
// limit takes all that is allowed.
std::uint64_t ProbesMax(const Finding& finding, std::uint64_t probes_max) {
  constexpr std::uint64_t kProbesOfHangMax = 50;
  constexpr std::uint64_t kProbesOfLimitMax = 200;
  const DifferenceKind kind = finding.difference.kind;
  if (kind == DifferenceKind::kHang) {
    return std::min(probes_max, kProbesOfHangMax);
  }
  const bool is_limit =
      finding.judged.has_value() && kind == DifferenceKind::kEngineFailure;
  return is_limit ? std::min(probes_max, kProbesOfLimitMax) : probes_max;
}

}  // namespace

Triage::Triage(std::vector<NamedEngine> engines, Options options)
    : engines_(std::move(engines)), options_(std::move(options)) {}

std::optional<Finding> Triage::Examine(Finding finding) {
  if (examined_ == options_.findings_max) return std::nullopt;
  ++examined_;
  const std::uint64_t probes_max = ProbesMax(finding, options_.probes_max);
  finding.shrunk = Shrink(LineupFor(finding.difference), finding.where.record,
                          finding.difference,
                          {.probes_max = probes_max,
                           .deep = options_.deep,
                           .should_stop = options_.should_stop});
  const std::string key =
      CanonicalKey(finding.shrunk->record, finding.shrunk->difference);
  const auto [first, is_new] = first_by_key_.emplace(key, examined_);
  if (!is_new) finding.same_as = first->second;
  return finding;
}

bool Triage::Count() {
  if (examined_ == options_.findings_max) return false;
  ++examined_;
  return true;
}

// The subject and the one it differed from.
Lineup Triage::LineupFor(const Difference& difference) const {
  Lineup lineup = {engines_[0].make};
  for (std::size_t i = 1; i < engines_.size(); ++i) {
    if (engines_[i].name == difference.truth.engine) {
      lineup.push_back(engines_[i].make);
    }
  }
  return lineup;
}

Lineup LineupOf(const std::vector<NamedEngine>& engines) {
  Lineup lineup;
  for (const NamedEngine& engine : engines) lineup.push_back(engine.make);
  return lineup;
}

}  // namespace superko
