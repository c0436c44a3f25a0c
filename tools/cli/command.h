// The subcommands of superko: one file each, listed in main.cc.

#ifndef SUPERKO_TOOLS_CLI_COMMAND_H_
#define SUPERKO_TOOLS_CLI_COMMAND_H_

#include "CLI/CLI.hpp"

#include "tools/cli/exit_code.h"

namespace superko {

// Adds a subcommand with its flags to `app`. Its callback runs the command and
// leaves the outcome in `exit_code`, which outlives the app.
using AddCommand = void (*)(CLI::App& app, ExitCode& exit_code);

void AddRandomCommand(CLI::App& app, ExitCode& exit_code);
void AddCheckCommand(CLI::App& app, ExitCode& exit_code);
void AddJudgeCommand(CLI::App& app, ExitCode& exit_code);
void AddGenerateCommand(CLI::App& app, ExitCode& exit_code);
void AddConvertCommand(CLI::App& app, ExitCode& exit_code);
void AddShrinkCommand(CLI::App& app, ExitCode& exit_code);
void AddShowCommand(CLI::App& app, ExitCode& exit_code);
void AddPlayCommand(CLI::App& app, ExitCode& exit_code);
void AddSelftestCommand(CLI::App& app, ExitCode& exit_code);
void AddPerftCommand(CLI::App& app, ExitCode& exit_code);
void AddStrokeCommand(CLI::App& app, ExitCode& exit_code);
void AddEngineCommand(CLI::App& app, ExitCode& exit_code);
void AddProgramCommand(CLI::App& app, ExitCode& exit_code);
void AddGtpCommand(CLI::App& app, ExitCode& exit_code);
void AddValidateCommand(CLI::App& app, ExitCode& exit_code);
void AddCompareCommand(CLI::App& app, ExitCode& exit_code);
void AddMergeCommand(CLI::App& app, ExitCode& exit_code);
void AddServeEngineCommand(CLI::App& app, ExitCode& exit_code);

// What --isolate starts, with the name of an engine behind it.
inline constexpr char kServeEngineCommand[] = "serve-engine";

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_COMMAND_H_
