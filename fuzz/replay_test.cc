#include "fuzz/replay.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;

std::vector<std::string>& Seen() {
  static auto& seen = *new std::vector<std::string>;
  return seen;
}

int Remember(const std::uint8_t* data, std::size_t size) {
  Seen().emplace_back(reinterpret_cast<const char*>(data), size);
  return 0;
}

TEST(ReplayTest, RunsTheFilesOfFoldersInOrder) {
  const TemporaryFolder folder;
  folder.Write("b", "second");
  folder.Write("a", std::string("fir\0st", 6));
  folder.Write("sub/c", "");
  const auto inputs = ReadFuzzInputs({folder.path(), folder.path() + "/b"});
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  Seen().clear();
  const ReplayResult result = ReplayInputs(*inputs, {}, Remember);
  EXPECT_EQ(result.inputs, 4u);
  EXPECT_EQ(result.executions, 4u);
  EXPECT_THAT(Seen(),
              ElementsAre(std::string("fir\0st", 6), "second", "", "second"));
}

TEST(ReplayTest, NothingToRunIsAnError) {
  const TemporaryFolder folder;
  EXPECT_EQ(ReadFuzzInputs({}).status().message(),
            "expected a file, found none");
  EXPECT_EQ(ReadFuzzInputs({folder.path()}).status().message(),
            "expected a file, found none");
  EXPECT_FALSE(ReadFuzzInputs({folder.path() + "/none"}).ok());
}

TEST(ReplayTest, FlagsOfAFuzzerAreSkipped) {
  const auto flags =
      ParseReplayFlags({"-runs=1", "a", "--seconds=3", "--verbose", "b"});
  ASSERT_TRUE(flags.ok());
  EXPECT_THAT(flags->paths, ElementsAre("a", "b"));
  EXPECT_EQ(flags->seconds, 3);
  EXPECT_TRUE(flags->verbose);
}

TEST(ReplayTest, OtherFlagsAreRefused) {
  for (const char* flag :
       {"--second=3", "--seconds=", "--seconds=x", "--seconds=-1"}) {
    EXPECT_FALSE(ParseReplayFlags({flag}).ok()) << flag;
  }
}

}  // namespace
}  // namespace superko
