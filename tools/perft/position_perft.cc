#include "tools/perft/position_perft.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/perft/coloring_count.h"
#include "core/record/game_record.h"
#include "tools/perft/replay_comparer.h"

namespace superko {
namespace {

// The colors of so many first points make a branch.
constexpr int kFirstPoints = 6;

// Branch number `branch` of 3^n, n points having colors.
std::vector<Color> FirstColors(std::size_t branch, int points) {
  std::vector<Color> colors;
  for (int i = 0; i < points; ++i, branch /= 3) {
    colors.push_back(static_cast<Color>(branch % 3));
  }
  return colors;
}

// Counts the colorings of one branch and asks references about them, up to the
// first that differs.
class ColoringChecker {
 public:
  ColoringChecker(BoardSize size, const std::vector<EngineFactory>& references)
      : comparer_(references),
        asks_(!references.empty()),
        colors_(static_cast<std::size_t>(size.points())),
        empty_(colors_.size(), Color::kEmpty) {
    record_.size = size;
  }

  void Visit(const Board& board, bool stands) {
    perft_.standing += stands;
    if (!asks_ || perft_.difference.has_value()) return;
    board.CopyColors(colors_.data());
    WriteSetUp();
    const MoveAnswer answer = {.verdict = stands ? Verdict::kLegal
                                                 : Verdict::kSuicide};
    std::optional<Difference> difference = comparer_.Compare(
        record_, {.answer = answer, .board = stands ? colors_ : empty_});
    if (!difference.has_value()) return;
    difference->board_before = empty_;
    perft_.difference = {.record = record_,
                         .difference = *std::move(difference)};
  }

  PositionPerft& perft() { return perft_; }

 private:
  void WriteSetUp() {
    record_.moves.clear();
    for (std::size_t i = 0; i < colors_.size(); ++i) {
      if (colors_[i] == Color::kEmpty) continue;
      record_.moves.push_back(
          {.kind = MoveKind::kSetStone,
           .color = colors_[i],
           .point = record_.size.PointAt(static_cast<int>(i))});
    }
    record_.moves.push_back(
        {.kind = MoveKind::kEndSetUp, .color = Color::kBlack, .point = {}});
  }

  GameRecord record_;
  ReplayComparer comparer_;
  bool asks_;
  std::vector<Color> colors_;
  std::vector<Color> empty_;
  PositionPerft perft_;
};

}  // namespace

PositionPerft CountColorings(BoardSize size,
                             const std::vector<EngineFactory>& references,
                             const ParallelOptions& parallel) {
  const int first_points = std::min(kFirstPoints, size.points());
  std::size_t branches = 1;
  for (int i = 0; i < first_points; ++i) branches *= 3;
  std::vector<PositionPerft> parts(branches);
  ForEachInParallel(branches, parallel, [&](std::size_t i) {
    ColoringChecker checker(size, references);
    VisitColorings(size, FirstColors(i, first_points),
                   [&checker](const Board& board, bool stands) {
                     checker.Visit(board, stands);
                   });
    parts[i] = std::move(checker.perft());
  });
  PositionPerft whole;
  for (PositionPerft& part : parts) {
    whole.standing += part.standing;
    if (!whole.difference.has_value()) {
      whole.difference = std::move(part.difference);
    }
  }
  return whole;
}

}  // namespace superko
