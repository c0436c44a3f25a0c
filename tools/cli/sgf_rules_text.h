// SgfRulesTable: which rule sets SGF's RU means, for --help.

#ifndef SUPERKO_TOOLS_CLI_SGF_RULES_TEXT_H_
#define SUPERKO_TOOLS_CLI_SGF_RULES_TEXT_H_

#include <string>

namespace superko {

// A line for each rule set, with every spelling, wrapped.
std::string SgfRulesTable();

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_SGF_RULES_TEXT_H_
