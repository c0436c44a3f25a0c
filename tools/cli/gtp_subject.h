// GtpSubject: the GTP engine under test, as flags and profile describe it.

#ifndef SUPERKO_TOOLS_CLI_GTP_SUBJECT_H_
#define SUPERKO_TOOLS_CLI_GTP_SUBJECT_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/status/statusor.h"

#include "core/rules/rule_set.h"
#include "tools/engine/engine.h"
#include "tools/engine/gtp/gtp_engine.h"
#include "tools/engine/gtp/gtp_profile.h"

namespace superko {

struct GtpFlags {
  std::vector<std::string> command;  // Behind `--`.
  std::string profile;               // A name or a file.
  std::vector<std::string> setup_commands;
  std::string board;    // Empty: the best that the engine knows.
  std::string verdict;  // Empty: as the profile says.
  std::size_t board_every = 50;
  bool undo = false;
  std::uint64_t timeout_ms = 10'000;
};

void AddGtpFlags(CLI::App& command, GtpFlags& flags);

struct GtpSubject {
  GtpEngineFacts facts;
  std::shared_ptr<const GtpEngineOptions> options;
  std::vector<GtpWaiver> waivers;

  NamedEngine engine() const;
};

// Asks the engine what it is. Fails if it cannot be started, is no GTP engine,
// or the profile is wrong.
absl::StatusOr<GtpSubject> MakeGtpSubject(const GtpFlags& flags, RuleSet rules);

// The flags, for a command that plays a case again; with a blank in front.
std::string GtpFlagsText(const GtpFlags& flags);
// " -- CMD ARGS...", or nothing if the profile has the command.
std::string GtpCommandText(const GtpFlags& flags);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_GTP_SUBJECT_H_
