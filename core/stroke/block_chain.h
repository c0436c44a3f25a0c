// BlockChain: can one line pass through all that is left, as far as its narrow
// places and its colors tell?
//
//   h . .     . .     A line from `h` passes a cut point, a dot without which
//   . . . c . . .     the rest falls apart, once only. So the blocks between
//   . . .     . .     cut points have to hang together in a chain, with `h` in
//                     the first; a fork, a second part, or a second dead end
//                     cannot be. And as a line changes color at each step, the
//                     numbers of both colors in a block follow from where it
//                     enters and leaves.
//
// This finds all unconnected rests, dead ends and bottlenecks in one pass
// (Hopcroft and Tarjan, "Algorithm 447", 1973).
//
// Threads: one owner.

#ifndef SUPERKO_CORE_STROKE_BLOCK_CHAIN_H_
#define SUPERKO_CORE_STROKE_BLOCK_CHAIN_H_

#include <cstdint>
#include <vector>

#include "core/stroke/stroke_field.h"

namespace superko {

class BlockChain {
 public:
  // Borrows the field.
  explicit BlockChain(const StrokeField& field);

  // False if no line that begins at `head`, which is taken, goes through all
  // open dots. True says nothing.
  bool MayPass(StrokeField::Cell head);

  // Dots looked at so far.
  std::uint64_t work() const { return work_; }

 private:
  using Cell = StrokeField::Cell;

  struct Visit {
    int number = 0;  // In order of discovery, from 1; 0 is none yet.
    int low = 0;     // The lowest number that its subtree is beside.
    bool is_cut = false;
  };

  Visit& visit(Cell cell) { return visits_[static_cast<std::size_t>(cell)]; }
  bool Explore(Cell cell, Cell parent);
  bool CloseBlock(Cell top, Cell child);

  const StrokeField& field_;
  std::vector<Visit> visits_;
  std::vector<Cell> pending_;  // Explored, in no closed block yet.
  Cell head_ = 0;
  int explored_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_BLOCK_CHAIN_H_
