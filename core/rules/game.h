// Game: what you play on. A board, its rule set and its history.
//
//   Game game({.size = kJudgeSize, .rules = {}});
//   PlayResult result = game.Play(Color::kBlack, {.row = 0, .column = 2});
//   if (result.verdict != Verdict::kLegal) ...
//
// Who may play next is not part of the rules here: the player comes with each
// play, and two plays of the same color in a row are fine.
//
// Ownership: owns its memory and keeps it for the next Start(), so that a game
//            allocates nothing once an equally long one was played.
// Threads:   const members may run together; a change needs a single owner.
// Errors:    a refused play is a Verdict and changes nothing.

#ifndef SUPERKO_CORE_RULES_GAME_H_
#define SUPERKO_CORE_RULES_GAME_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/types/span.h"

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/grid.h"
#include "core/board/lanes.h"
#include "core/board/point.h"
#include "core/rules/history.h"
#include "core/rules/rule_set.h"
#include "core/rules/verdict.h"

namespace superko {

struct alignas(8) PlayResult {
  Verdict verdict = Verdict::kLegal;
  // Opposing stones removed; 0 if refused.
  std::uint16_t captured = 0;
  // Own stones removed by an allowed suicide, the one just played included.
  std::uint16_t own_removed = 0;

  friend bool operator==(PlayResult, PlayResult) = default;
};

// One stone of a set-up; kEmpty clears the point.
struct Placement {
  Point point;
  Color color = Color::kEmpty;

  friend bool operator==(Placement, Placement) = default;
};

class Game {
 public:
  struct Options {
    BoardSize size = kJudgeSize;
    RuleSet rules = {};
    // Whose turn the start is; matters to situational repetition only.
    Color first_player = Color::kBlack;
    // A guess of the number of moves, to size tables; any value is right.
    std::size_t moves_expected = 0;
    // Fewer key bits than 64 make collisions common, for tests.
    int key_bits = 64;
  };

  explicit Game(const Options& options);

  // Begins another game; as if the object were new, but keeps its memory.
  // Ignores key_bits.
  void Start(const Options& options);

  // The verdict that Play would give. REQUIRES: `point` is on the board.
  Verdict Judge(Color player, Point point) const;

  // Plays, or refuses and changes nothing. REQUIRES: `point` is on the board.
  PlayResult Play(Color player, Point point);

  void Pass(Color player);

  // Sets or clears points all at once; a later placement on the same point
  // wins. Adds a position to the history, which otherwise stays. Refused, with
  // nothing changed, if a string would be without liberties.
  bool TrySetUp(absl::Span<const Placement> placements, Color next_player);

  // Takes back the latest accepted action; false at the start of the game.
  bool Undo();

  const Board& board() const { return board_; }
  RuleSet rules() const { return rules_; }
  // The opponent of the player who moved last, whatever the record goes on
  // with; else as the start or the set-up said.
  Color next_player() const { return history_.latest().next_player; }
  // Accepted actions so far.
  std::size_t actions() const { return history_.size() - 1; }

  // After a verdict kRepetition of Play: the number of moves, passes and the
  // refused play included, back to the latest equal position.
  std::uint32_t cycle_length() const { return cycle_length_; }

  // Checks the board and the history against themselves. Empty if all is well,
  // else what is wrong. Takes time linear in the area and the moves.
  std::string FindInconsistency() const;

 private:
  struct Judgement {
    Verdict verdict;
    History::Finding finding;
  };
  Judgement JudgeEffect(const History::Candidate& candidate) const;
  // For debug builds: whether the board is consistent, or is too large to look.
  bool IsConsistent() const;
  [[gnu::noinline]] PlayResult PlayInFull(Color player, PointIndex index,
                                          Lanes beside);
  [[gnu::noinline]] PlayResult Complete(Color player, PointIndex index,
                                        Lanes beside);
  [[gnu::noinline]] PlayResult Refuse(Verdict verdict, std::uint32_t repeated);

  Board board_;
  RuleSet rules_;
  History history_;
  std::uint32_t cycle_length_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_GAME_H_
