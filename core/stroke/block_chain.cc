#include "core/stroke/block_chain.h"

#include <algorithm>

namespace superko {

BlockChain::BlockChain(const StrokeField& field)
    : field_(field), visits_(field.cells()) {}

bool BlockChain::MayPass(Cell head) {
  std::fill(visits_.begin(), visits_.end(), Visit());
  pending_.clear();
  head_ = head;
  explored_ = 0;
  return Explore(head, 0) && explored_ == field_.open_dots() + 1;
}

// Recursion is as deep as there are dots.
bool BlockChain::Explore(Cell cell, Cell parent) {
  ++work_;
  visit(cell) = {.number = ++explored_, .low = explored_};
  pending_.push_back(cell);
  for (const Direction direction : kDirections) {
    const Cell next = field_.Neighbor(cell, direction);
    if (next == parent || (!field_.IsOpen(next) && next != head_)) continue;
    if (visit(next).number != 0) {
      visit(cell).low = std::min(visit(cell).low, visit(next).number);
      continue;
    }
    if (!Explore(next, cell)) return false;
    visit(cell).low = std::min(visit(cell).low, visit(next).low);
    if (visit(next).low >= visit(cell).number && !CloseBlock(cell, next)) {
      return false;
    }
  }
  return true;
}

// The block below `top`, reached by `child`, is complete. Whether it can be
// passed from `top` to the cut point where the chain goes on, if it does.
bool BlockChain::CloseBlock(Cell top, Cell child) {
  // A second block below the same dot: a fork.
  if (visit(top).is_cut) return false;
  visit(top).is_cut = true;
  const int color = field_.ColorOf(top);
  int surplus = 1;  // Dots of the color of `top` more than of the other.
  Cell exit = 0;
  Cell cell = 0;
  do {
    cell = pending_.back();
    pending_.pop_back();
    surplus += field_.ColorOf(cell) == color ? 1 : -1;
    if (!visit(cell).is_cut) continue;
    if (exit != 0) return false;
    exit = cell;
  } while (cell != child);
  if (exit == 0) return surplus == 0 || surplus == 1;
  return surplus == (field_.ColorOf(exit) == color ? 1 : 0);
}

}  // namespace superko
