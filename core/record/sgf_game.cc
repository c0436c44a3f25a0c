#include "core/record/sgf_game.h"

#include <algorithm>

#include "absl/strings/str_join.h"

namespace superko {
namespace {

// From the root down.
std::vector<SgfNodeIndex> PathTo(const SgfGame& game, SgfNodeIndex node) {
  std::vector<SgfNodeIndex> path;
  for (; node != kNoSgfNode; node = game.nodes[node].parent) {
    path.push_back(node);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace

void SgfGame::Clear() {
  number = 0;
  place = {};
  record.size = kJudgeSize;
  record.rules = {};
  record.first_player = Color::kBlack;
  record.moves.clear();
  move_texts.clear();
  nodes.clear();
  rules_text.clear();
  result_text.clear();
  charset_text.clear();
  size_text.clear();
  are_rules_known = false;
  handicap.reset();
  player.reset();
  notes.Clear();
  error = absl::OkStatus();
}

std::size_t MainLineNodes(const SgfGame& game) {
  std::size_t count = game.nodes.empty() ? 0 : 1;
  while (count < game.nodes.size() && game.nodes[count].parent == count - 1) {
    ++count;
  }
  return count;
}

std::size_t MainLineMoves(const SgfGame& game) {
  const std::size_t nodes = MainLineNodes(game);
  return nodes == 0 ? 0 : game.nodes[nodes - 1].moves_end;
}

std::string VariationPath(const SgfGame& game, SgfNodeIndex node) {
  std::vector<std::uint32_t> numbers;
  for (const SgfNodeIndex step : PathTo(game, node)) {
    const std::uint32_t number = game.nodes[step].variation;
    if (number != 0) numbers.push_back(number);
  }
  return absl::StrJoin(numbers, ".");
}

GameRecord RecordOfPath(const SgfGame& game, SgfNodeIndex node) {
  GameRecord record{.size = game.record.size,
                    .rules = game.record.rules,
                    .first_player = game.record.first_player};
  for (const SgfNodeIndex step : PathTo(game, node)) {
    const auto moves = game.record.moves.begin();
    record.moves.insert(record.moves.end(),
                        moves + game.nodes[step].moves_begin,
                        moves + game.nodes[step].moves_end);
  }
  return record;
}

}  // namespace superko
