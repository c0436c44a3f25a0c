// Swarm: how often a record departs from its style, and by what.
//
// Every record draws its own weights: some departures are off, others get wild
// weights. Faults that need one kind of move to be frequent, and those that
// need another kind to be absent, so both have records that show them (Groce
// and others, "Swarm Testing", ISSTA 2012).

#ifndef SUPERKO_CORE_GENERATE_SWARM_H_
#define SUPERKO_CORE_GENERATE_SWARM_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/split_mix.h"

namespace superko {

enum class Departure : std::uint8_t {
  kNone,      // What the style plays.
  kOccupied,  // Plays on a stone.
  kRetake,    // Plays where stones were captured lately.
  kFillEye,   // Fills an own eye.
  kNear,      // Plays within two points of the latest play.
  kPass,
  kSetUp,
};

inline constexpr int kDepartures = 7;

class Swarm {
 public:
  // Nothing but the style's own moves.
  constexpr Swarm() { weights_[0] = kNoneWeight; }

  static Swarm Draw(SplitMix64& random);

  // Only what needs no look at the board.
  Swarm Blind() const;

  // Passes and set-ups taken out, which judge input cannot hold.
  Swarm PlaysOnly() const;
  Swarm Without(Departure departure) const;

  Departure DrawDeparture(SplitMix64& random) const {
    if (total_ == kNoneWeight) return Departure::kNone;
    const std::uint32_t dice = random.Below(total_);
    return dice < kNoneWeight ? Departure::kNone : DepartureAt(dice);
  }

 private:
  static constexpr std::uint32_t kNoneWeight = 100;

  Departure DepartureAt(std::uint32_t dice) const;
  void SetWeight(Departure departure, std::uint32_t weight);

  std::uint32_t total_ = kNoneWeight;
  std::array<std::uint32_t, kDepartures> weights_{};  // kNone is first.
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_SWARM_H_
