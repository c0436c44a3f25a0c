#include "reference/board_art.h"

#include <cassert>
#include <cstddef>

namespace reference {

Position PositionFromArt(std::string_view art) {
  Position position;
  for (const char letter : art) {
    if (letter == '\n') {
      ++position.rows;
    } else {
      position.board.push_back(static_cast<Stone>(letter));
    }
  }
  position.columns = static_cast<int>(art.find('\n'));
  assert(position.board.size() ==
         static_cast<std::size_t>(position.rows * position.columns));
  return position;
}

std::string ToArt(const std::vector<Stone>& board, int columns) {
  std::string art;
  int column = 0;
  for (const Stone stone : board) {
    art += static_cast<char>(stone);
    if (++column < columns) continue;
    art += '\n';
    column = 0;
  }
  return art;
}

bool StartFromArt(std::string_view art, Rules rules, Stone next_to_move,
                  Engine& engine) {
  const Position position = PositionFromArt(art);
  std::vector<Placement> placements;
  for (int row = 0; row < position.rows; ++row) {
    for (int column = 0; column < position.columns; ++column) {
      const int point = row * position.columns + column;
      placements.push_back(
          {row, column, position.board[static_cast<std::size_t>(point)]});
    }
  }
  engine.Start(position.rows, position.columns, rules, next_to_move);
  return engine.SetUp(placements, next_to_move);
}

}  // namespace reference
