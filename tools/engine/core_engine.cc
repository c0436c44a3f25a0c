#include "tools/engine/core_engine.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

#include "core/record/game_player.h"
#include "core/rules/game.h"

namespace superko {
namespace {

class CoreEngine : public Engine {
 public:
  absl::string_view name() const override { return kCoreEngineName; }

  absl::Status Start(const GameRecord& record) override {
    game_.Start({.size = record.size,
                 .rules = record.rules,
                 .first_player = record.first_player,
                 .moves_expected = GuessOf(record.moves.size())});
    player_.Clear();
    tail_.clear();
    if (game_.Undo()) return absl::InternalError("the start was undone");
    return absl::OkStatus();
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      transcript.answers[i] = Answer(moves[i]);
      game_.board().CopyColors(transcript.board(i).data());
    }
    RememberTail(moves, transcript);
    return absl::OkStatus();
  }

  // Counts each string once, at the first of its stones.
  bool CountStrings(absl::Span<StringCount> counts) override {
    const Board& board = game_.board();
    counted_.assign(static_cast<std::size_t>(board.grid().cells()), {});
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const PointIndex index =
          board.grid().Index(board.size().PointAt(static_cast<int>(i)));
      counts[i] = board.IsEmpty(index) ? StringCount{}
                                       : CountOnce(board.HeadOfString(index));
    }
    return true;
  }

  std::string FindInconsistency() override {
    std::string fault = game_.FindInconsistency();
    return fault.empty() ? FindFaultOfUndo() : fault;
  }

 private:
  // Enough moves to meet every kind of action, few enough to cost little.
  static constexpr std::size_t kTail = 3;

  // Mostly right; now and then too small, so that tables have to grow.
  static std::size_t GuessOf(std::size_t moves) {
    return moves % 8 == 0 ? moves / 8 : moves;
  }

  struct Answered {
    Move move;
    MoveAnswer answer;
  };

  // A set-up is in the tail as a whole or not at all.
  void RememberTail(absl::Span<const Move> moves,
                    const Transcript& transcript) {
    tail_.clear();
    const std::size_t count = std::min(moves.size(), kTail);
    for (std::size_t i = moves.size() - count; i < moves.size(); ++i) {
      const bool is_set_up = moves[i].kind == MoveKind::kSetStone ||
                             moves[i].kind == MoveKind::kEndSetUp;
      if (is_set_up && tail_.empty()) continue;
      tail_.push_back({moves[i], transcript.answers[i]});
    }
  }

  // Takes the tail back and plays it again: answers and position must be as
  // they were.
  std::string FindFaultOfUndo() {
    if (player_.is_in_set_up()) return "";
    const std::uint64_t key = game_.board().key();
    for (const Answered& one : tail_) {
      if (IsAccepted(one) && !game_.Undo()) return "a move cannot be undone";
    }
    std::string fault = FaultAfter("undo");
    if (!fault.empty()) return fault;
    for (const Answered& one : tail_) {
      if (!SaysAgain(one)) return "after undo a move is answered differently";
    }
    if (game_.board().key() != key) return "undo leads to another position";
    return FaultAfter("undo and redo");
  }

  // Looking at a large board takes as long as a hundred plays; what goes wrong
  // there goes wrong on small ones too.
  std::string FaultAfter(absl::string_view what) const {
    constexpr int kPointsToLookAt = 81;
    if (game_.board().size().points() > kPointsToLookAt) return "";
    const std::string fault = game_.FindInconsistency();
    return fault.empty() ? "" : absl::StrCat("after ", what, ": ", fault);
  }

  static bool IsAccepted(const Answered& one) {
    return one.move.kind != MoveKind::kSetStone &&
           one.answer.verdict == Verdict::kLegal;
  }

  bool SaysAgain(const Answered& one) {
    const bool is_play = one.move.kind == MoveKind::kPlay;
    if (is_play &&
        game_.Judge(one.move.color, one.move.point) != one.answer.verdict) {
      return false;
    }
    const MoveAnswer again = Answer(one.move);
    return again.verdict == one.answer.verdict &&
           again.captured == one.answer.captured &&
           again.own_removed == one.answer.own_removed &&
           again.cycle == one.answer.cycle;
  }

  StringCount CountOnce(PointIndex head) {
    StringCount& known = counted_[static_cast<std::size_t>(head)];
    if (known.stones == 0) {
      const Board::StringCount count = game_.board().CountString(head);
      known = {.stones = static_cast<std::uint16_t>(count.stones),
               .liberties = static_cast<std::uint16_t>(count.liberties)};
    }
    return known;
  }

  MoveAnswer Answer(Move move) {
    const PlayResult result = player_.Make(move);
    const bool repeats = result.verdict == Verdict::kRepetition;
    return {.verdict = result.verdict,
            .captured = result.captured,
            .own_removed = result.own_removed,
            // Nothing said would pass for an engine that does not count.
            .cycle = repeats ? std::max(game_.cycle_length(), 1u) : 0};
  }

  Game game_{Game::Options{}};
  GamePlayer player_{game_};
  std::vector<Answered> tail_;        // The moves played last.
  std::vector<StringCount> counted_;  // By the cell of a string's head.
};

}  // namespace

std::unique_ptr<Engine> MakeCoreEngine() {
  return std::make_unique<CoreEngine>();
}

}  // namespace superko
