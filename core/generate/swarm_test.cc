#include "core/generate/swarm.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

// What 100 swarms, changed by `restrict`, come up with.
template <typename Restrict>
std::set<Departure> SeenDepartures(const Restrict& restrict) {
  SplitMix64 random(1);
  std::set<Departure> seen;
  for (int i = 0; i < 100; ++i) {
    const Swarm swarm = restrict(Swarm::Draw(random));
    for (int draw = 0; draw < 300; ++draw) {
      seen.insert(swarm.DrawDeparture(random));
    }
  }
  return seen;
}

TEST(SwarmTest, DepartsInEveryWay) {
  const auto all = [](Swarm swarm) { return swarm; };
  EXPECT_EQ(SeenDepartures(all).size(), static_cast<std::size_t>(kDepartures));
}

TEST(SwarmTest, APureOneNeverDeparts) {
  const auto pure = [](Swarm) { return Swarm(); };
  EXPECT_THAT(SeenDepartures(pure), ElementsAre(Departure::kNone));
}

TEST(SwarmTest, ABlindOneOnlyPlaysNearbyAndPasses) {
  const auto blind = [](Swarm swarm) { return swarm.Blind(); };
  EXPECT_THAT(SeenDepartures(blind),
              UnorderedElementsAre(Departure::kNone, Departure::kNear,
                                   Departure::kPass));
}

TEST(SwarmTest, PlaysOnlyMeansNoPassAndNoSetUp) {
  const auto plays_only = [](Swarm swarm) { return swarm.PlaysOnly(); };
  EXPECT_THAT(SeenDepartures(plays_only),
              UnorderedElementsAre(Departure::kNone, Departure::kOccupied,
                                   Departure::kRetake, Departure::kFillEye,
                                   Departure::kNear));
}

}  // namespace
}  // namespace superko
