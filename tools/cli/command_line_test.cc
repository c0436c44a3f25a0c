#include "tools/cli/command_line.h"

#include <filesystem>

#include <gtest/gtest.h>

namespace superko {
namespace {

constexpr absl::string_view kOptions[] = {"--first", "--games"};

std::string Without(std::initializer_list<const char*> arguments) {
  SetCommandLine(static_cast<int>(arguments.size()), arguments.begin());
  return CommandLineWithout(kOptions);
}

TEST(CommandLineTest, LeavesOutOptionsWithTheirValues) {
  EXPECT_EQ(Without({"/bin/superko", "random", "--first=3", "--seed=7"}),
            "superko random --seed=7");
  EXPECT_EQ(Without({"superko", "random", "--games", "10", "--deep"}),
            "superko random --deep");
  EXPECT_EQ(Without({"superko", "check", "--games"}), "superko check");
  EXPECT_EQ(Without({}), "superko");
}

TEST(CommandLineTest, QuotesWhatAShellWouldTakeApart) {
  EXPECT_EQ(Without({"superko", "check", "my games/a.sgf"}),
            "superko check 'my games/a.sgf'");
}

TEST(CommandLineTest, KnowsWhereTheProgramLies) {
  EXPECT_TRUE(std::filesystem::is_regular_file(ThisProgram()));
}

}  // namespace
}  // namespace superko
