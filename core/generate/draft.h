// Draft: a record in the making, with a game that follows it.
//
// Whatever is added to the record is played on the game too, so that styles
// can look at the board. What the game answers decides nothing about the move
// just added: refused plays stay in the record.
//
// Ownership: owns the game and keeps its memory; the record and the plan are
//            lent from Start() to the next.

#ifndef SUPERKO_CORE_GENERATE_DRAFT_H_
#define SUPERKO_CORE_GENERATE_DRAFT_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"

#include "core/base/split_mix.h"
#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/point.h"
#include "core/generate/plan.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/rules/verdict.h"

namespace superko {

class Draft {
 public:
  // Points where stones were captured lately that are remembered.
  static constexpr int kCapturedMax = 8;

  Draft();

  // Empties `record` and begins it as `plan` says.
  void Start(const Plan& plan, SplitMix64 random, GameRecord& record);

  const Plan& plan() const { return *plan_; }
  SplitMix64& random() { return random_; }
  const Board& board() const { return game_.board(); }
  BoardSize size() const { return plan_->size; }

  // How many more moves the record wants.
  int room() const {
    return plan_->moves - static_cast<int>(record_->moves.size());
  }

  // Who moves next.
  Color turn() const { return turn_; }
  // A wish, which judge input does not grant.
  void SetTurn(Color player);

  bool IsEmpty(Point point) const { return board().at(point) == Color::kEmpty; }
  bool IsLegal(Point point) const {
    return game_.Judge(turn_, point) == Verdict::kLegal;
  }

  // Points where stones were captured lately, the latest first.
  absl::Span<const Point> captured() const {
    return absl::MakeConstSpan(captured_).first(captured_count_);
  }
  // Where the latest play was, refused or not.
  Point latest() const { return latest_; }
  // Plays refused since the latest accepted move.
  int refusals() const { return refusals_; }

  Point AnyPoint() {
    return size().PointAt(static_cast<int>(
        random_.Below(static_cast<std::uint32_t>(size().points()))));
  }

  // Each adds moves. REQUIRES: room() > 0.
  void Play(Point point);
  // A play on any point if the record is judge input.
  void Pass();
  // Adds nothing if the set-up does not fit the room or the format, or leaves
  // a string without liberties.
  bool TrySetUp(absl::Span<const Placement> placements, Color next_player);

 private:
  using ColorsAround = std::array<Color, 4>;

  ColorsAround LookAround(Point point) const;
  void RememberCaptured(Point point, const ColorsAround& before);
  void PassTurn(Verdict verdict);

  Game game_;
  SplitMix64 random_{0};
  const Plan* plan_ = nullptr;
  GameRecord* record_ = nullptr;
  Color turn_ = Color::kBlack;
  Point latest_;
  int refusals_ = 0;
  std::array<Point, kCapturedMax> captured_;
  std::size_t captured_count_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_DRAFT_H_
