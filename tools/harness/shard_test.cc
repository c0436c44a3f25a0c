#include "tools/harness/shard.h"

#include <map>

#include <gtest/gtest.h>

namespace superko {
namespace {

Environment Of(std::map<std::string, std::string> variables) {
  return [variables](const std::string& name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    if (found == variables.end()) return std::nullopt;
    return found->second;
  };
}

TEST(ShardTest, EveryCaseBelongsToExactlyOneShard) {
  for (std::uint64_t count = 1; count <= 7; ++count) {
    for (std::uint64_t number = 1; number <= 50; ++number) {
      int owners = 0;
      for (std::uint64_t index = 1; index <= count; ++index) {
        owners += Shard{.index = index, .count = count}.Includes(number);
      }
      EXPECT_EQ(owners, 1) << number << " of " << count;
    }
  }
}

TEST(ShardTest, CountOfIsTheNumberOfIncludedCases) {
  for (std::uint64_t index = 1; index <= 3; ++index) {
    const Shard shard = {.index = index, .count = 3};
    for (std::uint64_t first = 1; first <= 7; ++first) {
      std::uint64_t included = 0;
      for (std::uint64_t n = first; n < first + 10; ++n) {
        included += shard.Includes(n);
      }
      EXPECT_EQ(shard.CountOf(first, 10), included);
    }
  }
}

TEST(ShardTest, ReadsIOfN) {
  EXPECT_EQ(*ParseShard("2/5", Of({})), (Shard{.index = 2, .count = 5}));
  EXPECT_EQ(ShardText({.index = 2, .count = 5}), "2/5");
  for (const char* bad :
       {"0/5", "6/5", "1/0", "", "1", "1/2/3", "a/b", "-1/5"}) {
    EXPECT_FALSE(ParseShard(bad, Of({})).ok()) << bad;
  }
}

TEST(ShardTest, IgnoresTheEnvironmentUnlessAsked) {
  const Environment set =
      Of({{"GTEST_SHARD_INDEX", "3"}, {"GTEST_TOTAL_SHARDS", "4"}});
  EXPECT_EQ(*ParseShard("1/1", set), Shard{});
  EXPECT_EQ(*ParseShard("auto", set), (Shard{.index = 4, .count = 4}));
}

TEST(ShardTest, AutoWithoutVariablesIsTheWhole) {
  EXPECT_EQ(*ParseShard("auto", Of({})), Shard{});
}

TEST(ShardTest, AutoReadsBazelsPairAndSlurm) {
  EXPECT_EQ(*ParseShard("auto", Of({{"TEST_SHARD_INDEX", "0"},
                                    {"TEST_TOTAL_SHARDS", "2"}})),
            (Shard{.index = 1, .count = 2}));
  EXPECT_EQ(*ParseShard("auto", Of({{"SLURM_ARRAY_TASK_ID", "14"},
                                    {"SLURM_ARRAY_TASK_MIN", "10"},
                                    {"SLURM_ARRAY_TASK_STEP", "2"},
                                    {"SLURM_ARRAY_TASK_COUNT", "5"}})),
            (Shard{.index = 3, .count = 5}));
}

TEST(ShardTest, HalfAPairIsAnError) {
  EXPECT_EQ(
      ParseShard("auto", Of({{"GTEST_SHARD_INDEX", "0"}})).status().message(),
      "--shard: expected a number in GTEST_TOTAL_SHARDS, found that it "
      "is not set");
  EXPECT_FALSE(ParseShard("auto", Of({{"SLURM_ARRAY_TASK_ID", "1"}})).ok());
  EXPECT_FALSE(ParseShard("auto", Of({{"TEST_SHARD_INDEX", "2"},
                                      {"TEST_TOTAL_SHARDS", "2"}}))
                   .ok());
}

}  // namespace
}  // namespace superko
