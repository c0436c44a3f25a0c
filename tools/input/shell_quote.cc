#include "tools/input/shell_quote.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace superko {
namespace {

bool IsPlain(char byte) {
  return absl::ascii_isalnum(static_cast<unsigned char>(byte)) ||
         absl::StrContains("@%+=:,./-_", byte);
}

}  // namespace

std::string ShellQuoted(absl::string_view argument) {
  const bool is_plain = !argument.empty() &&
                        std::all_of(argument.begin(), argument.end(), IsPlain);
  if (is_plain) return std::string(argument);
  return absl::StrCat("'", absl::StrReplaceAll(argument, {{"'", "'\\''"}}),
                      "'");
}

std::string ShellQuotedPath(absl::string_view path) {
  const bool looks_like_flag = path.size() > 1 && path[0] == '-';
  return ShellQuoted(absl::StrCat(looks_like_flag ? "./" : "", path));
}

std::string ShellQuotedWords(absl::Span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) {
    absl::StrAppend(&text, " ", ShellQuoted(word));
  }
  return text;
}

}  // namespace superko
