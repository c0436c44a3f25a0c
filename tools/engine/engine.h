// Engine: anything that can be asked to play a record and say what happened.
//
// The harness knows engines by this interface alone. It asks in runs of moves,
// so that the cost of a virtual call, or of a round trip to another process,
// is shared by many moves.
//
// Threads: an engine belongs to one worker; nothing here is shared.
// Errors:  a status means that the engine could not answer; its code says why:
//          ABORTED it crashed, DEADLINE_EXCEEDED it hung, DATA_LOSS it broke
//          its protocol, INTERNAL it takes moves back wrongly, UNIMPLEMENTED
//          it is not made for such records. A wrong answer is not an error.

#ifndef SUPERKO_TOOLS_ENGINE_ENGINE_H_
#define SUPERKO_TOOLS_ENGINE_ENGINE_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/rules/verdict.h"

namespace superko {

// What an engine said of one move. For kEndSetUp the verdict is kSuicide if
// the set-up was refused because a string would be without liberties; for
// kSetStone and kPass it is always kLegal.
struct MoveAnswer {
  Verdict verdict = Verdict::kLegal;
  std::uint16_t captured = 0;     // Opposing stones removed.
  std::uint16_t own_removed = 0;  // By an allowed suicide, the play included.
  // For kRepetition: moves back to the latest equal position, 0 if the engine
  // does not say. Compared if both engines do.
  std::uint32_t cycle = 0;
  // The engine says only whether it accepts the play: any verdict but kLegal
  // stands for a refusal, and nothing is counted.
  bool is_terse = false;
};

// Stones and liberties of the string on a point; zeros for an empty point.
struct StringCount {
  std::uint16_t stones = 0;
  std::uint16_t liberties = 0;

  friend bool operator==(StringCount, StringCount) = default;
};

// The answers to a run of moves, and the whole board after each of them, row
// by row. Reused from run to run.
struct Transcript {
  int points = 0;
  std::vector<MoveAnswer> answers;
  std::vector<Color> boards;
  // Whether the board after a move is known.
  std::vector<bool> has_board;
  // If the engine fails: how many moves it has answered before, if that is
  // known.
  std::optional<std::size_t> answered = std::nullopt;

  void Reset(int board_points, std::size_t moves) {
    points = board_points;
    answered.reset();
    has_board.assign(moves, true);
    answers.assign(moves, {});
    boards.resize(moves * static_cast<std::size_t>(board_points));
  }
  absl::Span<Color> board(std::size_t move) {
    return absl::MakeSpan(boards).subspan(
        move * static_cast<std::size_t>(points),
        static_cast<std::size_t>(points));
  }
  absl::Span<const Color> board(std::size_t move) const {
    return absl::MakeConstSpan(boards).subspan(
        move * static_cast<std::size_t>(points),
        static_cast<std::size_t>(points));
  }
};

class Engine {
 public:
  virtual ~Engine() = default;

  // A stable name of words and hyphens, such as "flood-fill".
  virtual absl::string_view name() const = 0;

  // Forgets the game before and begins one; the record's moves are not played.
  virtual absl::Status Start(const GameRecord& record) = 0;

  // Plays the next moves of the record; fills `transcript`, which the caller
  // has Reset for `moves`.
  virtual absl::Status Play(absl::Span<const Move> moves,
                            Transcript& transcript) = 0;

  // Whether transcripts lack boards because it would take long to ask for them
  // all; if so, whether to ask all the same from the next Start on.
  virtual bool SavesBoards() const { return false; }
  virtual void SaveBoards(bool /*saves*/) {}

  // Fills one count a point of the present position. False if the engine
  // cannot tell.
  virtual bool CountStrings(absl::Span<StringCount> /*counts*/) {
    return false;
  }

  // Checks the engine's own state against itself; empty if all is well.
  virtual std::string FindInconsistency() { return ""; }
};

// Makes one engine for each worker.
using EngineFactory = std::function<std::unique_ptr<Engine>()>;

struct NamedEngine {
  std::string name;  // What the engines it makes call themselves.
  EngineFactory make;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_ENGINE_H_
