#include "tools/engine/planted/planted_engine.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "tools/engine/planted/planted_board.h"
#include "tools/engine/planted/planted_history.h"

namespace superko {
namespace {

class PlantedEngine : public Engine {
 public:
  PlantedEngine(std::string name, Fault fault)
      : name_(std::move(name)), fault_(fault), board_(fault), history_(fault) {}

  absl::string_view name() const override { return name_; }

  absl::Status Start(const GameRecord& record) override {
    rules_ = record.rules;
    board_.Start(record.size);
    after_.assign(board_.colors().size(), Color::kEmpty);
    history_.Start(rules_.repetition, Now(), record.first_player);
    set_up_.clear();
    ko_ban_.reset();
    return absl::OkStatus();
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      transcript.answers[i] = Answer(moves[i]);
      const absl::Span<const Color> colors = board_.colors();
      std::copy(colors.begin(), colors.end(), transcript.board(i).begin());
    }
    return absl::OkStatus();
  }

 private:
  using Effect = PlantedBoard::Effect;

  // A point on which one player must not play at once.
  struct KoBan {
    std::size_t index;
    Color player;
  };

  MoveAnswer Answer(Move move) {
    switch (move.kind) {
      case MoveKind::kPlay:
        return AnswerPlay(move);
      case MoveKind::kPass:
        history_.AddPass(Now(), move.color);
        ko_ban_.reset();
        return {};
      case MoveKind::kSetStone:
        set_up_.push_back(move);
        return {};
      case MoveKind::kEndSetUp:
        return AnswerSetUp(move);
    }
    return {};
  }

  MoveAnswer AnswerPlay(Move move) {
    const std::size_t index = board_.IndexOf(move.point);
    if (board_.at(index) != Color::kEmpty) {
      return Refuse(Verdict::kOccupied, move);
    }
    const Effect effect = board_.Foresee(move.color, index);
    board_.CopyAfter(move.color, index, effect, absl::MakeSpan(after_));
    const Verdict verdict = Judge(move.color, index, effect);
    if (verdict != Verdict::kLegal) {
      LeaveBehind(move, effect);
      return Refuse(verdict, move);
    }
    return Accept(move, effect);
  }

  Verdict Judge(Color player, std::size_t index, const Effect& effect) const {
    const bool repeats =
        IsBanned(player, index) || history_.Repeats(After(effect), player);
    if (repeats && fault_ == Fault::kRepetitionBeforeSuicide) {
      return Verdict::kRepetition;
    }
    if (IsForbiddenSuicide(effect)) return Verdict::kSuicide;
    return repeats ? Verdict::kRepetition : Verdict::kLegal;
  }

  bool IsForbiddenSuicide(const Effect& effect) const {
    if (!effect.is_suicide || rules_.suicide == Suicide::kAllowed) return false;
    const bool is_single_stone = effect.removed.count == 0;
    return is_single_stone || fault_ != Fault::kOnlySingleSuicideRefused;
  }

  MoveAnswer Accept(Move move, const Effect& effect) {
    const std::size_t index = board_.IndexOf(move.point);
    const std::optional<std::size_t> only_captured = OnlyCaptured(effect);
    const auto removed =
        static_cast<std::uint16_t>(board_.Commit(move.color, index, effect));
    history_.AddPlay(After(effect), move.color);
    ko_ban_.reset();
    if (only_captured.has_value() && IsTakenForKo(index)) {
      ko_ban_ = {.index = *only_captured, .player = Opponent(move.color)};
    }
    if (effect.is_suicide) return {.own_removed = removed};
    return {.captured = removed};
  }

  // What a refused play should not do.
  void LeaveBehind(Move move, const Effect& effect) {
    if (fault_ == Fault::kRefusedStaysInHistory) {
      history_.AddPlay(After(effect), move.color);
    }
    if (fault_ == Fault::kRefusedStaysOnBoard) {
      board_.Place(move.color, board_.IndexOf(move.point));
    }
  }

  MoveAnswer Refuse(Verdict verdict, Move move) {
    if (fault_ == Fault::kRefusedEndsTurn) history_.AddPass(Now(), move.color);
    return {.verdict = verdict};
  }

  // The stone that a play captures, if it is a single one.
  std::optional<std::size_t> OnlyCaptured(const Effect& effect) const {
    if (effect.is_suicide || effect.removed.count != 1) return std::nullopt;
    const PlantedBoard::Label captured = effect.removed.labels[0];
    if (board_.StoneCount(captured) != 1) return std::nullopt;
    return captured;  // A single stone is its string's founder.
  }

  // Whether the capture of one stone by a play on `index` is taken for ko. No
  // ban is needed by those who compare positions.
  bool IsTakenForKo(std::size_t index) const {
    if (rules_.repetition == Repetition::kNone) return false;
    switch (fault_) {
      case Fault::kSnapbackIsKo:
        return board_.LibertiesAt(index) == 1;
      case Fault::kCaptureOfOneIsKo:
        return true;
      default:
        return false;
    }
  }

  bool IsBanned(Color player, std::size_t index) const {
    return ko_ban_.has_value() && ko_ban_->player == player &&
           ko_ban_->index == index;
  }

  MoveAnswer AnswerSetUp(Move move) {
    const absl::Span<const Color> colors = board_.colors();
    after_.assign(colors.begin(), colors.end());
    for (const Move& stone : set_up_) {
      const std::size_t index = board_.IndexOf(stone.point);
      // Beyond the board only if rows and columns are swapped.
      if (index < after_.size()) after_[index] = stone.color;
    }
    set_up_.clear();
    if (!board_.TrySetUp(after_)) return {.verdict = Verdict::kSuicide};
    history_.AddSetUp(Now(), move.color);
    ko_ban_.reset();
    return {};
  }

  PlantedHistory::Position Now() const {
    return {.key = board_.key(), .colors = board_.colors()};
  }
  PlantedHistory::Position After(const Effect& effect) const {
    return {.key = effect.key_after, .colors = after_};
  }

  std::string name_;
  Fault fault_;
  RuleSet rules_;
  PlantedBoard board_;
  PlantedHistory history_;
  std::vector<Color> after_;  // What the latest play makes of the board.
  std::vector<Move> set_up_;  // The stones of a set-up that is not complete.
  std::optional<KoBan> ko_ban_;
};

}  // namespace

std::unique_ptr<Engine> MakePlantedEngine(std::string name, Fault fault) {
  return std::make_unique<PlantedEngine>(std::move(name), fault);
}

}  // namespace superko
