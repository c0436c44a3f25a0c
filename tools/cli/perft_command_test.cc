// The built program: perft.

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/run_command.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

CommandResult RunPerft(std::vector<std::string> arguments,
                       std::string input = "") {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.arguments.insert(options.arguments.begin(),
                           {SUPERKO_PROGRAM, "perft"});
  options.input = std::move(input);
  return RunCommand(options);
}

constexpr char kFourByFour[] =
    "depth\tsequences\tcaptures\trefused_suicide\trefused_repetition\n"
    "1\t16\t0\t0\t0\n"
    "2\t240\t0\t0\t0\n"
    "3\t3360\t8\t0\t0\n"
    "4\t43576\t208\t112\t0\n";

TEST(PerftProgramTest, CountsTheSameInEveryWay) {
  const std::vector<std::vector<std::string>> ways = {
      {"--jobs=1"}, {"--jobs=3"}, {"--plain"}, {"--against=flood-fill"}};
  for (const std::vector<std::string>& way : ways) {
    std::vector<std::string> arguments = {"--size=4", "--depth=4",
                                          "--format=tsv"};
    arguments.insert(arguments.end(), way.begin(), way.end());
    const CommandResult result = RunPerft(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.error;
    EXPECT_EQ(result.output, kFourByFour) << way[0];
  }
}

TEST(PerftProgramTest, DividesByFirstMove) {
  const CommandResult result = RunPerft(
      {"--size=1x2", "--depth=3", "--passes", "--divide", "--format=tsv"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output,
            "move\tsequences\tcaptures\trefused_suicide\trefused_repetition\n"
            "1,1\t2\t0\t1\t1\n"
            "1,2\t2\t0\t1\t1\n"
            "pass\t4\t2\t0\t0\n"
            "total\t8\t2\t2\t2\n");
}

TEST(PerftProgramTest, StartsFromARecordWithItsHistory) {
  // The sample of the problem ends with a refused repetition.
  const CommandResult result =
      RunPerft({"--from=-", "--depth=1", "--format=tsv"},
               "1\n12\nB 1 3\nW 1 2\nB 2 4\nW 2 1\nB 1 1\nW 2 3\nB 3 3\nW 3 2\n"
               "B 1 1\nW 2 3\nB 2 2\nW 2 3\n");
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_EQ(result.output,
            "depth\tsequences\tcaptures\trefused_suicide\trefused_repetition\n"
            "1\t353\t0\t0\t1\n");
}

TEST(PerftProgramTest, CountsGamesInTwoWays) {
  const CommandResult result =
      RunPerft({"--games", "--size=1x3", "--format=tsv"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output,
            "suicide\tcounted_as\tgames\n"
            "allowed\tpaths\t907\n"
            "allowed\tplay\t907\n"
            "forbidden\tpaths\t907\n"
            "forbidden\tplay\t907\n");
}

TEST(PerftProgramTest, CountsPositionsInTwoWays) {
  const CommandResult small =
      RunPerft({"--positions", "--size=3", "--against=all", "--format=tsv"});
  EXPECT_EQ(small.exit_code, 0);
  EXPECT_EQ(small.output,
            "counted_by\tpositions\n"
            "border-states\t12675\n"
            "colorings\t12675\n");
  const CommandResult large =
      RunPerft({"--positions", "--size=6", "--format=tsv"});
  EXPECT_EQ(large.output,
            "counted_by\tpositions\n"
            "border-states\t62567386502084877\n");
}

TEST(PerftProgramTest, SaysWhatIsMissingOrTooMuch) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{}, "--size is missing"},
      {{"--size=3"}, "--depth is missing"},
      {{"--size=3", "--depth=0"}, "--depth"},
      {{"--size=0", "--depth=1"}, "from 1 to 52"},
      {{"--size=3", "--games", "--depth=1"}, "do not go with --games"},
      {{"--size=3", "--games", "--positions"}, "excludes"},
      {{"--size=2x3", "--games"}, "2x3 has more than 64 positions"},
      {{"--size=1x2", "--games", "--rules=aga"}, "positional"},
      {{"--size=10", "--positions"}, "does not fit in 128 bits"},
      {{"--size=5", "--positions", "--against=all"}, "at most 16 points"},
      {{"--size=3", "--depth=1", "--against=nobody"}, "nobody"},
      {{"--from=/no/such/file", "--depth=1"}, "/no/such/file"},
      {{"--from=-", "--size=9", "--depth=1"}, "the record is of 19x19"},
  };
  for (const auto& [arguments, message] : wrong) {
    const CommandResult result = RunPerft(arguments, "1\n1\nB 1 1\n");
    EXPECT_EQ(result.exit_code, 2) << message;
    EXPECT_EQ(result.output, "") << message;
    EXPECT_THAT(result.error, HasSubstr(message));
  }
}

}  // namespace
}  // namespace superko
