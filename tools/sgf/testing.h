// For tests: SGF texts and records as games to be judged.

#ifndef SUPERKO_TOOLS_SGF_TESTING_H_
#define SUPERKO_TOOLS_SGF_TESTING_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

#include "core/base/check.h"
#include "core/record/byte_source.h"
#include "core/record/game_record.h"
#include "core/record/sgf_game.h"
#include "core/record/sgf_reader.h"

namespace superko {

// The first game of the text, with all variations, to be played by `rules`.
inline SgfGame GameOf(absl::string_view text, absl::string_view rules) {
  StringSource source(text);
  SgfReader reader(source, "x", {.variations = SgfVariations::kAll});
  SgfGame game;
  SUPERKO_CHECK(*reader.Next(game)) << std::string(text);
  SUPERKO_CHECK(game.error.ok()) << std::string(game.error.message());
  game.record.rules = *ParseRuleSet(rules);
  return game;
}

// One line of nodes, each with one move, but set-up in one node.
inline SgfGame GameOfRecord(const GameRecord& record) {
  SgfGame game;
  game.record = record;
  game.move_texts.resize(record.moves.size());
  std::uint32_t begin = 0;
  for (std::uint32_t i = 0; i < record.moves.size(); ++i) {
    if (record.moves[i].kind == MoveKind::kSetStone) continue;
    const auto nodes = static_cast<SgfNodeIndex>(game.nodes.size());
    SgfNode node;
    node.parent = nodes == 0 ? kNoSgfNode : nodes - 1;
    node.moves_begin = begin;
    node.moves_end = begin = i + 1;
    game.nodes.push_back(node);
  }
  return game;
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_SGF_TESTING_H_
