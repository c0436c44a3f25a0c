#include "tools/report/page/game_json.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace superko {
namespace {

using nlohmann::ordered_json;

// What changed on the board, a number for each point: 3 times its ordinal, plus
// what is there now.
ordered_json ChangesJson(const std::vector<Color>& before,
                         const std::vector<Color>& after) {
  ordered_json changes = ordered_json::array();
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (before[i] == after[i]) continue;
    changes.push_back(3 * i + static_cast<std::size_t>(after[i]));
  }
  return changes;
}

ordered_json BoardsJson(const SideView& side) {
  ordered_json boards = ordered_json::array();
  std::vector<Color> before(side.boards[0].size(), Color::kEmpty);
  for (const std::vector<Color>& board : side.boards) {
    boards.push_back(ChangesJson(before, board));
    before = board;
  }
  return boards;
}

// Few answers are said over and over: each is written once.
struct Phrases {
  ordered_json texts = ordered_json::array();
  std::map<std::string, std::size_t> numbers = {};

  std::size_t NumberOf(const std::string& text) {
    const auto [entry, is_new] = numbers.emplace(text, texts.size());
    if (is_new) texts.push_back(text);
    return entry->second;
  }
};

ordered_json SideJson(const SideView& side) {
  Phrases phrases;
  ordered_json answers = ordered_json::array();
  ordered_json verdicts = ordered_json::array();
  ordered_json captured = ordered_json::array();
  for (std::size_t step = 0; step < side.words.size(); ++step) {
    answers.push_back(phrases.NumberOf(side.words[step]));
    verdicts.push_back(static_cast<int>(side.verdicts[step]));
    captured.push_back(
        {side.captured[step].by_black, side.captured[step].by_white});
  }
  return {{"engine", side.engine},          {"boards", BoardsJson(side)},
          {"phrases", phrases.texts},       {"answers", answers},
          {"verdicts", verdicts},           {"captured", captured},
          {"failed_from", side.failed_from}};
}

}  // namespace

nlohmann::ordered_json GameJson(const GameView& view) {
  ordered_json moves = ordered_json::array();
  for (std::size_t step = 1; step <= view.last_step(); ++step) {
    const Move move = view.MoveAt(step);
    moves.push_back({static_cast<int>(move.kind), static_cast<int>(move.color),
                     view.record->size.Ordinal(move.point)});
  }
  return {{"rows", view.record->size.rows()},
          {"columns", view.record->size.columns()},
          {"skipped", view.skipped},
          {"moves", moves},
          {"marked", view.marked},
          {"subject", SideJson(view.subject)},
          {"truth", SideJson(view.truth)}};
}

}  // namespace superko
