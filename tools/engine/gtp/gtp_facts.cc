#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "tools/engine/gtp/gtp_engine.h"

namespace superko {
namespace {

// For engines without list_commands.
constexpr const char* kAskedFor[] = {
    "play",  "boardsize", "clear_board",           "list_stones", "showboard",
    "color", "undo",      "rectangular_boardsize", "is_legal"};

absl::StatusOr<GtpReply> Ask(GtpClient& client, absl::string_view command) {
  client.Send(command);
  GtpReply reply;
  const absl::Status status = client.Receive(reply);
  if (!status.ok()) {
    return absl::Status(status.code(), absl::StrCat("asked for ", command, ": ",
                                                    status.message()));
  }
  return reply;
}

// The text of a reply, or nothing for an error.
absl::StatusOr<std::string> AskText(GtpClient& client,
                                    absl::string_view command) {
  const absl::StatusOr<GtpReply> reply = Ask(client, command);
  if (!reply.ok()) return reply.status();
  return reply->is_error ? "" : reply->text;
}

absl::StatusOr<std::set<std::string>> AskCommands(GtpClient& client) {
  const absl::StatusOr<std::string> list = AskText(client, "list_commands");
  if (!list.ok()) return list.status();
  std::set<std::string> commands =
      absl::StrSplit(*list, absl::ByAnyChar(" \t\n"), absl::SkipEmpty());
  if (!commands.empty()) return commands;
  for (const char* const name : kAskedFor) {
    const absl::StatusOr<std::string> known =
        AskText(client, absl::StrCat("known_command ", name));
    if (!known.ok()) return known.status();
    if (absl::AsciiStrToLower(*known) == "true") commands.insert(name);
  }
  return commands;
}

}  // namespace

absl::StatusOr<GtpEngineFacts> AskGtpEngine(const GtpClient::Options& options) {
  absl::StatusOr<std::unique_ptr<GtpClient>> client = GtpClient::Start(options);
  if (!client.ok()) return client.status();
  GtpEngineFacts facts;
  const absl::StatusOr<std::string> name = AskText(**client, "name");
  if (!name.ok()) return name.status();
  facts.name = *name;
  const absl::StatusOr<std::string> version = AskText(**client, "version");
  if (!version.ok()) return version.status();
  facts.version = *version;
  absl::StatusOr<std::set<std::string>> commands = AskCommands(**client);
  if (!commands.ok()) return commands.status();
  facts.commands = *std::move(commands);
  for (const char* const needed : {"boardsize", "clear_board", "play"}) {
    if (facts.Knows(needed)) continue;
    return absl::FailedPreconditionError(
        absl::StrCat("it does not know the command ", needed));
  }
  return facts;
}

GtpBoardSource BestBoardSource(const GtpEngineFacts& facts) {
  if (facts.Knows("list_stones")) return GtpBoardSource::kListStones;
  if (facts.Knows("showboard")) return GtpBoardSource::kShowboard;
  if (facts.Knows("color")) return GtpBoardSource::kColor;
  return GtpBoardSource::kNone;
}

}  // namespace superko
