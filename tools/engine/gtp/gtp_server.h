// GtpServer: superko as an engine of the Go Text Protocol, version 2: a referee
// for graphical boards and scripts, and something to test clients with.
//
//   GtpServer server({.rules = {}});
//   out << server.Reply("1 play black D4");     // "=1\n\n"
//
// Pure but for `load`: a line in, a reply out.
//
// Threads: one owner.
// Errors:  are replies, as the protocol wants it.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_SERVER_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_SERVER_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/base/split_mix.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/rules/rule_set.h"

namespace superko {

class GtpServer {
 public:
  struct Options {
    RuleSet rules = {};
    std::uint64_t seed = 1;  // For genmove.
    std::string version = "0";
    // Reads the record for loadsgf.
    std::function<absl::StatusOr<GameRecord>(const std::string& path)> load =
        nullptr;
  };

  explicit GtpServer(Options options);

  // The reply to one line, its empty line included; nothing for a line without
  // a command.
  std::string Reply(absl::string_view line);
  // After the command quit.
  bool has_quit() const { return has_quit_; }

  const Game& game() const { return game_; }

 private:
  using Words = std::vector<absl::string_view>;  // Behind the command's name.
  using Answer = absl::StatusOr<std::string>;
  struct Command;
  static absl::Span<const Command> Commands();

  Answer ProtocolVersion(const Words& words);
  Answer Name(const Words& words);
  Answer Version(const Words& words);
  Answer KnownCommand(const Words& words);
  Answer ListCommands(const Words& words);
  Answer Quit(const Words& words);
  Answer SetSize(const Words& words);
  Answer SetRectangle(const Words& words);
  Answer ClearBoard(const Words& words);
  Answer Komi(const Words& words);
  Answer SetRules(const Words& words);
  Answer Play(const Words& words);
  Answer Undo(const Words& words);
  Answer IsLegal(const Words& words);
  Answer ListStones(const Words& words);
  Answer ShowBoard(const Words& words);
  Answer Captures(const Words& words);
  Answer GenerateMove(const Words& words);
  Answer LoadSgf(const Words& words);
  Answer PrintSgf(const Words& words);

  Answer Resize(int rows, int columns);
  void Restart();
  Answer MakeMove(Move move);
  absl::StatusOr<Move> ParseMove(const Words& words) const;
  Answer PlayRecord(const GameRecord& record, std::size_t moves_max);

  Options options_;
  Game game_;
  SplitMix64 random_;
  GameRecord record_;                // The accepted moves.
  std::vector<PlayResult> results_;  // Of the actions, for captures.
  bool has_quit_ = false;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_SERVER_H_
