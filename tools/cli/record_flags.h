// Flags that say what kind of record is meant: --size, --rules, --style.

#ifndef SUPERKO_TOOLS_CLI_RECORD_FLAGS_H_
#define SUPERKO_TOOLS_CLI_RECORD_FLAGS_H_

#include <string>

#include "CLI/CLI.hpp"

namespace superko {

// Each adds one flag whose value is checked while the command line is read, so
// that ParseBoardSize, ParseRuleSet and ParseStyle of it are sure to succeed.
CLI::Option* AddSizeFlag(CLI::App& command, std::string& size);
CLI::Option* AddRulesFlag(CLI::App& command, std::string& rules);
CLI::Option* AddStyleFlag(CLI::App& command, std::string& style);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_RECORD_FLAGS_H_
