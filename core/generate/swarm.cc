#include "core/generate/swarm.h"

namespace superko {
namespace {

// Off in half the records, moderate in most others, wild in one of sixteen.
std::uint32_t DrawWeight(SplitMix64& random) {
  const std::uint32_t dice = random.Below(16);
  if (dice < 8) return 0;
  return dice < 15 ? 1 + random.Below(8) : 20 + random.Below(60);
}

}  // namespace

Swarm Swarm::Draw(SplitMix64& random) {
  Swarm swarm;
  swarm.SetWeight(Departure::kOccupied, DrawWeight(random));
  swarm.SetWeight(Departure::kRetake, DrawWeight(random));
  swarm.SetWeight(Departure::kFillEye, DrawWeight(random));
  swarm.SetWeight(Departure::kNear, DrawWeight(random));
  // Passes in a row are all alike, and a set-up is many moves long.
  swarm.SetWeight(Departure::kPass, DrawWeight(random) / 2);
  swarm.SetWeight(Departure::kSetUp, DrawWeight(random) / 4);
  return swarm;
}

Swarm Swarm::Blind() const {
  Swarm swarm = *this;
  swarm.SetWeight(Departure::kOccupied, 0);
  swarm.SetWeight(Departure::kRetake, 0);
  swarm.SetWeight(Departure::kFillEye, 0);
  swarm.SetWeight(Departure::kSetUp, 0);
  return swarm;
}

Swarm Swarm::PlaysOnly() const {
  return Without(Departure::kPass).Without(Departure::kSetUp);
}

Swarm Swarm::Without(Departure departure) const {
  Swarm swarm = *this;
  swarm.SetWeight(departure, 0);
  return swarm;
}

void Swarm::SetWeight(Departure departure, std::uint32_t weight) {
  std::uint32_t& place = weights_[static_cast<std::size_t>(departure)];
  total_ += weight - place;
  place = weight;
}

// REQUIRES: dice < total_.
Departure Swarm::DepartureAt(std::uint32_t dice) const {
  std::size_t i = 0;
  while (dice >= weights_[i]) dice -= weights_[i++];
  return static_cast<Departure>(i);
}

}  // namespace superko
