#include "tools/cli/duration.h"

#include <string>

#include "absl/strings/str_cat.h"

#include "core/record/location.h"

namespace superko {

absl::StatusOr<absl::Duration> ParseDuration(absl::string_view text) {
  absl::Duration duration;
  if (!absl::ParseDuration(text, &duration) ||
      duration <= absl::ZeroDuration() ||
      duration == absl::InfiniteDuration()) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a time such as 90s, 10m or 1h30m, found ",
                     QuotedExcerpt(text)));
  }
  return duration;
}

CLI::Validator DurationValidator() {
  return CLI::Validator(
      [](std::string& text) {
        return std::string(ParseDuration(text).status().message());
      },
      "TIME");
}

}  // namespace superko
