#include "tools/engine/reference_drawing.h"

#include "reference/bordered_text.h"
#include "reference/recursive_count.h"
#include "tools/engine/reference_types.h"

namespace superko {
namespace {

std::vector<reference::Stone> ToStones(absl::Span<const Color> board) {
  std::vector<reference::Stone> stones;
  stones.reserve(board.size());
  for (const Color color : board) stones.push_back(ToStone(color));
  return stones;
}

}  // namespace

std::string DrawBordered(BoardSize size, absl::Span<const Color> board) {
  return reference::DrawBordered(ToStones(board), size.rows(), size.columns());
}

std::vector<StringCount> CountStringsRecursively(
    BoardSize size, absl::Span<const Color> board) {
  std::vector<StringCount> counts;
  counts.reserve(board.size());
  for (const reference::StringCount count : reference::CountStringsRecursively(
           ToStones(board), size.rows(), size.columns())) {
    counts.push_back(
        {.stones = static_cast<std::uint16_t>(count.stones),
         .liberties = static_cast<std::uint16_t>(count.liberties)});
  }
  return counts;
}

}  // namespace superko
