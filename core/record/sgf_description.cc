#include "core/record/sgf_description.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/board/color.h"
#include "core/record/byte_source.h"
#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"

namespace superko {
namespace {

std::string PlaceText(TextPlace place) {
  return absl::StrCat(place.line, ":", place.column);
}

std::string MoveText(Move move) {
  const std::string color(1, ColorLetter(move.color));
  switch (move.kind) {
    case MoveKind::kPlay:
      return absl::StrCat(color, " ", SgfPointText(move.point));
    case MoveKind::kPass:
      return absl::StrCat(color, " pass");
    case MoveKind::kSetStone:
      return absl::StrCat("set ", color, " ", SgfPointText(move.point));
    case MoveKind::kEndSetUp:
      return absl::StrCat(color, " to move");
  }
  return "";
}

std::string NodeText(const SgfGame& game, SgfNodeIndex index) {
  const SgfNode& node = game.nodes[index];
  std::string text =
      absl::StrCat("  node ", index, " at ", PlaceText(node.place));
  const bool is_next = index == 0 || node.parent + 1 == index;
  if (!is_next) absl::StrAppend(&text, ", child of ", node.parent);
  if (node.variation != 0) {
    absl::StrAppend(&text, ", variation ", node.variation);
  }
  std::vector<std::string> moves;
  for (std::size_t i = node.moves_begin; i < node.moves_end; ++i) {
    moves.push_back(absl::StrCat(MoveText(game.record.moves[i]),
                                 game.move_texts[i].is_forced ? "!" : ""));
  }
  return absl::StrCat(text, ": ", absl::StrJoin(moves, ", "), "\n");
}

std::string NotesText(const SgfNotes& notes) {
  std::string text;
  for (const SgfNote& note : notes.listed()) {
    absl::StrAppend(&text, "  note at ", PlaceText(note.place), ": ",
                    SgfNoteName(note.kind), "\n");
  }
  return text;
}

}  // namespace

std::string DescribeSgfGame(const SgfGame& game) {
  std::string text = absl::StrCat(
      "game ", game.number, " at ", PlaceText(game.place), ": ",
      BoardSizeText(game.record.size), ", ", RuleSetText(game.record.rules),
      ", ", std::string(1, ColorLetter(game.record.first_player)), " first\n");
  for (SgfNodeIndex i = 0; i < game.nodes.size(); ++i) {
    const bool has_moves = game.nodes[i].moves_begin < game.nodes[i].moves_end;
    if (has_moves) absl::StrAppend(&text, NodeText(game, i));
  }
  absl::StrAppend(&text, NotesText(game.notes));
  if (!game.error.ok()) {
    absl::StrAppend(&text, "  error: ", game.error.message(), "\n");
  }
  return text;
}

std::string DescribeSgf(absl::string_view text,
                        const SgfReader::Options& options,
                        std::size_t piece_max) {
  StringSource source(text, piece_max);
  SgfReader reader(source, "f", options);
  SgfGame game;
  std::string description;
  for (;;) {
    const absl::StatusOr<bool> more = reader.Next(game);
    if (more.ok() && *more) {
      absl::StrAppend(&description, DescribeSgfGame(game));
      continue;
    }
    if (more.ok())
      return absl::StrCat(description, "end\n", NotesText(game.notes));
    return absl::StrCat(description, "failed: ", more.status().message(), "\n",
                        NotesText(game.notes));
  }
}

}  // namespace superko
