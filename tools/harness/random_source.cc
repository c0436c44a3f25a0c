#include "tools/harness/random_source.h"

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

// Two to four games of a few hundred moves take about a millisecond.
constexpr std::uint64_t kGamesPerBatch = 4;

class RandomMaker : public CaseMaker {
 public:
  explicit RandomMaker(const GenerateOptions& options) : generator_(options) {}

  void Make(Case& to_complete) override {
    generator_.Generate(to_complete.number, to_complete.record);
  }

 private:
  Generator generator_;
};

}  // namespace

RandomSource::RandomSource(const Options& options) : options_(options) {}

bool RandomSource::Next(Batch& batch) {
  while (batch.count < kGamesPerBatch &&
         (!options_.games.has_value() || passed_ < *options_.games)) {
    const std::uint64_t number = options_.first + passed_++;
    if (options_.shard.Includes(number)) batch.Add().number = number;
  }
  return batch.count > 0;
}

std::optional<std::uint64_t> RandomSource::total() const {
  if (!options_.games.has_value()) return std::nullopt;
  return options_.shard.CountOf(options_.first, *options_.games);
}

std::unique_ptr<CaseMaker> RandomSource::NewMaker() const {
  return std::make_unique<RandomMaker>(options_.generate);
}

std::string RandomSource::CommandFor(const Case& which) const {
  return absl::StrCat(options_.command, " --first=", which.number, " --games=1",
                      options_.flags);
}

}  // namespace superko
