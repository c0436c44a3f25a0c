// GtpEngine: a GTP engine, another program, behind the Engine interface.
//
// Moves are sent ahead in a bounded window, never one by one: while the engine
// works, the next commands lie in its pipe. Boards cost far more than plays, so
// they are asked for after every k-th move and the last one, unless SaveBoards
// says otherwise.
//
// The process belongs to the engine; it is started when it is first needed, and
// again after it crashed, hung or lost the protocol.
//
// Threads: one owner.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_ENGINE_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_ENGINE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

#include "core/rules/rule_set.h"
#include "tools/engine/engine.h"
#include "tools/engine/gtp/gtp_board.h"
#include "tools/engine/gtp/gtp_client.h"

namespace superko {

// Where positions are read.
enum class GtpBoardSource : std::uint8_t {
  kNone,
  kListStones,
  kShowboard,
  kShowboardOnError,  // The reply is empty, the board goes to stderr.
  kColor,             // Each point is asked for.
};

// Where verdicts are read.
enum class GtpVerdictSource : std::uint8_t {
  kPlay,     // An error is a refusal.
  kIsLegal,  // Asked before each play; plays that core refuses are not made.
};

struct GtpEngineOptions {
  std::string name;
  GtpClient::Options client = {};
  // Sent before each game, when the board is clear.
  std::vector<std::string> setup_commands = {};
  GtpBoardSource board = GtpBoardSource::kListStones;
  GtpVerdictSource verdict = GtpVerdictSource::kPlay;
  BoardLetters letters = {};
  std::size_t board_every = 50;
  // After each run of moves all of them are taken back and played again.
  bool tests_undo = false;

  // Records it can be asked; others are UNIMPLEMENTED.
  // The rules that it plays by; no value: it is told nothing and asked
  // anything.
  std::optional<RuleSet> rules = std::nullopt;
  int side_min = 1;
  int side_max = 25;
  bool takes_rectangles = true;
  bool takes_passes = true;
  // It refuses two moves of one color in a row: only records that never have
  // them are played.
  bool wants_turns = false;
  std::size_t moves_max = SIZE_MAX;
};

// `options` is checked by AskGtpEngine.
std::unique_ptr<Engine> MakeGtpEngine(
    std::shared_ptr<const GtpEngineOptions> options);

// What an engine says of itself.
struct GtpEngineFacts {
  std::string name;
  std::string version;
  std::set<std::string> commands;

  bool Knows(const std::string& command) const {
    return commands.count(command) > 0;
  }
};

// Starts it once and asks. Fails if the program cannot be started, ends, or is
// no GTP engine.
absl::StatusOr<GtpEngineFacts> AskGtpEngine(const GtpClient::Options& options);

// The best that an engine with these commands offers.
GtpBoardSource BestBoardSource(const GtpEngineFacts& facts);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_ENGINE_H_
