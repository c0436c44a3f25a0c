// Suggestions: what somebody who typed a wrong word may have meant.

#ifndef SUPERKO_TOOLS_CLI_SUGGESTION_H_
#define SUPERKO_TOOLS_CLI_SUGGESTION_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

#include "CLI/CLI.hpp"

namespace superko {

// "Did you mean --games?" for a flag or a command of `app` that does not exist,
// or for a wrong value where the right ones are listed; empty if nothing right
// is near. `error` is what parsing ended with.
std::string SuggestFlags(const CLI::App& app, const CLI::Error& error);

// The first of the candidates nearest to `word`: at most a third of its letters
// are wrong, or it is the beginning of the candidate.
std::optional<std::string> NearestWord(
    absl::string_view word, const std::vector<std::string>& candidates);

// The least number of letters to insert, delete, replace, or exchange with a
// neighbour (optimal string alignment).
int EditDistance(absl::string_view a, absl::string_view b);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_SUGGESTION_H_
