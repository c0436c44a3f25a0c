#include "tools/engine/planted/planted_bugs.h"

#include <gtest/gtest.h>

#include <set>

namespace superko {
namespace {

TEST(PlantedBugsTest, NamesAreUniqueAndNameTheEngine) {
  std::set<absl::string_view> names;
  for (const PlantedBug& bug : PlantedBugs()) {
    EXPECT_TRUE(names.insert(bug.name).second) << bug.name;
    EXPECT_EQ(bug.make()->name(), "planted:" + std::string(bug.name));
    EXPECT_EQ(FindPlantedBug(bug.name), &bug);
  }
  EXPECT_EQ(FindPlantedBug("no such bug"), nullptr);
  EXPECT_GE(names.size(), 26u);
}

}  // namespace
}  // namespace superko
