// EdgeCover: a choice of steps between neighbouring dots that is a line as far
// as each dot can tell: two steps at each, one at the start and at one end.
//
//   s-o o-o      A cover may have loops besides the line, so that there is one
//     | | |      does not mean that there is a line. But if there is none, no
//   e-o o-o      line exists, and that is found at once where a search would
//                try for years: dots in corners compete for the same
//                neighbours.
//
// As the grid is two-colored this is a flow between the colors, kept from step
// to step of a search and changed along one alternating path when the line
// leaves it. (Its steps that are on the line already stay chosen.)
//
// Threads: one owner.

#ifndef SUPERKO_CORE_STROKE_EDGE_COVER_H_
#define SUPERKO_CORE_STROKE_EDGE_COVER_H_

#include <cstdint>
#include <vector>

#include "core/stroke/stroke_field.h"

namespace superko {

class EdgeCover {
 public:
  // Borrows the field.
  explicit EdgeCover(const StrokeField& field);

  // Makes a cover for lines from `start`; false if there is none.
  // REQUIRES: all dots but `start` are open.
  bool TryStart(StrokeField::Cell start);

  // Makes a cover that has the step from `head`, the dot that was taken last,
  // into `direction`. If there is none, returns false and leaves things as they
  // are. REQUIRES: the neighbour is open; TryStart and every TryStep on the way
  // to `head` were true.
  bool TryStep(StrokeField::Cell head, Direction direction);

  // Dots looked at so far.
  std::uint64_t work() const { return work_; }

 private:
  using Cell = StrokeField::Cell;

  // How a dot was reached on an alternating path.
  enum class Reached : std::uint8_t {
    kUp,
    kLeft,
    kRight,
    kDown,  // As in Direction.
    kNot,
    kRoot,
    kFromNewEnd,  // The old end, for which `new_end_` is to be the end.
  };

  bool IsChosen(Cell cell, Direction direction) const {
    return (chosen_[static_cast<std::size_t>(cell)] >>
            static_cast<int>(direction)) &
           1;
  }
  int steps(Cell cell) const { return steps_[static_cast<std::size_t>(cell)]; }
  Reached& reached(Cell cell) {
    return reached_[static_cast<std::size_t>(cell)];
  }
  bool LacksStep(Cell cell) const {
    return steps(cell) < (cell == start_ ? 1 : 2);
  }

  bool HasRightColors(int start_color) const;
  Cell FindEnd() const;
  void Toggle(Cell cell, Direction direction);
  Direction FindStep(Cell cell) const;
  bool TryReroute(Cell root, int lacking_color);
  Cell FindGoal(Cell root, int lacking_color);
  void OfferEnd(Cell cell, int lacking_color);

  const StrokeField& field_;
  std::vector<std::uint8_t> chosen_;  // A bit for each direction.
  std::vector<std::uint8_t> steps_;   // How many are chosen.
  Cell start_ = 0;
  // The dot beside the start that has one step only; 0 while there is no cover.
  Cell end_ = 0;
  Cell new_end_ = 0;  // See OfferEnd.
  std::vector<Reached> reached_;
  std::vector<Cell> queue_;
  std::uint64_t work_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_EDGE_COVER_H_
