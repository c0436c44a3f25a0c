// Cycles: a unit of time that compares across machines.
//
// One cycle is a third of the latency of a 64-bit integer multiplication,
// which has been 3 cycles on x86-64 and ARM cores for over a decade (A. Fog,
// "Instruction tables"). It is measured by a chain of multiplications, each of
// which waits for the one before.

#ifndef SUPERKO_BENCH_CYCLES_H_
#define SUPERKO_BENCH_CYCLES_H_

#include <cstdint>

#include <benchmark/benchmark.h>

namespace superko {

// Seconds a cycle takes now; the least of a few short measurements.
double SecondsPerCycle();

// Reports plays per second, as `cycles_per_play` what one play takes, and as
// `cycles_per_stone` that for each stone put on the board or taken off, if
// told.
class PlayCounter {
 public:
  explicit PlayCounter(benchmark::State& state);
  // Sets the counters. `plays` is how many were made in all iterations.
  ~PlayCounter();
  PlayCounter(const PlayCounter&) = delete;
  PlayCounter& operator=(const PlayCounter&) = delete;

  void Add(std::uint64_t plays) { plays_ += plays; }
  void AddStones(std::uint64_t stones) { stones_ += stones; }

 private:
  benchmark::State& state_;
  double seconds_per_cycle_;
  std::uint64_t plays_ = 0;
  std::uint64_t stones_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_BENCH_CYCLES_H_
