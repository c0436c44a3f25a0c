// GtpProfile: what is known of one engine, as text.
//
//   # How GNU Go is started, and what it can be asked.
//   name: gnugo
//   command: gnugo --mode gtp
//   flag suicide=allowed: --allow-suicide
//   flag repetition=positional: --positional-superko
//   setup: komi 0                      sent before each game, repeatable
//   board: list_stones                 showboard, showboard-stderr, color, none
//   verdict: play                      is_legal
//   sides: 5-19                        shortest and longest
//   rectangles: no
//   passes: yes
//   turns: any                         alternate: two of a color are refused
//   moves-max: 300
//   letters: XO.                       black, white, empty on shown boards
//   ids: yes
//   stray-lines: fail                  ignore
//   waiver NAME: CLASS [CONDITION] -- REASON
//
// What is left out is found out by asking the engine, or does not matter.
//
// Errors: FILE:LINE:COLUMN, see core/record/location.h.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_PROFILE_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_PROFILE_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/rules/rule_set.h"
#include "tools/engine/gtp/gtp_engine.h"

namespace superko {

// A known difference: counted and printed, but no finding.
struct GtpWaiver {
  std::string name;
  std::string difference_class;  // "accepts-suicide".
  std::string condition;         // See tools/harness/waiver.h; empty: always.
  std::string reason;
};

struct GtpProfile {
  GtpEngineOptions engine = {};  // Its name and its limits.
  std::vector<std::string> command = {};
  // Added to the command if the rules have this part.
  std::vector<std::pair<std::string, std::string>> flags = {};
  std::optional<GtpBoardSource> board = std::nullopt;
  std::optional<bool> takes_rectangles = std::nullopt;
  std::vector<GtpWaiver> waivers = {};
};

absl::StatusOr<GtpProfile> ParseGtpProfile(absl::string_view text,
                                           const std::string& file);

// The command with the flags for `rules`.
std::vector<std::string> CommandFor(const GtpProfile& profile,
                                    std::vector<std::string> command,
                                    RuleSet rules);

// Profiles that superko brings along, by name; their text.
std::optional<absl::string_view> BuiltInGtpProfile(absl::string_view name);
std::vector<std::string> BuiltInGtpProfileNames();

absl::StatusOr<GtpBoardSource> ParseGtpBoardSource(absl::string_view text);
absl::StatusOr<GtpVerdictSource> ParseGtpVerdictSource(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_PROFILE_H_
