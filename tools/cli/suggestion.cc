#include "tools/cli/suggestion.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace superko {
namespace {

// A beginning shorter than this says too little.
constexpr std::size_t kPrefixMin = 3;
constexpr int kFar = 1 << 20;

bool IsFlag(absl::string_view word) {
  return word.size() > 1 && word[0] == '-';
}

// "--gaems=3" is about "--gaems".
std::string WithoutValue(absl::string_view flag) {
  return std::string(flag.substr(0, flag.find('=')));
}

// The command whose flags the user was typing.
const CLI::App& ActiveCommand(const CLI::App& app) {
  const std::vector<CLI::App*> parsed = app.get_subcommands();
  return parsed.empty() ? app : ActiveCommand(*parsed.back());
}

std::vector<std::string> FlagsOf(const CLI::App& app) {
  std::vector<std::string> flags;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      flags.push_back(absl::StrCat("--", name));
    }
  }
  return flags;
}

std::vector<std::string> CommandsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) {
    names.push_back(command->get_name());
  }
  return names;
}

// For a word that parsing could not place.
std::optional<std::string> NearestToLeftOver(const CLI::App& app) {
  const CLI::App& active = ActiveCommand(app);
  for (const std::string& word : app.remaining(/*recurse=*/true)) {
    const bool is_flag = IsFlag(word);
    if (!is_flag && &active != &app) continue;
    std::optional<std::string> nearest =
        NearestWord(is_flag ? WithoutValue(word) : word,
                    is_flag ? FlagsOf(active) : CommandsOf(active));
    if (nearest.has_value()) return nearest;
  }
  return std::nullopt;
}

// For CLI11's "--color: alwasy not in {auto,always,never}".
std::optional<std::string> NearestToListed(absl::string_view message) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(message, absl::MaxSplits(" not in {", 1));
  if (parts.second.empty()) return std::nullopt;
  const std::size_t name_end = parts.first.rfind(' ');
  const std::size_t word_begin =
      name_end == absl::string_view::npos ? 0 : name_end + 1;
  return NearestWord(
      parts.first.substr(word_begin),
      absl::StrSplit(parts.second.substr(0, parts.second.find('}')), ','));
}

int Distance(absl::string_view word, absl::string_view candidate) {
  const std::size_t dashes = word.find_first_not_of('-');
  const bool is_long_enough =
      dashes != absl::string_view::npos && word.size() - dashes >= kPrefixMin;
  if (is_long_enough && absl::StartsWith(candidate, word)) return 1;
  const int distance = EditDistance(word, candidate);
  const int distance_max = std::max(1, static_cast<int>(word.size()) / 3);
  return distance <= distance_max ? distance : kFar;
}

}  // namespace

std::string SuggestFlags(const CLI::App& app, const CLI::Error& error) {
  std::optional<std::string> nearest = NearestToLeftOver(app);
  if (!nearest.has_value()) nearest = NearestToListed(error.what());
  return nearest.has_value() ? absl::StrCat("Did you mean ", *nearest, "?")
                             : "";
}

std::optional<std::string> NearestWord(
    absl::string_view word, const std::vector<std::string>& candidates) {
  int least = kFar;
  std::optional<std::string> nearest;
  for (const std::string& candidate : candidates) {
    const int distance = Distance(word, candidate);
    if (distance >= least) continue;
    least = distance;
    nearest = candidate;
  }
  return nearest;
}

int EditDistance(absl::string_view a, absl::string_view b) {
  // rows[i][j] is the distance of the first i letters of a and j of b; a row
  // needs the two before it.
  std::vector<std::vector<int>> rows(a.size() + 1,
                                     std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        rows[i][j] = static_cast<int>(i + j);
        continue;
      }
      const int wrong = a[i - 1] == b[j - 1] ? 0 : 1;
      rows[i][j] = std::min(
          {rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + wrong});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
      }
    }
  }
  return rows[a.size()][b.size()];
}

}  // namespace superko
