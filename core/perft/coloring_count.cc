#include "core/perft/coloring_count.h"

#include <array>
#include <cstddef>

#include "core/board/change.h"

namespace superko {
namespace {

class ColoringVisitor {
 public:
  using Visit = absl::FunctionRef<void(const Board&, bool stands)>;

  ColoringVisitor(BoardSize size, absl::Span<const Color> first, Visit visit)
      : board_(size), visit_(visit) {
    for (std::size_t i = 0; i < first.size(); ++i) {
      SetColor(static_cast<int>(i), first[i]);
    }
    steps_.fill(1);
  }

  // All colorings of the points from `ordinal` on. The color of a point goes up
  // from empty to white, and the next time down again.
  // Recursion is as deep as there are points.
  void VisitFrom(int ordinal) {
    if (ordinal == board_.size().points()) {
      visit_(board_, !board_.HasStringWithoutLiberties());
      return;
    }
    VisitFrom(ordinal + 1);
    int& step = steps_[static_cast<std::size_t>(ordinal)];
    for (int i = 0; i < 2; ++i) {
      const int color = static_cast<int>(ColorAt(ordinal)) + step;
      SetColor(ordinal, static_cast<Color>(color));
      VisitFrom(ordinal + 1);
    }
    step = -step;
  }

 private:
  Color ColorAt(int ordinal) const {
    return board_.at(board_.size().PointAt(ordinal));
  }
  void SetColor(int ordinal, Color color) {
    const Change change(board_.grid().Index(board_.size().PointAt(ordinal)),
                        ColorAt(ordinal), color);
    board_.Apply(&change, &change + 1);
  }

  Board board_;
  Visit visit_;
  std::array<int, kPointsMax> steps_;
};

}  // namespace

void VisitColorings(BoardSize size, absl::Span<const Color> first,
                    absl::FunctionRef<void(const Board&, bool stands)> visit) {
  ColoringVisitor(size, first, visit).VisitFrom(static_cast<int>(first.size()));
}

std::uint64_t CountStandingColorings(BoardSize size,
                                     absl::Span<const Color> first) {
  std::uint64_t standing = 0;
  VisitColorings(size, first,
                 [&](const Board&, bool stands) { standing += stands; });
  return standing;
}

}  // namespace superko
