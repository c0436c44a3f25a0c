#include "core/stroke/edge_cover.h"

#include <algorithm>
#include <cstddef>

#include "core/base/check.h"

namespace superko {

EdgeCover::EdgeCover(const StrokeField& field)
    : field_(field),
      chosen_(field.cells()),
      steps_(field.cells()),
      reached_(field.cells()) {}

bool EdgeCover::TryStart(Cell start) {
  std::fill(chosen_.begin(), chosen_.end(), 0);
  std::fill(steps_.begin(), steps_.end(), 0);
  start_ = start;
  end_ = 0;
  const int color = field_.ColorOf(start);
  if (!HasRightColors(color)) return false;
  if (field_.dots().size() == 1) return true;
  // The start first, for a dot that has its steps never loses one here.
  if (!TryReroute(start, color)) return false;
  for (const Cell dot : field_.dots()) {
    if (field_.ColorOf(dot) != color) continue;
    while (LacksStep(dot) && TryReroute(dot, color)) continue;
  }
  end_ = FindEnd();
  return end_ != 0;
}

// The colors take turns along the line, the start's first.
bool EdgeCover::HasRightColors(int start_color) const {
  int surplus = 0;
  for (const Cell dot : field_.dots()) {
    surplus += field_.ColorOf(dot) == start_color ? 1 : -1;
  }
  return surplus == 0 || surplus == 1;
}

// The only dot that lacks a step, and only one; 0 if more is lacking.
EdgeCover::Cell EdgeCover::FindEnd() const {
  Cell end = 0;
  int lacking = 0;
  for (const Cell dot : field_.dots()) {
    lacking += (dot == start_ ? 1 : 2) - steps(dot);
    if (LacksStep(dot)) end = dot;
  }
  return lacking == 1 ? end : 0;
}

void EdgeCover::Toggle(Cell cell, Direction direction) {
  const Cell next = field_.Neighbor(cell, direction);
  const auto here = static_cast<std::size_t>(cell);
  const auto there = static_cast<std::size_t>(next);
  const int change = IsChosen(cell, direction) ? -1 : 1;
  steps_[here] = static_cast<std::uint8_t>(steps_[here] + change);
  steps_[there] = static_cast<std::uint8_t>(steps_[there] + change);
  chosen_[here] ^= static_cast<std::uint8_t>(1 << static_cast<int>(direction));
  chosen_[there] ^=
      static_cast<std::uint8_t>(1 << static_cast<int>(Opposite(direction)));
}

bool EdgeCover::TryStep(Cell head, Direction direction) {
  if (IsChosen(head, direction)) return true;
  const Cell next = field_.Neighbor(head, direction);
  if (head == end_) {
    // The line goes on after all, and may end at any dot beside `next`.
    const Direction beyond = FindStep(next);
    Toggle(head, direction);
    Toggle(next, beyond);
    end_ = field_.Neighbor(next, beyond);
    return true;
  }
  const Direction old_direction = FindStep(head);
  const Cell released = field_.Neighbor(head, old_direction);
  Toggle(head, old_direction);
  Toggle(head, direction);
  if (next != end_ && !TryReroute(next, field_.ColorOf(head))) {
    Toggle(head, direction);
    Toggle(head, old_direction);
    return false;
  }
  if (LacksStep(released)) end_ = released;
  return true;
}

// Where a chosen step leads from `cell` to an open dot.
Direction EdgeCover::FindStep(Cell cell) const {
  for (const Direction direction : kDirections) {
    if (IsChosen(cell, direction) &&
        field_.IsOpen(field_.Neighbor(cell, direction))) {
      return direction;
    }
  }
  SUPERKO_CHECK(false) << "dot " << cell << " is not in the cover";
  return Direction::kUp;
}

// Puts `root` right, which lacks a step if it is of `lacking_color` and else
// has one too many: along a path of steps to choose and steps to give up in
// turn, which ends in a dot that lacks one.
bool EdgeCover::TryReroute(Cell root, int lacking_color) {
  Cell cell = FindGoal(root, lacking_color);
  if (cell == 0) return false;
  while (reached(cell) != Reached::kRoot) {
    if (reached(cell) == Reached::kFromNewEnd) {
      cell = end_ = new_end_;
      continue;
    }
    const Direction back = Opposite(static_cast<Direction>(reached(cell)));
    Toggle(cell, back);
    cell = field_.Neighbor(cell, back);
  }
  return true;
}

// Breadth first.
EdgeCover::Cell EdgeCover::FindGoal(Cell root, int lacking_color) {
  std::fill(reached_.begin(), reached_.end(), Reached::kNot);
  reached(root) = Reached::kRoot;
  queue_.assign(1, root);
  for (std::size_t i = 0; i < queue_.size(); ++i) {
    ++work_;
    const bool lacks = field_.ColorOf(queue_[i]) == lacking_color;
    for (const Direction direction : kDirections) {
      const Cell next = field_.Neighbor(queue_[i], direction);
      if (!field_.IsOpen(next) || reached(next) != Reached::kNot) continue;
      if (IsChosen(queue_[i], direction) == lacks) continue;
      reached(next) = static_cast<Reached>(direction);
      if (lacks && LacksStep(next)) return next;
      queue_.push_back(next);
      if (!lacks) OfferEnd(next, lacking_color);
    }
  }
  return 0;
}

// `cell` would give up a step. It may leave it at that and be the end; then the
// end so far, if it is one of its color, lacks a step instead.
void EdgeCover::OfferEnd(Cell cell, int lacking_color) {
  if (end_ == 0 || field_.ColorOf(end_) != lacking_color) return;
  if (reached(end_) != Reached::kNot) return;
  reached(end_) = Reached::kFromNewEnd;
  new_end_ = cell;
  queue_.push_back(end_);
}

}  // namespace superko
