#include "bench/cycles.h"

#include <algorithm>
#include <chrono>

namespace superko {

double SecondsPerCycle() {
  using Clock = std::chrono::steady_clock;
  constexpr int kMultiplications = 400'000;
  constexpr double kCyclesPerMultiplication = 3;
  double least = 1;
  std::uint64_t value = 3;
  for (int round = 0; round < 9; ++round) {
    const Clock::time_point start = Clock::now();
    for (int i = 0; i < kMultiplications; ++i) {
      value *= 0x9e3779b97f4a7c15;
      benchmark::DoNotOptimize(value);
    }
    const std::chrono::duration<double> elapsed = Clock::now() - start;
    least = std::min(least, elapsed.count());
  }
  return least / (kMultiplications * kCyclesPerMultiplication);
}

PlayCounter::PlayCounter(benchmark::State& state)
    : state_(state), seconds_per_cycle_(SecondsPerCycle()) {}

PlayCounter::~PlayCounter() {
  using benchmark::Counter;
  // An inverted rate is seconds for each; times the frequency it is cycles.
  const auto cycles_for_each = [this](std::uint64_t count) {
    return Counter(static_cast<double>(count) * seconds_per_cycle_,
                   Counter::kIsRate | Counter::kInvert);
  };
  state_.SetItemsProcessed(static_cast<std::int64_t>(plays_));
  state_.counters["cycles_per_play"] = cycles_for_each(plays_);
  if (stones_ > 0)
    state_.counters["cycles_per_stone"] = cycles_for_each(stones_);
}

}  // namespace superko
