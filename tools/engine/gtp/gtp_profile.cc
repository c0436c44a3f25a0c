#include "tools/engine/gtp/gtp_profile.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

#include "core/record/coordinates.h"
#include "core/record/location.h"

namespace superko {
namespace {

std::vector<std::string> WordsOf(absl::string_view text) {
  return absl::StrSplit(text, ' ', absl::SkipEmpty());
}

// Each reads one value and returns what was expected instead, or nothing.
using Expected = std::string;

Expected ReadYes(absl::string_view text, bool& value) {
  if (text != "yes" && text != "no") return "yes or no";
  value = text == "yes";
  return "";
}

Expected ReadSides(absl::string_view text, GtpProfile& profile) {
  const std::vector<absl::string_view> ends = absl::StrSplit(text, '-');
  int low = 0;
  int high = 0;
  if (ends.size() != 2 || !absl::SimpleAtoi(ends[0], &low) ||
      !absl::SimpleAtoi(ends[1], &high) || low < 1 || high < low ||
      high > kGtpSideMax) {
    return absl::StrCat("sides such as 5-19, from 1 to ", kGtpSideMax);
  }
  profile.engine.side_min = low;
  profile.engine.side_max = high;
  return "";
}

Expected ReadLetters(absl::string_view text, BoardLetters& letters) {
  if (text.size() != 3) return "three letters: black, white, empty";
  letters = {.black = std::string(text.substr(0, 1)),
             .white = std::string(text.substr(1, 1)),
             .empty = std::string(text.substr(2, 1))};
  return "";
}

Expected ReadFlag(absl::string_view part, absl::string_view text,
                  GtpProfile& profile) {
  if (!ParseRuleSet(part).ok() || !absl::StrContains(part, '=')) {
    return "a part of a rule set, such as suicide=allowed";
  }
  profile.flags.emplace_back(part, text);
  return "";
}

Expected ReadWaiver(absl::string_view name, absl::string_view text,
                    GtpProfile& profile) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits(" -- ", 1));
  const std::vector<std::string> words = WordsOf(parts.first);
  if (name.empty() || parts.second.empty() || words.empty() ||
      words.size() > 2) {
    return "a waiver: NAME: CLASS [CONDITION] -- REASON";
  }
  profile.waivers.push_back({.name = std::string(name),
                             .difference_class = words[0],
                             .condition = words.size() == 2 ? words[1] : "",
                             .reason = std::string(parts.second)});
  return "";
}

Expected ReadChoice(absl::string_view key, absl::string_view value,
                    GtpProfile& profile) {
  GtpEngineOptions& engine = profile.engine;
  if (key == "board") {
    const auto board = ParseGtpBoardSource(value);
    if (!board.ok()) return std::string(board.status().message());
    profile.board = *board;
  } else if (key == "verdict") {
    const auto verdict = ParseGtpVerdictSource(value);
    if (!verdict.ok()) return std::string(verdict.status().message());
    engine.verdict = *verdict;
  } else if (key == "turns") {
    if (value != "any" && value != "alternate") return "any or alternate";
    engine.wants_turns = value == "alternate";
  } else if (key == "stray-lines") {
    if (value != "fail" && value != "ignore") return "fail or ignore";
    engine.client.ignores_stray_lines = value == "ignore";
  } else if (key == "moves-max") {
    if (!absl::SimpleAtoi(value, &engine.moves_max) || engine.moves_max == 0) {
      return "a number of moves";
    }
  } else {
    return "a key such as command, flag, board or waiver";
  }
  return "";
}

Expected ReadLine(absl::string_view key, absl::string_view value,
                  GtpProfile& profile) {
  GtpEngineOptions& engine = profile.engine;
  if (absl::ConsumePrefix(&key, "flag ")) return ReadFlag(key, value, profile);
  if (absl::ConsumePrefix(&key, "waiver ")) {
    return ReadWaiver(key, value, profile);
  }
  if (key == "name") {
    engine.name = std::string(value);
  } else if (key == "command") {
    profile.command = WordsOf(value);
  } else if (key == "setup") {
    engine.setup_commands.emplace_back(value);
  } else if (key == "sides") {
    return ReadSides(value, profile);
  } else if (key == "letters") {
    return ReadLetters(value, engine.letters);
  } else if (key == "rectangles") {
    return ReadYes(value, profile.takes_rectangles.emplace());
  } else if (key == "passes") {
    return ReadYes(value, engine.takes_passes);
  } else if (key == "ids") {
    return ReadYes(value, engine.client.sends_ids);
  } else {
    return ReadChoice(key, value, profile);
  }
  return "";
}

