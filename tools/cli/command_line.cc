#include "tools/cli/command_line.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

#include "tools/input/shell_quote.h"

namespace superko {
namespace {

std::vector<std::string>& CommandLine() {
  static std::vector<std::string> arguments;
  return arguments;
}

// An option's value follows it after "=" or as the next argument.
bool HasValueBehind(absl::string_view argument) {
  return !absl::StrContains(argument, "=");
}

}  // namespace

void SetCommandLine(int argc, const char* const* argv) {
  CommandLine().assign(argv, argv + argc);
}

std::string ThisProgram() {
  std::error_code error;
  const auto path = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) return path.string();
  return CommandLine().empty() ? "superko" : CommandLine()[0];
}

std::string CommandLineWithout(absl::Span<const absl::string_view> options) {
  std::string text = "superko";
  const std::vector<std::string>& arguments = CommandLine();
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const absl::string_view argument = arguments[i];
    const absl::string_view name = argument.substr(0, argument.find('='));
    if (std::find(options.begin(), options.end(), name) == options.end()) {
      absl::StrAppend(&text, " ", ShellQuoted(argument));
    } else if (HasValueBehind(argument)) {
      ++i;
    }
  }
  return text;
}

}  // namespace superko
