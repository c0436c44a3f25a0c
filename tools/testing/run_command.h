// RunCommand: runs a program as a shell would, without a shell.
//
//   const CommandResult result =
//       RunCommand({.arguments = {program, "judge"}, .input = "0\n"});
//   EXPECT_EQ(result.exit_code, 0) << result.error;
//
// For tests: what the system refuses ends the test program with a message.

#ifndef SUPERKO_TOOLS_TESTING_RUN_COMMAND_H_
#define SUPERKO_TOOLS_TESTING_RUN_COMMAND_H_

#include <string>
#include <vector>

namespace superko {

struct CommandOptions {
  // The program, by its path, and what follows it.
  std::vector<std::string> arguments = {};
  // What stdin holds.
  std::string input = {};
  // "NAME=VALUE", added to the environment of this process.
  std::vector<std::string> environment = {};
  // A file that stdout is sent to; empty: it is collected.
  std::string output_path = {};
  // Nobody reads stdout: every write to it meets a closed pipe.
  bool has_closed_output = false;
  // Sent once the first output has come; stdin is kept open till then and
  // beyond, so that the program cannot end by itself. 0: none.
  int signal_after_output = 0;
  // The program is killed when it takes this long; a net, not a measure.
  int timeout_seconds = 120;
};

struct CommandResult {
  // As a shell says it: 128 plus the signal if one ended the program, 127 if it
  // could not be started.
  int exit_code = 0;
  bool timed_out = false;
  std::string output;
  std::string error;
};

CommandResult RunCommand(const CommandOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_TESTING_RUN_COMMAND_H_
