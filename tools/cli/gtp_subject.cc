#include "tools/cli/gtp_subject.h"

#include <chrono>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "tools/cli/parsed_by.h"
#include "tools/harness/waiver.h"
#include "tools/input/shell_quote.h"
#include "tools/input/whole_file.h"

namespace superko {
namespace {

constexpr std::size_t kProfileBytesMax = 1 << 20;

absl::StatusOr<GtpProfile> ReadProfile(const std::string& name) {
  if (name.empty()) return GtpProfile{};
  if (const auto text = BuiltInGtpProfile(name)) {
    return ParseGtpProfile(*text, name);
  }
  const absl::StatusOr<std::string> text =
      ReadWholeFile(name, kProfileBytesMax);
  if (!text.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--profile: expected ", absl::StrJoin(BuiltInGtpProfileNames(), ", "),
        " or a file, found ", name, " (", text.status().message(), ")"));
  }
  return ParseGtpProfile(*text, name);
}

absl::Status CheckWaivers(const GtpProfile& profile) {
  for (const GtpWaiver& waiver : profile.waivers) {
    if (IsWaiverCondition(waiver.condition)) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("waiver ", waiver.name,
                     ": expected suicide, single-stone, pass or move>N, "
                     "found ",
                     waiver.condition));
  }
  return absl::OkStatus();
}

// "GNU Go" becomes "gnu-go". None of our own engines is called "gtp-...".
std::string EngineName(absl::string_view said) {
  std::string name;
  for (const char byte : said) {
    const auto letter = static_cast<unsigned char>(byte);
    if (absl::ascii_isalnum(letter)) {
      name += absl::ascii_tolower(letter);
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  const bool is_ours = name == "core" || name == "flood-fill" ||
                       name == "liberty-map" || name == "block-scan";
  return name.empty() || is_ours ? absl::StrCat("gtp-", name) : name;
}

void ApplyFlags(const GtpFlags& flags, GtpEngineOptions& engine) {
  for (const std::string& command : flags.setup_commands) {
    engine.setup_commands.push_back(command);
  }
  if (!flags.verdict.empty()) {
    engine.verdict = *ParseGtpVerdictSource(flags.verdict);
  }
  engine.board_every = flags.board_every;
  engine.tests_undo = flags.undo;
  engine.client.timeout = std::chrono::milliseconds(flags.timeout_ms);
}

GtpBoardSource BoardSource(const GtpFlags& flags, const GtpProfile& profile,
                           const GtpEngineFacts& facts) {
  if (!flags.board.empty()) return *ParseGtpBoardSource(flags.board);
  return profile.board.value_or(BestBoardSource(facts));
}

}  // namespace

void AddGtpFlags(CLI::App& command, GtpFlags& flags) {
  command.add_option("CMD", flags.command,
                     "The engine and its arguments, behind `--`; may be left "
                     "out if the profile has them");
  command.add_option("--profile", flags.profile,
                     absl::StrCat("What is known of the engine: ",
                                  absl::StrJoin(BuiltInGtpProfileNames(), ", "),
                                  ", or a file"));
  command
      .add_option("--setup-command", flags.setup_commands,
                  "Sent before each game, such as 'kata-set-rules aga'; "
                  "repeatable")
      ->allow_extra_args(false);
  command
      .add_option("--board", flags.board,
                  "Where boards are read: list_stones, showboard, "
                  "showboard-stderr, color, none; default the best it knows")
      ->check(ParsedBy(ParseGtpBoardSource));
  command
      .add_option("--verdict", flags.verdict,
                  "Where verdicts are read: play (an error is a refusal) or "
                  "is_legal")
      ->check(ParsedBy(ParseGtpVerdictSource));
  command
      .add_option("--board-every", flags.board_every,
                  "Compare the board after every k-th move and the last one; "
                  "a case that differs is played again with all")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}))
      ->capture_default_str();
  command.add_flag("--undo", flags.undo,
                   "Take moves back, play them again, compare the boards");
  command
      .add_option("--timeout-ms", flags.timeout_ms,
                  "How long the engine may take for one reply")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{3'600'000}))
      ->capture_default_str();
}

NamedEngine GtpSubject::engine() const {
  return {.name = options->name,
          .make = [shared = options] { return MakeGtpEngine(shared); }};
}

absl::StatusOr<GtpSubject> MakeGtpSubject(const GtpFlags& flags,
                                          RuleSet rules) {
  absl::StatusOr<GtpProfile> profile = ReadProfile(flags.profile);
  if (!profile.ok()) return profile.status();
  const absl::Status waivers = CheckWaivers(*profile);
  if (!waivers.ok()) return waivers;
  GtpEngineOptions engine = profile->engine;
  ApplyFlags(flags, engine);
  const std::vector<std::string>& command =
      flags.command.empty() ? profile->command : flags.command;
  if (command.empty()) {
    return absl::InvalidArgumentError(
        "expected the engine behind `--`, such as -- gnugo --mode gtp");
  }
  engine.client.process.spawn.arguments = CommandFor(*profile, command, rules);
  absl::StatusOr<GtpEngineFacts> facts = AskGtpEngine(engine.client);
  if (!facts.ok()) {
    return absl::Status(facts.status().code(),
                        absl::StrCat("the engine ", command[0], ": ",
                                     facts.status().message()));
  }
  if (engine.name.empty()) engine.name = EngineName(facts->name);
  engine.rules = rules;
  engine.board = BoardSource(flags, *profile, *facts);
  engine.client.keeps_error = engine.board == GtpBoardSource::kShowboardOnError;
  engine.takes_rectangles =
      profile->takes_rectangles.value_or(facts->Knows("rectangular_boardsize"));
  return GtpSubject{
      .facts = *std::move(facts),
      .options = std::make_shared<const GtpEngineOptions>(std::move(engine)),
      .waivers = std::move(profile->waivers)};
}

std::string GtpFlagsText(const GtpFlags& flags) {
  std::string text;
  if (!flags.profile.empty()) {
    absl::StrAppend(&text, " --profile=", ShellQuoted(flags.profile));
  }
  for (const std::string& command : flags.setup_commands) {
    absl::StrAppend(&text, " ", ShellQuoted("--setup-command=" + command));
  }
  if (!flags.board.empty()) absl::StrAppend(&text, " --board=", flags.board);
  if (!flags.verdict.empty()) {
    absl::StrAppend(&text, " --verdict=", flags.verdict);
  }
  if (flags.board_every != GtpFlags{}.board_every) {
    absl::StrAppend(&text, " --board-every=", flags.board_every);
  }
  if (flags.undo) absl::StrAppend(&text, " --undo");
  if (flags.timeout_ms != GtpFlags{}.timeout_ms) {
    absl::StrAppend(&text, " --timeout-ms=", flags.timeout_ms);
  }
  return text;
}

std::string GtpCommandText(const GtpFlags& flags) {
  if (flags.command.empty()) return "";
  return absl::StrCat(" --", ShellQuotedWords(flags.command));
}

}  // namespace superko
