#include "tools/testing/run_command.h"

#include <signal.h>

#include <string>

#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

// The only place where a shell is asked for, as a program with known manners.
CommandOptions Shell(const std::string& script) {
  CommandOptions options;
  options.arguments = {"/bin/sh", "-c", script};
  return options;
}

TEST(RunCommandTest, CollectsOutputAndErrorApart) {
  const CommandResult result = RunCommand(Shell("echo out; echo err >&2"));
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output, "out\n");
  EXPECT_EQ(result.error, "err\n");
}

TEST(RunCommandTest, SaysTheExitCode) {
  EXPECT_EQ(RunCommand(Shell("exit 3")).exit_code, 3);
  EXPECT_EQ(RunCommand(Shell("kill -TERM $$")).exit_code, 128 + SIGTERM);
  EXPECT_EQ(RunCommand({.arguments = {"/no/such/program"}}).exit_code, 127);
}

// More than a pipe holds, both ways at once.
TEST(RunCommandTest, FeedsMuchInput) {
  CommandOptions options;
  options.arguments = {"/bin/cat"};
  options.input = std::string(3'000'000, 'x');
  EXPECT_EQ(RunCommand(options).output, options.input);
}

TEST(RunCommandTest, DoesNotMindInputThatNobodyReads) {
  CommandOptions options = Shell("exec <&-; exit 5");
  options.input = std::string(3'000'000, 'x');
  EXPECT_EQ(RunCommand(options).exit_code, 5);
}

TEST(RunCommandTest, PassesArgumentsUnchanged) {
  CommandOptions options = Shell("printf '[%s]' \"$@\"");
  for (const char* argument : {"sh", "a b", "$HOME", ""}) {
    options.arguments.push_back(argument);
  }
  EXPECT_EQ(RunCommand(options).output, "[a b][$HOME][]");
}

TEST(RunCommandTest, AddsToTheEnvironment) {
  CommandOptions options = Shell("echo \"$SUPERKO_TEST $PATH\"");
  options.environment = {"SUPERKO_TEST=yes", "PATH=changed"};
  EXPECT_EQ(RunCommand(options).output, "yes changed\n");
}

TEST(RunCommandTest, SendsOutputToAFile) {
  const TemporaryFolder folder;
  CommandOptions options = Shell("echo out");
  options.output_path = folder.PathOf("file");
  EXPECT_EQ(RunCommand(options).output, "");
  EXPECT_EQ(ReadFile(options.output_path), "out\n");
}

TEST(RunCommandTest, ClosesTheOutput) {
  CommandOptions options;
  options.arguments = {"/bin/cat"};
  options.input = "text";
  options.has_closed_output = true;
  EXPECT_EQ(RunCommand(options).exit_code, 128 + SIGPIPE);
}

TEST(RunCommandTest, SignalsAfterTheFirstOutput) {
  CommandOptions options = Shell("trap 'exit 9' INT; echo ready; read line");
  options.signal_after_output = SIGINT;
  EXPECT_EQ(RunCommand(options).exit_code, 9);
}

TEST(RunCommandTest, KillsWhatTakesTooLong) {
  CommandOptions options = Shell("read line");
  options.signal_after_output = SIGINT;  // Keeps stdin open; never sent.
  options.timeout_seconds = 0;
  const CommandResult result = RunCommand(options);
  EXPECT_TRUE(result.timed_out);
  EXPECT_EQ(result.exit_code, 128 + SIGKILL);
}

}  // namespace
}  // namespace superko
