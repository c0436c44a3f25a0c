// `superko selftest`, run as a user runs it.

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/run_command.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

CommandResult RunSelftest(std::vector<std::string> arguments) {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "selftest"};
  for (std::string& argument : arguments) {
    options.arguments.push_back(std::move(argument));
  }
  return RunCommand(options);
}

TEST(SelftestCommandTest, FindsOneBugAndShowsItsShortestGame) {
  const CommandResult result = RunSelftest({"--bug=own-string-first"});
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("\nB 1 1, W 1 2\n"));
  EXPECT_THAT(result.output, HasSubstr("\n1 of 1 found\n"));
}

TEST(SelftestCommandTest, ABugThatSurvivesIsExitStatus1) {
  const CommandResult result =
      RunSelftest({"--bug=liberties-in-8-bits", "--games=1"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.output, HasSubstr("not found in 1 games"));
  EXPECT_THAT(result.output, HasSubstr("\n0 of 1 found\n"));
}

TEST(SelftestCommandTest, SaysWhereTheNamesAre) {
  const CommandResult result = RunSelftest({"--bug=no-such-bug"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr("no planted bug is called no-such-bug"));
  EXPECT_THAT(RunSelftest({"--help"}).output, HasSubstr("  wrap-around  "));
}

}  // namespace
}  // namespace superko
