#include "reference/bordered_text.h"

#include <cassert>
#include <cstddef>

namespace reference {
namespace {

const char* PointText(Stone stone) {
  switch (stone) {
    case Stone::kEmpty:
      return " .";
    case Stone::kBlack:
      return " X";
    case Stone::kWhite:
      return " O";
  }
  return " ?";
}

}  // namespace

std::string DrawBordered(const std::vector<Stone>& board, int rows,
                         int columns) {
  assert(board.size() == static_cast<std::size_t>(rows * columns));
  std::string drawn = "+";
  for (int column = 0; column < columns; ++column) drawn += "--";
  drawn += '\n';
  std::size_t point = 0;
  for (int row = 0; row < rows; ++row) {
    drawn += '|';
    for (int column = 0; column < columns; ++column) {
      drawn += PointText(board[point++]);
    }
    drawn += '\n';
  }
  return drawn;
}

}  // namespace reference
