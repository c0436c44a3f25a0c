// RandomSource: generated cases, numbered by (seed, index).

#ifndef SUPERKO_TOOLS_HARNESS_RANDOM_SOURCE_H_
#define SUPERKO_TOOLS_HARNESS_RANDOM_SOURCE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/generate/generator.h"
#include "tools/harness/shard.h"
#include "tools/harness/source.h"

namespace superko {

class RandomSource : public Source {
 public:
  struct Options {
    GenerateOptions generate;
    std::uint64_t first = 1;  // Number of the first case, from 1.
    // How many cases the whole run has, over all shards; none: no end.
    std::optional<std::uint64_t> games;
    Shard shard = {};
    std::string command = "superko random";
    // Flags of `command` that `generate` came from, for CommandFor.
    std::string flags = "";
  };

  explicit RandomSource(const Options& options);

  bool Next(Batch& batch) override;
  std::unique_ptr<CaseMaker> NewMaker() const override;
  std::optional<std::uint64_t> total() const override;
  std::string CommandFor(const Case& which) const override;

 private:
  Options options_;
  std::uint64_t passed_ = 0;  // Cases of the whole run that lie behind us.
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_RANDOM_SOURCE_H_
