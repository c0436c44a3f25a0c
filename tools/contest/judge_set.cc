#include "tools/contest/judge_set.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"

#include "core/base/check.h"
#include "core/generate/generator.h"
#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"
#include "tools/contest/hand_made.h"
#include "tools/contest/hash_breaker.h"
#include "tools/contest/judged_batch.h"

namespace superko {
namespace {

// What the problem allows.
constexpr std::uint64_t kCasesMax = kStrictJudgeLimits.cases_max;
constexpr int kPlaysMax = kJudgeMovesMax;

std::vector<GameRecord> Read(const HandMade& hand_made) {
  const std::string input(hand_made.input);
  StringSource source(input);
  JudgeReader reader(source, std::string(hand_made.name), {.strict = true});
  std::vector<GameRecord> records;
  for (GameRecord record;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    SUPERKO_CHECK(more.ok()) << more.status();
    if (!*more) return records;
    records.push_back(record);
  }
}

std::vector<GameRecord> Generate(const GenerateOptions& options) {
  Generator generator(options);
  std::vector<GameRecord> records(kCasesMax);
  for (std::uint64_t i = 0; i < kCasesMax; ++i) {
    generator.Generate(i + 1, records[i]);
  }
  return records;
}

class Set {
 public:
  explicit Set(std::uint64_t seed) : seed_(seed) {}

  std::vector<JudgeTest> Make() {
    for (const HandMade& hand_made : HandMadeTests()) {
      Add(hand_made.name, "made by hand", Read(hand_made));
    }
    AddRandom("small", Style::kMixed, 60);
    AddRandom("usual", Style::kMixed, std::nullopt);
    AddRandom("giant_captures", Style::kDense, std::nullopt);
    AddRandom("long_cycles", Style::kKo, kPlaysMax);
    for (HashBreaker& breaker : HashBreakers(seed_)) {
      Add(absl::StrCat("hash_",
                       absl::StrReplaceAll(breaker.name, {{"-", "_"}})),
          absl::StrCat("against a hash: ", breaker.what),
          std::move(breaker.records));
    }
    for (const Style style : AllStyles()) {
      AddRandom(absl::StrCat("largest_", StyleName(style)), style, kPlaysMax);
    }
    return std::move(tests_);
  }

 private:
  void Add(absl::string_view name, std::string what,
           std::vector<GameRecord> records) {
    tests_.push_back(
        {.name = absl::StrFormat("%02d_%s", tests_.size() + 1, name),
         .what = std::move(what),
         .records = std::move(records)});
  }

  void AddRandom(absl::string_view name, Style style,
                 std::optional<int> moves) {
    Add(name,
        absl::StrCat(
            "random, style ", StyleName(style),
            moves.has_value() ? absl::StrCat(", ", *moves, " plays") : ""),
        Generate({.seed = seed_ + tests_.size(),
                  .moves = moves,
                  .style = style,
                  .judge_strict = true}));
  }

  std::uint64_t seed_;
  std::vector<JudgeTest> tests_;
};

BatchRecords RecordsOf(const JudgeTest& test) {
  BatchRecords records;
  for (const GameRecord& record : test.records) records.push_back(&record);
  return records;
}

}  // namespace

std::vector<JudgeTest> MakeJudgeSet(std::uint64_t seed) {
  return Set(seed).Make();
}

std::string JudgeTestInput(const JudgeTest& test) {
  return BatchInput(RecordsOf(test));
}

std::string JudgeTestAnswer(const JudgeTest& test) {
  return BatchAnswer(RecordsOf(test));
}

}  // namespace superko
