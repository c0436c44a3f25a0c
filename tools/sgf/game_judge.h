// GameJudge: judges every play of a recorded game, with all its variations.
//
// What is illegal goes on as FF[4] says: it is executed all the same, and its
// result enters the history. Engines know nothing of that; what they are asked
// is the same game with such a play refused, and behind it set-up that has its
// effect:
//
//   B aa            refused, say all of them
//   set B aa, set . ab, end of set-up, W to move
//
// Under simple ko set-up would hide the next retake, so there a retake is made
// legal by set-up that changes nothing, and then played again.
//
// A game is first played the fast way; only one with something to tell is
// played again with all its positions at hand.
//
// Ownership: keeps its memory from game to game.
// Threads:   needs a single owner.
// Errors:    set-up that leaves a string without liberties ends its line.

#ifndef SUPERKO_TOOLS_SGF_GAME_JUDGE_H_
#define SUPERKO_TOOLS_SGF_GAME_JUDGE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"

#include "core/record/game_record.h"
#include "core/record/sgf_game.h"
#include "core/rules/game.h"
#include "tools/engine/engine.h"
#include "tools/harness/game_result.h"
#include "tools/sgf/key_set.h"
#include "tools/sgf/position_log.h"

namespace superko {

class GameJudge {
 public:
  enum class OnIllegal : std::uint8_t {
    kExecute,  // As FF[4] says.
    kStop,     // The line ends there, the play not executed.
    kRefuse,   // The play changes nothing, as in a judge's text.
  };
  struct Options {
    OnIllegal on_illegal = OnIllegal::kExecute;
    // GameResult::final_board.
    bool wants_board = false;
  };

  explicit GameJudge(Options options) : options_(options) {}

  // Longer lines are cut there: every position of a line may be kept.
  static constexpr std::uint64_t kLineMovesMax = 200'000;

  // Judges `game` by game.record.rules into the clear `result`. Borrows `game`
  // until the next call.
  void Judge(const SgfGame& game, GameResult& result);

  // Where a line could not go on, and what was expected there.
  struct Fault {
    TextPlace place;
    absl::string_view expected;
    absl::string_view found;
  };
  const std::vector<Fault>& faults() const { return faults_; }

  // True if the game has one line, and engines are asked just what it says.
  bool is_plain() const { return is_plain_; }
  // The nodes at which lines end, in the order of the text.
  const std::vector<SgfNodeIndex>& line_ends() const { return line_ends_; }
  // Puts what engines are asked on the way to that node into `record`.
  void MakeRecord(SgfNodeIndex line_end, GameRecord& record) const;

 private:
  // Of the line down to the present node.
  struct State {
    std::size_t actions = 0;
    std::size_t positions = 0;
    std::size_t situations = 0;
    std::uint64_t moves = 0;
    std::uint64_t passes = 0;
    std::uint64_t setup_stones = 0;
    std::uint64_t captured_stones = 0;
    bool has_ended = false;
    // As VariationPath; what is too long ends in "...".
    std::string variation;
  };
  // A node from which several lines go on.
  struct Branch {
    SgfNodeIndex node = kNoSgfNode;
    State state;
  };
  enum class End : std::uint8_t { kBefore, kBehind };

  void StartGame();
  bool TryJudgePlain();
  bool TryPlain(Move move);

  void JudgeTree();
  void FindBranches();
  void GoBackTo(SgfNodeIndex node);
  void EnterNode(SgfNodeIndex node);
  void AddToVariation(std::uint32_t number);
  void MakeMove(SgfNodeIndex node, std::size_t index);
  void MakePlay(SgfNodeIndex node, std::size_t index);
  void MakeIllegalPlay(std::size_t index, PlayRemark& remark,
                       MoveAnswer& answer);
  void EndSetUp(SgfNodeIndex node, std::size_t index);
  PlayResult Execute(const PlayRemark& remark, std::vector<Move>& behind);
  PlayResult PlayAgain(const PlayRemark& remark, std::vector<Move>& behind);
  // What a play repeats, now that it is on the board.
  void FindRepetition(PlayRemark& remark);
  void Tell(PlayRemark remark);
  void AddPosition();
  void EndLine(SgfNodeIndex node);
  void SaveState();

  const Options options_;
  Game game_{Game::Options{}};
  KeySet keys_;
  PositionLog positions_;
  PositionLog situations_;  // Under situational repetition only.
  std::vector<Placement> placements_;

  // Of the present game.
  const SgfGame* sgf_ = nullptr;
  GameResult* result_ = nullptr;
  bool is_plain_ = false;
  std::vector<SgfNodeIndex> line_ends_;
  std::vector<Fault> faults_;
  State state_;
  std::vector<bool> is_branch_;   // By node.
  std::vector<Branch> branches_;  // On the way to the present node.
  std::uint64_t set_up_begin_ = 0;
  // By the index of a move: what is made behind it, and where a line ends.
  absl::flat_hash_map<std::size_t, std::vector<Move>> made_behind_;
  absl::flat_hash_map<std::size_t, End> ends_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_SGF_GAME_JUDGE_H_
