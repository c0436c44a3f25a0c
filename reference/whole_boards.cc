#include "reference/whole_boards.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace reference {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

std::size_t CountStones(const std::vector<Stone>& board) {
  std::size_t stones = 0;
  for (const Stone stone : board) stones += stone != Stone::kEmpty ? 1 : 0;
  return stones;
}

}  // namespace

void WholeBoards::Clear(std::size_t points) {
  points_ = points;
  entries_.clear();
  newest_.assign(points + 1, kNone);
  older_.clear();
}

WholeBoards::Found WholeBoards::Insert(const std::vector<Stone>& board,
                                       Stone mark) {
  assert(board.size() == points_);
  std::size_t& newest = newest_[CountStones(board)];
  for (std::size_t entry = newest; entry != kNone; entry = older_[entry]) {
    if (Equals(entry, board, mark)) return {entry, false};
  }
  older_.push_back(newest);
  newest = older_.size() - 1;
  Append(board, mark);
  return {older_.size() - 1, true};
}

bool WholeBoards::Equals(std::size_t entry, const std::vector<Stone>& board,
                         Stone mark) const {
  const Stone* const kept = entries_.data() + entry * (points_ + 1);
  return kept[0] == mark &&
         std::memcmp(kept + 1, board.data(), points_ * sizeof(Stone)) == 0;
}

void WholeBoards::Append(const std::vector<Stone>& board, Stone mark) {
  entries_.push_back(mark);
  entries_.insert(entries_.end(), board.begin(), board.end());
}

}  // namespace reference
