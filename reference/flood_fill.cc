#include "reference/flood_fill.h"

#include <cassert>

namespace reference {

void FloodFill::Start(int rows, int columns, Rules rules, Stone first_to_move) {
  assert(1 <= rows && rows <= 52 && 1 <= columns && columns <= 52);
  assert(first_to_move != Stone::kEmpty);
  const bool is_new_size = rows != rows_ || columns != columns_;
  rows_ = rows;
  columns_ = columns;
  rules_ = rules;
  if (is_new_size) FindNeighbours();
  board_.assign(neighbours_.size(), Stone::kEmpty);
  last_player_ = Stone::kEmpty;
  history_.Clear(board_.size());
  last_seen_.clear();
  moves_ = 0;
  Remember(first_to_move);
}

Outcome FloodFill::Play(Stone player, int row, int column) {
  assert(player != Stone::kEmpty);
  const std::size_t point = PointAt(row, column);
  if (board_[point] != Stone::kEmpty) return {Answer::kOccupied};

  after_ = board_;
  after_[point] = player;
  const int captured = RemoveOpponents(player, point);
  const int own_removed = RemoveIfWithoutLiberty(point);
  if (own_removed > 0 && rules_.suicide == SuicideRule::kForbidden) {
    return {Answer::kSuicide};
  }
  if (IsRepetition(player)) return {Answer::kRepetition};

  before_last_play_.swap(board_);
  board_.swap(after_);
  last_player_ = player;
  ++moves_;
  return {Answer::kLegal, captured, own_removed};
}

void FloodFill::Pass(Stone player) {
  assert(player != Stone::kEmpty);
  last_player_ = Stone::kEmpty;
  ++moves_;
  Remember(Opponent(player));
}

bool FloodFill::SetUp(const std::vector<Placement>& placements,
                      Stone next_to_move) {
  assert(next_to_move != Stone::kEmpty);
  after_ = board_;
  for (const Placement& placement : placements) {
    after_[PointAt(placement.row, placement.column)] = placement.stone;
  }
  for (std::size_t point = 0; point < after_.size(); ++point) {
    if (after_[point] != Stone::kEmpty && !HasLiberty(point)) return false;
  }
  board_.swap(after_);
  last_player_ = Stone::kEmpty;
  Remember(next_to_move);
  return true;
}

// Whether after_, made by a play of `player`, is refused for repetition. If
// not, the play is accepted, and so after_ is part of the history from now on.
bool FloodFill::IsRepetition(Stone player) {
  const int this_move = moves_ + 1;
  if (rules_.repetition == RepetitionRule::kSimple) {
    moves_back_ = 2;
    return last_player_ == Opponent(player) && after_ == before_last_play_;
  }
  if (!RemembersPositions()) return false;
  const auto found = history_.Insert(after_, MarkFor(Opponent(player)));
  if (found.is_new) {
    last_seen_.push_back(this_move);
    return false;
  }
  moves_back_ = this_move - last_seen_[found.entry];
  return true;
}

// Makes the board and the player to move part of the history, be they new to it
// or not.
void FloodFill::Remember(Stone next_to_move) {
  if (!RemembersPositions()) return;
  const auto found = history_.Insert(board_, MarkFor(next_to_move));
  if (found.is_new) last_seen_.push_back(moves_);
  last_seen_[found.entry] = moves_;
}

bool FloodFill::RemembersPositions() const {
  return rules_.repetition == RepetitionRule::kPositional ||
         rules_.repetition == RepetitionRule::kSituational;
}

// What tells two situations with equal boards apart, by the rules of this game.
Stone FloodFill::MarkFor(Stone next_to_move) const {
  return rules_.repetition == RepetitionRule::kSituational ? next_to_move
                                                           : Stone::kEmpty;
}

// Removes every opposing string without liberties that touches `point`.
// Returns the number of stones removed.
int FloodFill::RemoveOpponents(Stone player, std::size_t point) {
  int removed = 0;
  for (const std::size_t neighbour : neighbours_[point]) {
    if (after_[neighbour] == Opponent(player)) {
      removed += RemoveIfWithoutLiberty(neighbour);
    }
  }
  return removed;
}

// Removes the string of the stone on `point` if it has no liberty. Returns the
// number of stones removed.
int FloodFill::RemoveIfWithoutLiberty(std::size_t point) {
  if (HasLiberty(point)) return 0;
  for (const std::size_t stone : string_) after_[stone] = Stone::kEmpty;
  return static_cast<int>(string_.size());
}

// Whether the string of the stone on `point` has a liberty. If not, string_
// holds all its points.
bool FloodFill::HasLiberty(std::size_t point) {
  const Stone colour = after_[point];
  ++flood_;
  reached_[point] = flood_;
  string_.assign(1, point);
  for (std::size_t next = 0; next < string_.size(); ++next) {
    for (const std::size_t neighbour : neighbours_[string_[next]]) {
      if (after_[neighbour] == Stone::kEmpty) return true;
      if (after_[neighbour] != colour || reached_[neighbour] == flood_)
        continue;
      reached_[neighbour] = flood_;
      string_.push_back(neighbour);
    }
  }
  return false;
}

void FloodFill::FindNeighbours() {
  neighbours_.clear();
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      neighbours_.push_back(NeighboursOf(row, column));
    }
  }
  reached_.assign(neighbours_.size(), 0);
  flood_ = 0;
}

FloodFill::Neighbours FloodFill::NeighboursOf(int row, int column) const {
  Neighbours found = {};
  const auto add = [&](int r, int c) {
    found.points[found.count++] = PointAt(r, c);
  };
  if (row > 0) add(row - 1, column);
  if (column > 0) add(row, column - 1);
  if (column + 1 < columns_) add(row, column + 1);
  if (row + 1 < rows_) add(row + 1, column);
  return found;
}

std::size_t FloodFill::PointAt(int row, int column) const {
  assert(0 <= row && row < rows_ && 0 <= column && column < columns_);
  return static_cast<std::size_t>(row * columns_ + column);
}

}  // namespace reference
