#include "tools/harness/shrink_prober.h"

namespace superko {

ShrinkProber::ShrinkProber(const Lineup& lineup, Comparer::Options options)
    : lineup_(lineup), options_(options), comparer_(lineup, options) {}

std::optional<Difference> ShrinkProber::Reproduce(
    const GameRecord& record, const Difference& difference) {
  for (const int plays : {1, 2}) {
    plays_ = plays;
    trusts_engines_ = plays == 1;
    auto shown = ProbeWithNewEngines(record);
    if (shown.has_value() && AreAlike(*shown, difference)) return shown;
  }
  return std::nullopt;
}

std::optional<Difference> ShrinkProber::Probe(const GameRecord& record) {
  if (!trusts_engines_) return ProbeWithNewEngines(record);
  Witnesses ignored;
  return comparer_.Compare(record, ignored);
}

std::optional<Difference> ShrinkProber::ProbeWithNewEngines(
    const GameRecord& record) const {
  Comparer comparer(lineup_, options_);
  Witnesses ignored;
  for (int play = 1; play < plays_; ++play) comparer.Compare(record, ignored);
  return comparer.Compare(record, ignored);
}

}  // namespace superko
