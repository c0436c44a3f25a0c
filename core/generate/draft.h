// Draft: a record in the making, with a game that follows it.
//
// The game is there for styles that look at the board. What it answers decides
// nothing about a move that was added: refused plays stay in the record. It
// follows only when somebody looks, so records of styles that do not look owe
// nothing to core and cost little.
//
// Ownership: owns the game and keeps its memory; the record and the plan are
//            lent from Start() to the next.

#ifndef SUPERKO_CORE_GENERATE_DRAFT_H_
#define SUPERKO_CORE_GENERATE_DRAFT_H_

#include <array>
#include <cstddef>

#include "absl/types/span.h"

#include "core/base/split_mix.h"
#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/point.h"
#include "core/generate/draws.h"
#include "core/generate/plan.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/rules/verdict.h"

namespace superko {

class Draft {
 public:
  static constexpr int kRetakesMax = 8;

  Draft();

  // Empties `record` and begins it as `plan` says.
  void Start(const Plan& plan, SplitMix64 random, GameRecord& record);

  const Plan& plan() const { return *plan_; }
  SplitMix64& random() { return random_; }
  BoardSize size() const { return plan_->size; }
  Point AnyPoint() { return DrawPoint(size(), random_); }

  // How many more moves the record wants.
  int room() const {
    return plan_->moves - static_cast<int>(record_->moves.size());
  }

  // Who moves next.
  Color turn() const { return turn_; }
  // A wish, which judge input does not grant.
  void SetTurn(Color player);

  // Where the latest play was, refused or not.
  Point latest() const { return latest_; }

  // The board after all moves so far. A reference stays good, but shows later
  // moves only after another call of a function that looks at the game.
  const Board& board() {
    CatchUp();
    return game_.board();
  }
  bool IsEmpty(Point point) { return board().at(point) == Color::kEmpty; }
  // Empty points next to stones that captured lately, the latest first: where
  // the opponent would retake.
  absl::Span<const Point> retakes() {
    CatchUp();
    return absl::MakeConstSpan(retakes_).first(retakes_count_);
  }
  // Plays refused since the latest accepted move.
  int refusals() {
    CatchUp();
    return refusals_;
  }

  // Each adds moves. REQUIRES: room() > 0.
  void Play(Point point);
  // Adds nothing, and returns false, if the game refuses.
  bool TryPlay(Point point);
  // A play on any point if the record is judge input.
  void Pass();
  // Adds nothing if the set-up does not fit the room or the format, or leaves
  // a string without liberties.
  bool TrySetUp(absl::Span<const Placement> placements, Color next_player);

 private:
  void AddSetUp(absl::Span<const Placement> placements, Color next_player);
  // Plays on the game what was added since it last followed.
  void CatchUp() {
    while (followed_ < record_->moves.size()) Follow(record_->moves[followed_]);
  }
  void Follow(Move move);
  Verdict PlayOnGame(Color player, Point point);
  void RememberRetakes(Point point);
  void PassTurn();
  void PassTurnAfterPlay();

  Game game_;
  SplitMix64 random_{0};
  const Plan* plan_ = nullptr;
  GameRecord* record_ = nullptr;
  std::size_t followed_ = 0;  // Moves of the record that the game knows.
  Color turn_ = Color::kBlack;
  Point latest_;
  int refusals_ = 0;
  std::array<Point, kRetakesMax> retakes_;
  std::size_t retakes_count_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_DRAFT_H_
