// ParsedBy: a check of a flag's value that says what the value's parser says.

#ifndef SUPERKO_TOOLS_CLI_PARSED_BY_H_
#define SUPERKO_TOOLS_CLI_PARSED_BY_H_

#include <string>

#include "CLI/CLI.hpp"

namespace superko {

// `parse` takes a text and returns an absl::StatusOr. A value that passes the
// check is sure to be parsed when the command runs.
template <typename Parse>
CLI::Validator ParsedBy(const Parse& parse) {
  return CLI::Validator(
      [parse](std::string& text) {
        const auto value = parse(text);
        return value.ok() ? std::string()
                          : std::string(value.status().message());
      },
      "");
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_PARSED_BY_H_
