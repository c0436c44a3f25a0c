#include "tools/engine/core_engine.h"

#include <vector>

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
                 .moves_expected = record.moves.size()});
    placements_.clear();
    return absl::OkStatus();
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      transcript.answers[i] = Answer(moves[i]);
      game_.board().CopyColors(transcript.board(i).data());
    }
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

  std::string FindInconsistency() override { return game_.FindInconsistency(); }

 private:
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
    switch (move.kind) {
      case MoveKind::kPlay:
        return AnswerPlay(move);
      case MoveKind::kPass:
        game_.Pass(move.color);
        return {};
      case MoveKind::kSetStone:
        placements_.push_back({.point = move.point, .color = move.color});
        return {};
      case MoveKind::kEndSetUp:
        return AnswerSetUp(move);
    }
    return {};
  }

  MoveAnswer AnswerPlay(Move move) {
    const PlayResult result = game_.Play(move.color, move.point);
    const bool repeats = result.verdict == Verdict::kRepetition;
    return {.verdict = result.verdict,
            .captured = result.captured,
            .own_removed = result.own_removed,
            .cycle = repeats ? game_.cycle_length() : 0};
  }

  MoveAnswer AnswerSetUp(Move move) {
    const bool accepted = game_.TrySetUp(placements_, move.color);
    placements_.clear();
    return {.verdict = accepted ? Verdict::kLegal : Verdict::kSuicide};
  }

  Game game_{Game::Options{}};
  std::vector<Placement> placements_;
  std::vector<StringCount> counted_;  // By the cell of a string's head.
};

}  // namespace

std::unique_ptr<Engine> MakeCoreEngine() {
  return std::make_unique<CoreEngine>();
}

}  // namespace superko
