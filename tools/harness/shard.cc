#include "tools/harness/shard.h"

#include <cstdlib>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace superko {
namespace {

// Numbers of included cases below `end`, counted from case 1.
std::uint64_t CountBelow(Shard shard, std::uint64_t end) {
  const std::uint64_t cases = end - 1;
  return cases / shard.count + (cases % shard.count >= shard.index ? 1 : 0);
}

absl::Status Expected(absl::string_view expected, absl::string_view found) {
  return absl::InvalidArgumentError(
      absl::StrCat("--shard: expected ", expected, ", found ", found));
}

absl::StatusOr<Shard> MakeShard(std::uint64_t index, std::uint64_t count,
                                absl::string_view found) {
  if (index < 1 || index > count) {
    return Expected("I/N with 1 <= I <= N", found);
  }
  return Shard{.index = index, .count = count};
}

absl::StatusOr<std::uint64_t> ReadNumber(const std::string& name,
                                         const Environment& environment) {
  const std::optional<std::string> text = environment(name);
  std::uint64_t number = 0;
  if (!text.has_value() || !absl::SimpleAtoi(*text, &number)) {
    return Expected(absl::StrCat("a number in ", name),
                    text.has_value() ? absl::StrCat("\"", *text, "\"")
                                     : "that it is not set");
  }
  return number;
}

// A pair of variables with an index from 0 and a count; none if neither is set.
absl::StatusOr<std::optional<Shard>> ReadPair(const std::string& index_name,
                                              const std::string& count_name,
                                              const Environment& environment) {
  if (!environment(index_name).has_value() &&
      !environment(count_name).has_value()) {
    return std::nullopt;
  }
  const auto index = ReadNumber(index_name, environment);
  if (!index.ok()) return index.status();
  const auto count = ReadNumber(count_name, environment);
  if (!count.ok()) return count.status();
  const auto shard =
      MakeShard(*index + 1, *count,
                absl::StrCat(index_name, "=", *index, " of ", *count));
  if (!shard.ok()) return shard.status();
  return std::optional<Shard>(*shard);
}

// Slurm's array jobs number their tasks from any minimum by any step.
absl::StatusOr<std::optional<Shard>> ReadSlurm(const Environment& environment) {
  const std::vector<std::string> names = {
      "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP",
      "SLURM_ARRAY_TASK_COUNT"};
  bool any = false;
  for (const std::string& name : names) any |= environment(name).has_value();
  if (!any) return std::nullopt;
  std::vector<std::uint64_t> values;
  for (const std::string& name : names) {
    const auto value = ReadNumber(name, environment);
    if (!value.ok()) return value.status();
    values.push_back(*value);
  }
  const auto [id, least, step, count] =
      std::tuple(values[0], values[1], values[2], values[3]);
  if (step == 0 || id < least || (id - least) % step != 0) {
    return Expected("SLURM_ARRAY_TASK_ID among its minimum and steps",
                    absl::StrCat(id));
  }
  const auto shard = MakeShard((id - least) / step + 1, count,
                               absl::StrCat("task ", id, " of ", count));
  if (!shard.ok()) return shard.status();
  return std::optional<Shard>(*shard);
}

absl::StatusOr<Shard> ReadEnvironment(const Environment& environment) {
  auto found = ReadPair("GTEST_SHARD_INDEX", "GTEST_TOTAL_SHARDS", environment);
  if (found.ok() && !found->has_value()) {
    found = ReadPair("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", environment);
  }
  if (found.ok() && !found->has_value()) found = ReadSlurm(environment);
  if (!found.ok()) return found.status();
  return found->value_or(Shard{});
}

}  // namespace

std::uint64_t Shard::CountOf(std::uint64_t first, std::uint64_t games) const {
  return CountBelow(*this, first + games) - CountBelow(*this, first);
}

std::optional<std::string> ProcessEnvironment(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  if (value == nullptr) return std::nullopt;
  return std::string(value);
}

absl::StatusOr<Shard> ParseShard(absl::string_view text,
                                 const Environment& environment) {
  if (text == "auto") return ReadEnvironment(environment);
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  std::uint64_t index = 0;
  std::uint64_t count = 0;
  if (parts.size() != 2 || !absl::SimpleAtoi(parts[0], &index) ||
      !absl::SimpleAtoi(parts[1], &count)) {
    return Expected("I/N or auto", absl::StrCat("\"", text, "\""));
  }
  return MakeShard(index, count, absl::StrCat("\"", text, "\""));
}

std::string ShardText(Shard shard) {
  return absl::StrCat(shard.index, "/", shard.count);
}

}  // namespace superko
