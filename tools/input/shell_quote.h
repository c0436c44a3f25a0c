// ShellQuoted: an argument as it has to be typed in a POSIX shell.

#ifndef SUPERKO_TOOLS_INPUT_SHELL_QUOTE_H_
#define SUPERKO_TOOLS_INPUT_SHELL_QUOTE_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

// `argument` itself if no shell would change it, else in single quotes.
std::string ShellQuoted(absl::string_view argument);

// The same for the path of a file, which must not look like a flag: "-x" is
// "./-x". "-" alone means stdin and stays.
std::string ShellQuotedPath(absl::string_view path);

// The words of a command, each quoted and with a blank in front.
std::string ShellQuotedWords(absl::Span<const std::string> words);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_SHELL_QUOTE_H_
