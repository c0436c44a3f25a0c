#include "core/generate/generator.h"

#include "core/base/split_mix.h"
#include "core/generate/departures.h"
#include "core/generate/set_ups.h"
#include "core/generate/swarm.h"

namespace superko {
namespace {

constexpr std::uint64_t kNeighborhood = 4;  // Indexes.

// A stream of its own for every pair: both steps are bijections.
SplitMix64 StreamOf(std::uint64_t seed, std::uint64_t index) {
  return SplitMix64(SplitMix64::Mix(SplitMix64::Mix(seed) + index));
}

}  // namespace

void Generator::Generate(std::uint64_t index, GameRecord& record) {
  SplitMix64 random = StreamOf(options_.seed, index);
  plan_ = DrawPlan(options_, random,
                   StreamOf(~options_.seed, index / kNeighborhood));
  draft_.Start(plan_, random, record);
  MoveSource& source = SourceOf(plan_.style);
  source.Start(draft_);
  AddMoves(source);
}

MoveSource& Generator::SourceOf(Style style) {
  switch (style) {
    case Style::kLegal:
      return legal_;
    case Style::kCramped:
      return cramped_;
    case Style::kKo:
      return ko_;
    case Style::kDense:
      return dense_;
    case Style::kComb:
      return comb_;
    case Style::kMixed:
    case Style::kUniform:
      break;
  }
  return uniform_;
}

void Generator::AddMoves(MoveSource& source) {
  while (draft_.room() > 0) {
    switch (plan_.swarm.DrawDeparture(draft_.random())) {
      case Departure::kNone:
        source.AddMoves(draft_);
        break;
      case Departure::kOccupied:
        draft_.Play(OccupiedPoint(draft_));
        break;
      case Departure::kRetake:
        draft_.Play(RetakePoint(draft_));
        break;
      case Departure::kFillEye:
        draft_.Play(OwnEye(draft_));
        break;
      case Departure::kNear:
        draft_.Play(NearPoint(draft_));
        break;
      case Departure::kPass:
        draft_.Pass();
        break;
      case Departure::kSetUp:
        // It may add nothing; the play keeps the loop bounded.
        TryRandomSetUp(draft_, set_up_);
        if (draft_.room() > 0) draft_.Play(NearPoint(draft_));
        break;
    }
  }
}

}  // namespace superko
