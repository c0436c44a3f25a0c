// SgfGame: a game record as an SGF text told it, with the places of its moves.
//
// The nodes of the tree stand in the order of the text, so that the main line
// (the first child of each node) comes first; record.moves holds the moves of
// all nodes in the same order. A reader that was asked for main lines only
// gives no other nodes.
//
//   (;A;B(;C)(;D(;E)(;F)))   nodes A B C D E F, parents - A B B D D
//
// Threads: a plain value.

#ifndef SUPERKO_CORE_RECORD_SGF_GAME_H_
#define SUPERKO_CORE_RECORD_SGF_GAME_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/record/location.h"
#include "core/record/sgf_note.h"

namespace superko {

using SgfNodeIndex = std::uint32_t;
inline constexpr SgfNodeIndex kNoSgfNode = 0xffffffff;

struct SgfNode {
  // Of a child the parent comes first; kNoSgfNode for the root.
  SgfNodeIndex parent = kNoSgfNode;
  // The number, from 1, of the subtree that opens with this node among those
  // that branch off its parent; 0 if no subtree opens here.
  std::uint32_t variation = 0;
  // Its moves are record.moves[moves_begin, moves_end).
  std::uint32_t moves_begin = 0;
  std::uint32_t moves_end = 0;
  TextPlace place;
};

// What the text says of one of record.moves.
struct SgfMoveText {
  // Of its value; of the node for kEndSetUp.
  TextPlace place;
  SgfNodeIndex node = 0;
  // KO: to be made even if it is illegal.
  bool is_forced = false;
};

struct SgfGame {
  // The number of the game in its file, from 1.
  std::uint32_t number = 0;
  TextPlace place;
  // The rules are those of RU, else kSgfDefaultRules.
  GameRecord record;
  // One for each of record.moves.
  std::vector<SgfMoveText> move_texts;
  std::vector<SgfNode> nodes;

  // Properties of the root, as they stand there; empty if they are missing.
  std::string rules_text;
  std::string result_text;
  std::string charset_text;
  std::string size_text;
  bool are_rules_known = false;
  std::optional<int> handicap;
  // PL of the root.
  std::optional<Color> player;

  // What was odd and accepted; after the last game of a file also what was odd
  // behind it.
  SgfNotes notes;
  // Why the game ends before its text does; what was read before it stands.
  absl::Status error;

  void Clear();
};

// How many of the nodes, and of record.moves, are the main line.
std::size_t MainLineNodes(const SgfGame& game);
std::size_t MainLineMoves(const SgfGame& game);

// The subtrees on the way from the root to `node`, from 1: "2.1" is in the
// first subtree of the second one. Empty if no subtree was entered.
std::string VariationPath(const SgfGame& game, SgfNodeIndex node);

// The record of the moves on the way from the root to `node`, its own included.
GameRecord RecordOfPath(const SgfGame& game, SgfNodeIndex node);

// Calls enter(index) on the way down to each node and leave(index) on the way
// back up from it, each once, in the order of the text.
template <typename Enter, typename Leave>
void WalkNodes(const SgfGame& game, const Enter& enter, const Leave& leave) {
  std::vector<SgfNodeIndex> path;
  const auto leave_until = [&](SgfNodeIndex parent) {
    while (!path.empty() && path.back() != parent) {
      leave(path.back());
      path.pop_back();
    }
  };
  for (SgfNodeIndex node = 0; node < game.nodes.size(); ++node) {
    leave_until(game.nodes[node].parent);
    enter(node);
    path.push_back(node);
  }
  leave_until(kNoSgfNode);
}

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_GAME_H_
