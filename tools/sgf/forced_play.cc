#include "tools/sgf/forced_play.h"

#include <array>
#include <cstddef>

#include "core/board/board_play.h"

namespace superko {
namespace {

void PlaceAndCapture(Color player, PointIndex index, Board& board) {
  std::array<Change, kPointsMax> changes;
  Board::Removal removal;
  const Board::Begun begun = board.Begin(player, index);
  const Board::Effect effect =
      board.FullEffect(player, index, begun.beside, removal);
  board.Finish(player, index, begun.beside, effect, changes.data());
}

}  // namespace

ForcedPlay ForcePlay(const Board& board, Color player, Point point) {
  Board after = board;
  const PointIndex index = board.grid().Index(point);
  if (!board.IsEmpty(index)) {
    const Change removal(index, board.at(index), Color::kEmpty);
    after.Apply(&removal, &removal + 1);
  }
  PlaceAndCapture(player, index, after);

  ForcedPlay result;
  const BoardSize size = board.size();
  for (int i = 0; i < size.points(); ++i) {
    const Point at = size.PointAt(i);
    const Color color = after.at(at);
    if (color == board.at(at)) continue;
    result.placements.push_back({.point = at, .color = color});
    if (color != Color::kEmpty || at == point) continue;
    ++(board.at(at) == player ? result.own_removed : result.captured);
  }
  if (after.at(point) == Color::kEmpty) ++result.own_removed;
  if (result.placements.empty()) {
    result.placements.push_back({.point = point, .color = board.at(point)});
  }
  return result;
}

}  // namespace superko
