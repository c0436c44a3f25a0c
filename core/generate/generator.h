// Generator: random records, each a pure function of the seed and its index.
//
//   Generator generator({.seed = 1});
//   GameRecord record;
//   generator.Generate(index, record);
//
// The same record comes on every machine, whatever was generated before.
// Styles differ in what they ask core: kLegal lets it decide, the others at
// most look where stones stand, and kUniform does not even that.
//
// Ownership: owns a game as scratch; allocates nothing once warm, if `record`
//            is reused too.
// Threads:   one owner; give each worker its own.
// Errors:    none. See the REQUIRES of GenerateOptions.

#ifndef SUPERKO_CORE_GENERATE_GENERATOR_H_
#define SUPERKO_CORE_GENERATE_GENERATOR_H_

#include <cstdint>
#include <vector>

#include "core/generate/comb_source.h"
#include "core/generate/cramped_source.h"
#include "core/generate/dense_source.h"
#include "core/generate/draft.h"
#include "core/generate/generate_options.h"
#include "core/generate/ko_source.h"
#include "core/generate/legal_source.h"
#include "core/generate/move_source.h"
#include "core/generate/plan.h"
#include "core/generate/uniform_source.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"

namespace superko {

class Generator {
 public:
  explicit Generator(const GenerateOptions& options) : options_(options) {}

  // Replaces `record` by number `index`, counted from 1. Every point is on
  // the board, and unless the options say otherwise every set-up leaves each
  // string a liberty.
  void Generate(std::uint64_t index, GameRecord& record);

  // What was drawn about the record generated last, its style for instance.
  const Plan& plan() const { return plan_; }

 private:
  MoveSource& SourceOf(Style style);
  void AddMoves(MoveSource& source);

  GenerateOptions options_;
  Plan plan_;
  Draft draft_;
  std::vector<Placement> set_up_;  // Scratch.

  UniformSource uniform_;
  LegalSource legal_;
  CrampedSource cramped_;
  KoSource ko_;
  DenseSource dense_;
  CombSource comb_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_GENERATOR_H_
