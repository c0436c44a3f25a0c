#include "core/perft/position_count.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

#include "core/base/count_table.h"
#include "core/base/exact_count.h"
#include "core/board/color.h"
#include "core/perft/position_border.h"

namespace superko {
namespace {

constexpr Color kColors[] = {Color::kEmpty, Color::kBlack, Color::kWhite};

// Adds to `after` what becomes of the borders by the next point of `column`.
void TakePoint(const CountTable& before, int columns, int column,
               CountTable& after) {
  after.Clear();
  for (const CountTable::Entry& entry : before.entries()) {
    const PositionBorder border(columns, entry.key);
    for (const Color color : kColors) {
      PositionBorder next = border;
      if (next.TryTake(column, color)) after.Add(next.Key(), entry.count());
    }
  }
}

absl::Status TooMany(BoardSize size) {
  return absl::OutOfRangeError(absl::StrCat("the number of positions of ",
                                            size.rows(), "x", size.columns(),
                                            " does not fit in 128 bits"));
}

}  // namespace

absl::StatusOr<absl::uint128> CountPositions(BoardSize size) {
  if (size.points() > kPositionPointsMax) return TooMany(size);
  const int columns = std::min(size.rows(), size.columns());
  CountTable before;
  CountTable after;
  before.Add(0, 1);
  for (int point = 0; point < size.points(); ++point) {
    TakePoint(before, columns, point % columns, after);
    std::swap(before, after);
  }
  absl::uint128 legal = 0;
  bool overflowed = before.overflowed() || after.overflowed();
  for (const CountTable::Entry& entry : before.entries()) {
    if (!PositionBorder(columns, entry.key).IsAlive()) continue;
    overflowed |= !TryAdd(entry.count(), legal);
  }
  if (overflowed) return TooMany(size);
  return legal;
}

}  // namespace superko
