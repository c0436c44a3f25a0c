#include "core/generate/swarm.h"

#include <numeric>

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
  for (std::size_t i = 1; i < kDepartures; ++i) {
    swarm.weights_[i] = DrawWeight(random);
  }
  // A set-up is many moves long, and passes in a row are all alike.
  swarm.weight(Departure::kSetUp) /= 8;
  swarm.weight(Departure::kPass) /= 2;
  return swarm;
}

Swarm Swarm::PlaysOnly() const {
  Swarm swarm = *this;
  swarm.weight(Departure::kPass) = 0;
  swarm.weight(Departure::kSetUp) = 0;
  return swarm;
}

Departure Swarm::DrawDeparture(SplitMix64& random) const {
  const std::uint32_t total =
      std::accumulate(weights_.begin(), weights_.end(), std::uint32_t{0});
  std::uint32_t dice = random.Below(total);
  std::size_t i = 0;
  while (dice >= weights_[i]) dice -= weights_[i++];
  return static_cast<Departure>(i);
}

}  // namespace superko
