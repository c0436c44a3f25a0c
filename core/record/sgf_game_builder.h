// SgfGameBuilder: makes an SgfGame of nodes and their values.
//
// Knows what the properties of a node mean together: which size the points are
// for, set-up before moves, whose turn it is. Does not know the text's
// brackets; who reads them says what each node's parent is.
//
//   SgfGameBuilder builder("a.sgf", notes);
//   builder.BeginGame(game);
//   builder.BeginNode({.parent = kNoSgfNode, .place = ...});
//   builder.values().text() += "dd";
//   builder.values().Add(SgfProperty::kBlack, false, ...);
//   status = builder.EndNode();
//   builder.EndGame();
//
// Memory:  grows with the game; that of a node's values is used again.
// Threads: needs a single owner.
// Errors:  EndNode names the value; what was read before stands, but no set-up
//          in part.

#ifndef SUPERKO_CORE_RECORD_SGF_GAME_BUILDER_H_
#define SUPERKO_CORE_RECORD_SGF_GAME_BUILDER_H_

#include <bitset>
#include <cstddef>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/game_record.h"
#include "core/record/location.h"
#include "core/record/sgf_game.h"
#include "core/record/sgf_lexer.h"
#include "core/record/sgf_node_values.h"
#include "core/record/sgf_note.h"

namespace superko {

class SgfGameBuilder {
 public:
  // As for a case of the judge's.
  static constexpr std::size_t kMovesMax = 5'000'000;
  static constexpr std::size_t kNodesMax = 5'000'000;

  // `file` is the name in messages. Borrows `notes`.
  SgfGameBuilder(std::string file, SgfNotes& notes);

  // Borrows `game`, which must be clear, until EndGame.
  void BeginGame(SgfGame& game) { game_ = &game; }
  // The moves_begin and moves_end of `node` do not matter.
  void BeginNode(const SgfNode& node);
  SgfNodeValues& values() { return values_; }
  absl::Status EndNode();
  // A whole node. REQUIRES: CanAddPlainNodes for at least this one.
  void AddPlainNode(SgfNodeIndex parent, const SgfLexer::PlainNode& node);
  // True if `count` nodes that are nothing but a play may come now.
  bool CanAddPlainNodes(std::size_t count) const;
  BoardSize size() const { return game_->record.size; }

  void EndGame();

 private:
  bool IsRoot() const { return game_->nodes.size() == 1; }
  absl::Status ReadNode();
  absl::Status ReadSetUp();
  absl::Status ReadPlacement(const SgfValue& value);
  absl::Status AddRectangle(const SgfValue& value, Point first, Point last);
  // PL of this node, and that of the game if this is the root.
  std::optional<Color> ReadPlayer();
  absl::Status ReadMoves();
  absl::Status ReadMove(const SgfValue& value, bool is_forced);
  // The text of a point, without blanks.
  absl::string_view PointText(const SgfValue& value);

  absl::Status AddMove(Move move, TextPlace place, bool is_forced);
  void PushMove(Move move, TextPlace place, bool is_forced);
  absl::Status ErrorAt(const SgfValue& value, absl::string_view expected) const;
  void FindPlayersToMove();
  void CheckHandicap();

  std::string file_;
  SgfNotes& notes_;
  SgfGame* game_ = nullptr;
  SgfNodeValues values_;
  // The points that set-up of this node has named.
  std::bitset<kPointsMax> points_set_;
  std::string point_text_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_GAME_BUILDER_H_
