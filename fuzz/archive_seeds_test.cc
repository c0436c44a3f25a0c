#include "fuzz/archive_seeds.h"

#include <memory>

#include <gtest/gtest.h>

#include "tools/input/archive_reader.h"

namespace superko {
namespace {

TEST(ArchiveSeedsTest, EachIsAnArchiveThatCanBeRead) {
  const std::vector<std::string> seeds = ArchiveSeedsOf("text");
  EXPECT_EQ(seeds.size(), 18u);
  for (const std::string& seed : seeds) {
    auto reader = ArchiveReader::OpenNested(
        seed, "seed", std::make_shared<ExpansionBudget>());
    ASSERT_TRUE(reader.ok()) << reader.status();
    std::string name;
    EXPECT_TRUE((*reader)->Next(name).value_or(false)) << seed;
  }
}

}  // namespace
}  // namespace superko
