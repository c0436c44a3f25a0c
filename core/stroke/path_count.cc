#include "core/stroke/path_count.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

#include "core/base/count_table.h"
#include "core/base/exact_count.h"
#include "core/stroke/border.h"

namespace superko {
namespace {

// An end of the line, beyond which a tail would be a third one.
constexpr int kTailsMax = 2;

// The smallest rectangle around all dots, lying so that it is not wider than
// high. REQUIRES: there is a dot.
DotGrid Cropped(const DotGrid& grid) {
  int top = grid.rows();
  int bottom = -1;
  int left = grid.columns();
  int right = -1;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      if (!grid.HasDot(row, column)) continue;
      top = std::min(top, row);
      bottom = std::max(bottom, row);
      left = std::min(left, column);
      right = std::max(right, column);
    }
  }
  const int rows = bottom - top + 1;
  const int columns = right - left + 1;
  const bool turn = columns > rows;
  DotGrid cropped(turn ? columns : rows, turn ? rows : columns);
  for (int row = 0; row < cropped.rows(); ++row) {
    for (int column = 0; column < cropped.columns(); ++column) {
      cropped.SetDot(row, column,
                     turn ? grid.HasDot(top + column, left + row)
                          : grid.HasDot(top + row, left + column));
    }
  }
  return cropped;
}

class PathCounter {
 public:
  PathCounter(const DotGrid& grid, const PathCountLimits& limits)
      : grid_(grid), limits_(limits), dots_left_(grid.dots()) {}

  // Undirected lines. REQUIRES: at least two dots.
  absl::StatusOr<absl::uint128> Count() {
    before_.Add(Border().bits(), 1);
    for (int row = 0; row < grid_.rows(); ++row) {
      for (int column = 0; column < grid_.columns(); ++column) {
        if (!grid_.HasDot(row, column)) continue;
        --dots_left_;
        absl::Status status = TakeDot(row, column);
        if (!status.ok()) return status;
      }
      ShiftAll();
    }
    return complete_;
  }

 private:
  // The dot being taken. Its left and upper plugs are `column` and `column` + 1
  // of the border; its lower and right plugs take their places.
  struct Dot {
    int left_plug;
    int up_plug;
    bool may_go_down;
    bool may_go_right;
  };

  absl::Status TakeDot(int row, int column) {
    dot_ = {.left_plug = column,
            .up_plug = column + 1,
            .may_go_down = grid_.HasDot(row + 1, column),
            .may_go_right = grid_.HasDot(row, column + 1)};
    after_.Clear();
    for (const CountTable::Entry& entry : before_.entries()) {
      count_ = entry.count();
      Draw(Border(entry.key));
      if (after_.size() > limits_.states_max) return TooManyStates(row, column);
    }
    if (overflowed_ || after_.overflowed()) {
      return absl::OutOfRangeError(
          "counting met a number that does not fit in 128 bits");
    }
    std::swap(before_, after_);
    return absl::OkStatus();
  }

  // Every way in which the line can go through the dot.
  void Draw(Border border) {
    const Plug left = border.at(dot_.left_plug);
    const Plug up = border.at(dot_.up_plug);
    const Border rest = border.With(dot_.left_plug, Plug::kNone)
                            .With(dot_.up_plug, Plug::kNone);
    if (left == Plug::kNone && up == Plug::kNone) {
      BeginStrand(rest);
    } else if (left == Plug::kNone) {
      GoOn(border, rest, dot_.up_plug);
    } else if (up == Plug::kNone) {
      GoOn(border, rest, dot_.left_plug);
    } else {
      Join(border, rest);
    }
  }

  void BeginStrand(Border rest) {
    if (dot_.may_go_down && dot_.may_go_right) {
      Emit(rest.With(dot_.left_plug, Plug::kOpen)
               .With(dot_.up_plug, Plug::kClose));
    }
    if (rest.CountTails() < kTailsMax) LeaveBy(rest, Plug::kTail);
  }

  // The strand at `plug` goes on, or the line ends in this dot.
  void GoOn(Border border, Border rest, int plug) {
    LeaveBy(rest, border.at(plug));
    if (border.at(plug) == Plug::kTail) {
      Complete(rest);
    } else if (rest.CountTails() < kTailsMax) {
      Emit(rest.With(border.MateOf(plug), Plug::kTail));
    }
  }

  // Two strands end in this dot and become one.
  void Join(Border border, Border rest) {
    const Plug left = border.at(dot_.left_plug);
    const Plug up = border.at(dot_.up_plug);
    if (left == Plug::kTail && up == Plug::kTail) {
      Complete(rest);
    } else if (left == Plug::kTail) {
      Emit(rest.With(border.MateOf(dot_.up_plug), Plug::kTail));
    } else if (up == Plug::kTail) {
      Emit(rest.With(border.MateOf(dot_.left_plug), Plug::kTail));
    } else if (left == up) {
      // Of "((...)...)" or "(...(...))" the ends left over are a pair.
      const int inner = left == Plug::kOpen ? dot_.up_plug : dot_.left_plug;
      Emit(rest.With(border.MateOf(inner), left));
    } else if (left == Plug::kClose) {
      Emit(rest);
    }
    // "()" would close a loop.
  }

  void LeaveBy(Border rest, Plug plug) {
    if (dot_.may_go_down) Emit(rest.With(dot_.left_plug, plug));
    if (dot_.may_go_right) Emit(rest.With(dot_.up_plug, plug));
  }

  void Emit(Border border) { after_.Add(border.bits(), count_); }

  // Both ends of the line are drawn. It counts if nothing else is or must be.
  void Complete(Border rest) {
    if (!rest.IsEmpty() || dots_left_ > 0) return;
    overflowed_ |= !TryAdd(count_, complete_);
  }

  void ShiftAll() {
    after_.Clear();
    for (const CountTable::Entry& entry : before_.entries()) {
      after_.Add(Border(entry.key).Shifted().bits(), entry.count());
    }
    std::swap(before_, after_);
  }

  absl::Status TooManyStates(int row, int column) const {
    return absl::ResourceExhaustedError(absl::StrCat(
        "too wide to count: more than ", limits_.states_max,
        " border states after ", row * grid_.columns() + column + 1, " of ",
        grid_.rows() * grid_.columns(), " cells"));
  }

  const DotGrid& grid_;
  const PathCountLimits& limits_;
  int dots_left_;
  Dot dot_ = {};
  absl::uint128 count_ = 0;  // Of the border state being gone on from.
  absl::uint128 complete_ = 0;
  bool overflowed_ = false;
  CountTable before_;
  CountTable after_;
};

}  // namespace

absl::StatusOr<absl::uint128> CountPaths(const DotGrid& grid,
                                         const PathCountLimits& limits) {
  if (grid.dots() <= 1) return grid.dots();
  const DotGrid cropped = Cropped(grid);
  if (cropped.columns() > kPathCountWidthMax) {
    return absl::ResourceExhaustedError(
        absl::StrCat("too wide to count: ", grid.rows(), "x", grid.columns(),
                     "; the narrower side may have ", kPathCountWidthMax));
  }
  const absl::StatusOr<absl::uint128> lines =
      PathCounter(cropped, limits).Count();
  if (!lines.ok()) return lines;
  absl::uint128 directed = 0;
  if (!TryAddProduct(2, *lines, directed)) {
    return absl::OutOfRangeError("the number does not fit in 128 bits");
  }
  return directed;
}

}  // namespace superko
