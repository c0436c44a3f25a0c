// Shard: which part of a run's cases this process plays.
//
// Shard I of N plays the cases whose (number - 1) mod N is I - 1, so that every
// shard gets its share of every kind of case and `superko merge` can add their
// reports up to that of the whole run.

#ifndef SUPERKO_TOOLS_HARNESS_SHARD_H_
#define SUPERKO_TOOLS_HARNESS_SHARD_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace superko {

struct Shard {
  std::uint64_t index = 1;  // From 1 to count.
  std::uint64_t count = 1;

  bool Includes(std::uint64_t case_number) const {
    return (case_number - 1) % count == index - 1;
  }
  // How many of the cases first, first + 1, ... first + games - 1 are included.
  std::uint64_t CountOf(std::uint64_t first, std::uint64_t games) const;

  friend bool operator==(Shard, Shard) = default;
};

// The value of an environment variable, none if it is not set.
using Environment =
    std::function<std::optional<std::string>(const std::string& name)>;

// This process's environment.
std::optional<std::string> ProcessEnvironment(const std::string& name);

// Reads "I/N", or for "auto" what the scheduler set: the 0-based pairs
// GTEST_SHARD_INDEX / GTEST_TOTAL_SHARDS and TEST_SHARD_INDEX /
// TEST_TOTAL_SHARDS, or Slurm's SLURM_ARRAY_TASK_ID with _MIN, _STEP and
// _COUNT. None of them set is the whole run; half a pair is an error.
absl::StatusOr<Shard> ParseShard(absl::string_view text,
                                 const Environment& environment);

// "I/N": what ParseShard reads back.
std::string ShardText(Shard shard);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SHARD_H_