struct BuiltIn {
  absl::string_view name;
  absl::string_view text;
};

constexpr BuiltIn kBuiltIn[] = {
    {"gnugo",
     "name: gnugo\n"
     "command: /usr/games/gnugo --mode gtp\n"
     "flag suicide=allowed: --allow-suicide\n"
     "flag suicide=forbidden: --forbid-suicide\n"
     "flag repetition=none: --no-ko\n"
     "flag repetition=simple: --simple-ko\n"
     "flag repetition=positional: --positional-superko\n"
     "flag repetition=situational: --situational-superko\n"
     "board: list_stones\n"
     "sides: 1-19\n"
     "rectangles: no\n"
     "waiver single-stone-suicide: refuses-legal single-stone -- "
     "GNU Go 3.8 allows suicide of several stones only\n"
     "waiver suicide-repeats: accepts-repetition suicide -- "
     "GNU Go 3.8 does not look for a repetition after a suicide\n"},
    {"leela-zero",
     "name: leela-zero\n"
     "board: showboard-stderr\n"
     "sides: 19-19\n"
     "rectangles: no\n"},
};

}  // namespace

absl::StatusOr<GtpBoardSource> ParseGtpBoardSource(absl::string_view text) {
  if (text == "list_stones") return GtpBoardSource::kListStones;
  if (text == "showboard") return GtpBoardSource::kShowboard;
  if (text == "showboard-stderr") return GtpBoardSource::kShowboardOnError;
  if (text == "color") return GtpBoardSource::kColor;
  if (text == "none") return GtpBoardSource::kNone;
  return absl::InvalidArgumentError(
      "list_stones, showboard, showboard-stderr, color or none");
}

absl::StatusOr<GtpVerdictSource> ParseGtpVerdictSource(absl::string_view text) {
  if (text == "play") return GtpVerdictSource::kPlay;
  if (text == "is_legal") return GtpVerdictSource::kIsLegal;
  return absl::InvalidArgumentError("play or is_legal");
}

absl::StatusOr<GtpProfile> ParseGtpProfile(absl::string_view text,
                                           const std::string& file) {
  GtpProfile profile;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    line = absl::StripAsciiWhitespace(line);
    if (line.empty() || absl::StartsWith(line, "#")) continue;
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(line, absl::MaxSplits(':', 1));
    const Expected expected =
        absl::StrContains(line, ':')
            ? ReadLine(absl::StripAsciiWhitespace(parts.first),
                       absl::StripAsciiWhitespace(parts.second), profile)
            : "KEY: VALUE";
    if (expected.empty()) continue;
    return ParseError({.file = file, .line = number, .column = 1}, expected,
                      line);
  }
  return profile;
}

std::vector<std::string> CommandFor(const GtpProfile& profile,
                                    std::vector<std::string> command,
                                    RuleSet rules) {
  const std::string parts = absl::StrCat(",", RuleSetText(rules), ",");
  for (const auto& [part, words] : profile.flags) {
    if (!absl::StrContains(parts, absl::StrCat(",", part, ","))) continue;
    for (std::string& word : WordsOf(words)) {
      command.push_back(std::move(word));
    }
  }
  return command;
}

std::optional<absl::string_view> BuiltInGtpProfile(absl::string_view name) {
  for (const BuiltIn& profile : kBuiltIn) {
    if (profile.name == name) return profile.text;
  }
  return std::nullopt;
}

std::vector<std::string> BuiltInGtpProfileNames() {
  std::vector<std::string> names;
  for (const BuiltIn& profile : kBuiltIn) names.emplace_back(profile.name);
  return names;
}

}  // namespace superko
