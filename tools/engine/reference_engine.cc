#include "tools/engine/reference_engine.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "reference/block_scan.h"
#include "reference/flood_fill.h"
#include "reference/liberty_map.h"
#include "reference/recursive_count.h"
#include "reference/string_count.h"
#include "reference/types.h"
#include "tools/engine/reference_types.h"

namespace superko {
namespace {

// Without a branch, for it is done for every point after every move.
Color ToColor(reference::Stone stone) {
  return static_cast<Color>((stone == reference::Stone::kBlack) +
                            2 * (stone == reference::Stone::kWhite));
}

reference::Rules ToRules(RuleSet rules) {
  reference::Rules result;
  result.suicide = rules.suicide == Suicide::kAllowed
                       ? reference::SuicideRule::kAllowed
                       : reference::SuicideRule::kForbidden;
  switch (rules.repetition) {
    case Repetition::kNone:
      result.repetition = reference::RepetitionRule::kNone;
      break;
    case Repetition::kSimple:
      result.repetition = reference::RepetitionRule::kSimple;
      break;
    case Repetition::kPositional:
      result.repetition = reference::RepetitionRule::kPositional;
      break;
    case Repetition::kSituational:
      result.repetition = reference::RepetitionRule::kSituational;
      break;
  }
  return result;
}

Verdict ToVerdict(reference::Answer answer) {
  switch (answer) {
    case reference::Answer::kLegal:
      return Verdict::kLegal;
    case reference::Answer::kOccupied:
      return Verdict::kOccupied;
    case reference::Answer::kSuicide:
      return Verdict::kSuicide;
    case reference::Answer::kRepetition:
      return Verdict::kRepetition;
  }
  return Verdict::kLegal;
}

class ReferenceEngine : public Engine {
 public:
  ReferenceEngine(absl::string_view name,
                  std::unique_ptr<reference::Engine> engine)
      : name_(name), engine_(std::move(engine)) {}

  absl::string_view name() const override { return name_; }

  absl::Status Start(const GameRecord& record) override {
    rows_ = record.size.rows();
    columns_ = record.size.columns();
    engine_->Start(rows_, columns_, ToRules(record.rules),
                   ToStone(record.first_player));
    placements_.clear();
    return absl::OkStatus();
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      transcript.answers[i] = Answer(moves[i]);
      const std::vector<reference::Stone>& stones = engine_->board();
      std::transform(stones.begin(), stones.end(), transcript.board(i).data(),
                     ToColor);
    }
    return absl::OkStatus();
  }

  bool CountStrings(absl::Span<StringCount> counts) override {
    const std::vector<reference::StringCount> truth =
        reference::CountStrings(engine_->board(), rows_, columns_);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      counts[i] = {.stones = static_cast<std::uint16_t>(truth[i].stones),
                   .liberties = static_cast<std::uint16_t>(truth[i].liberties)};
    }
    return true;
  }

  std::string FindInconsistency() override {
    const bool same =
        reference::CountStrings(engine_->board(), rows_, columns_) ==
        reference::CountStringsRecursively(engine_->board(), rows_, columns_);
    return same ? "" : "flood fill and recursion count strings differently";
  }

 private:
  MoveAnswer Answer(Move move) {
    switch (move.kind) {
      case MoveKind::kPlay:
        return AnswerPlay(move);
      case MoveKind::kPass:
        engine_->Pass(ToStone(move.color));
        return {};
      case MoveKind::kSetStone:
        placements_.push_back({.row = move.point.row,
                               .column = move.point.column,
                               .stone = ToStone(move.color)});
        return {};
      case MoveKind::kEndSetUp:
        return AnswerSetUp(move);
    }
    return {};
  }

  MoveAnswer AnswerPlay(Move move) {
    const reference::Outcome outcome =
        engine_->Play(ToStone(move.color), move.point.row, move.point.column);
    return {.verdict = ToVerdict(outcome.answer),
            .captured = static_cast<std::uint16_t>(outcome.captured),
            .own_removed = static_cast<std::uint16_t>(outcome.own_removed),
            .cycle = outcome.answer == reference::Answer::kRepetition
                         ? static_cast<std::uint32_t>(engine_->moves_back())
                         : 0};
  }

  MoveAnswer AnswerSetUp(Move move) {
    const bool accepted = engine_->SetUp(placements_, ToStone(move.color));
    placements_.clear();
    return {.verdict = accepted ? Verdict::kLegal : Verdict::kSuicide};
  }

  absl::string_view name_;
  std::unique_ptr<reference::Engine> engine_;
  int rows_ = 0;
  int columns_ = 0;
  std::vector<reference::Placement> placements_;
};

}  // namespace

std::unique_ptr<Engine> MakeFloodFillEngine() {
  return std::make_unique<ReferenceEngine>(
      kFloodFillName, std::make_unique<reference::FloodFill>());
}

std::unique_ptr<Engine> MakeBlockScanEngine() {
  return std::make_unique<ReferenceEngine>(
      kBlockScanName, std::make_unique<reference::BlockScan>());
}

std::unique_ptr<Engine> MakeLibertyMapEngine() {
  return std::make_unique<ReferenceEngine>(
      kLibertyMapName, std::make_unique<reference::LibertyMap>());
}

}  // namespace superko
