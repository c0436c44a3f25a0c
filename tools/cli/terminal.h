// Terminal: whether somebody is watching, and whether color is welcome.

#ifndef SUPERKO_TOOLS_CLI_TERMINAL_H_
#define SUPERKO_TOOLS_CLI_TERMINAL_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

#include "CLI/CLI.hpp"

namespace superko {

bool StdoutIsTerminal();
bool StderrIsTerminal();

enum class ColorChoice : std::uint8_t { kAuto, kAlways, kNever };

// What kAuto looks at.
struct TerminalFacts {
  bool is_terminal = false;
  std::string no_color;  // The environment's NO_COLOR; empty if unset.
  std::string term;      // The environment's TERM; empty if unset.
};

// The facts of this process, for a stream that is or is not a terminal.
TerminalFacts PresentFacts(bool is_terminal);

// Whether to color. NO_COLOR counts unless it is empty (no-color.org); a dumb
// terminal, or one that does not say what it is, gets none.
bool WantsColor(ColorChoice choice, const TerminalFacts& facts);

// Adds --color=auto|always|never to `command`.
CLI::Option* AddColorFlag(CLI::App& command, ColorChoice& choice);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_TERMINAL_H_
