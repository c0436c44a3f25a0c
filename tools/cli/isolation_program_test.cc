// Engines that take their process down, as a user meets them.

#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/run_command.h"

namespace superko {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

CommandResult RunRandom(std::vector<std::string> arguments) {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "random", "--games=40", "--jobs=2"};
  for (std::string& argument : arguments) {
    options.arguments.push_back(std::move(argument));
  }
  return RunCommand(options);
}

TEST(IsolationProgramTest, WithoutItACrashNamesItsCase) {
  const CommandResult result = RunRandom({"--subject=planted:failed-check"});
  EXPECT_NE(result.exit_code, 0);
  EXPECT_THAT(result.error,
              AllOf(HasSubstr("check failed: false on purpose"),
                    HasSubstr("superko: the process ends in case "),
                    HasSubstr("to run it alone: superko random "
                              "--subject=planted:failed-check --first=")));
}

TEST(IsolationProgramTest, ACrashIsAFindingThatIsShrunk) {
  const CommandResult result =
      RunRandom({"--isolate", "--subject=planted:failed-check",
                 "--findings-max=1", "--probes-max=300"});
  EXPECT_EQ(result.exit_code, 1) << result.error;
  EXPECT_THAT(
      result.output,
      AllOf(HasSubstr("40 games"), HasSubstr(": crash"),
            HasSubstr("its process ended with signal"), HasSubstr("on purpose"),
            HasSubstr(" --isolate"), HasSubstr("shrunk to ")));
}

TEST(IsolationProgramTest, AHangIsAFinding) {
  const CommandResult result =
      RunRandom({"--isolate", "--subject=planted:hang", "--timeout-ms=100",
                 "--stop-after=1", "--findings-max=1", "--probes-max=5"});
  EXPECT_EQ(result.exit_code, 1) << result.error;
  EXPECT_THAT(result.output, HasSubstr("no answer within 100 ms"));
}

TEST(IsolationProgramTest, SoundEnginesAgreeAsEver) {
  const CommandResult alone = RunRandom({});
  const CommandResult isolated = RunRandom({"--isolate"});
  EXPECT_EQ(isolated.exit_code, 0) << isolated.error;
  EXPECT_EQ(isolated.output, alone.output);
}

TEST(IsolationProgramTest, TheWorkersCommandIsNotInTheHelp) {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "--help"};
  EXPECT_THAT(RunCommand(options).output, Not(HasSubstr("serve-engine")));
}

}  // namespace
}  // namespace superko
