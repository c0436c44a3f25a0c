#include "core/testing/board_art.h"

#include <ostream>
#include <vector>

#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

#include "core/base/check.h"
#include "core/board/change.h"

namespace superko {
namespace {

Color ColorOfLetter(char letter) {
  if (letter == 'B') return Color::kBlack;
  if (letter == 'W') return Color::kWhite;
  SUPERKO_CHECK(letter == '.') << "'" << letter << "' in a board";
  return Color::kEmpty;
}

struct Art {
  BoardSize size = kJudgeSize;
  std::vector<Placement> stones;
};

Art ParseArt(absl::string_view text) {
  SUPERKO_CHECK(absl::ConsumeSuffix(&text, "\n")) << "no end of line";
  const std::vector<absl::string_view> lines = absl::StrSplit(text, '\n');
  Art art;
  art.size = BoardSize(static_cast<int>(lines.size()),
                       static_cast<int>(lines[0].size()));
  for (int ordinal = 0; ordinal < art.size.points(); ++ordinal) {
    const Point point = art.size.PointAt(ordinal);
    SUPERKO_CHECK(lines[point.row].size() == lines[0].size()) << text;
    const Color color = ColorOfLetter(lines[point.row][point.column]);
    if (color != Color::kEmpty) art.stones.push_back({point, color});
  }
  return art;
}

}  // namespace

Board BoardFromArt(absl::string_view text) {
  const Art art = ParseArt(text);
  Board board(art.size);
  std::vector<Change> changes;
  for (const Placement& stone : art.stones) {
    changes.emplace_back(board.grid().Index(stone.point), Color::kEmpty,
                         stone.color);
  }
  board.Apply(changes.data(), changes.data() + changes.size());
  return board;
}

std::string ToArt(const Board& board) {
  std::string art;
  for (int ordinal = 0; ordinal < board.size().points(); ++ordinal) {
    art += ColorLetter(board.at(board.size().PointAt(ordinal)));
    if ((ordinal + 1) % board.size().columns() == 0) art += '\n';
  }
  return art;
}

Game GameFromArt(absl::string_view text, RuleSet rules, Color next_player) {
  const Art art = ParseArt(text);
  Game game({.size = art.size, .rules = rules});
  SUPERKO_CHECK(game.TrySetUp(art.stones, next_player)) << text;
  return game;
}

void PrintTo(const PlayResult& result, std::ostream* out) {
  *out << std::string(VerdictName(result.verdict)) << ", captured "
       << result.captured << ", own removed " << result.own_removed;
}

}  // namespace superko
