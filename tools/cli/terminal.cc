#include "tools/cli/terminal.h"

#include <unistd.h>

#include <cstdlib>
#include <map>

namespace superko {
namespace {

std::string Environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

const std::map<std::string, ColorChoice>& ColorChoices() {
  static const auto* const choices = new std::map<std::string, ColorChoice>{
      {"auto", ColorChoice::kAuto},
      {"always", ColorChoice::kAlways},
      {"never", ColorChoice::kNever},
  };
  return *choices;
}

}  // namespace

bool StdoutIsTerminal() { return isatty(STDOUT_FILENO) != 0; }

bool StderrIsTerminal() { return isatty(STDERR_FILENO) != 0; }

TerminalFacts PresentFacts(bool is_terminal) {
  return {.is_terminal = is_terminal,
          .no_color = Environment("NO_COLOR"),
          .term = Environment("TERM")};
}

bool WantsColor(ColorChoice choice, const TerminalFacts& facts) {
  switch (choice) {
    case ColorChoice::kAlways:
      return true;
    case ColorChoice::kNever:
      return false;
    case ColorChoice::kAuto:
      return facts.is_terminal && facts.no_color.empty() &&
             !facts.term.empty() && facts.term != "dumb";
  }
  return false;
}

CLI::Option* AddColorFlag(CLI::App& command, ColorChoice& choice) {
  return command
      .add_option_function<std::string>(
          "--color",
          [&choice](const std::string& name) {
            choice = ColorChoices().at(name);
          },
          "Color the output: auto (on a terminal), always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->default_str("auto");
}

}  // namespace superko
