#include "core/generate/generator.h"

#include <optional>

#include "core/base/split_mix.h"
#include "core/generate/departures.h"
#include "core/generate/set_ups.h"
#include "core/generate/swarm.h"

namespace superko {
namespace {

// A stream of its own for every pair: both steps are bijections.
SplitMix64 StreamOf(std::uint64_t seed, std::uint64_t index) {
  return SplitMix64(SplitMix64::Mix(SplitMix64::Mix(seed) + index));
}

// Nothing is a pass.
void PlayOrPass(Draft& draft, std::optional<Point> point) {
  if (point.has_value()) {
    draft.Play(*point);
  } else {
    draft.Pass();
  }
}

}  // namespace

void Generator::Generate(std::uint64_t index, GameRecord& record) {
  SplitMix64 random = StreamOf(options_.seed, index);
  plan_ = DrawPlan(options_, random);
  draft_.Start(plan_, random, record);
  PointSource& source = SourceOf(plan_.style);
  source.Start(draft_);
  AddMoves(source);
}

PointSource& Generator::SourceOf(Style style) {
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

void Generator::AddMoves(PointSource& source) {
  while (draft_.room() > 0) {
    switch (plan_.swarm.DrawDeparture(draft_.random())) {
      case Departure::kNone:
        PlayOrPass(draft_, source.Next(draft_));
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
        // Refused, it adds nothing; the pass keeps the loop bounded.
        if (!TryRandomSetUp(draft_, set_up_)) draft_.Pass();
        break;
    }
  }
}

}  // namespace superko
