#include "fuzz/game_seeds.h"

#include <algorithm>

#include "fuzz/game_bytes.h"
#include "fuzz/judge_mutator.h"
#include "tools/harness/record_change.h"

namespace superko {
namespace {

// The part of a side from `first` to `last`, and one more where there is one.
struct Span {
  std::size_t first;
  std::size_t last;
};

Span Widened(std::uint8_t first, std::uint8_t last, int side) {
  return {first == 0 ? 0u : first - 1u,
          std::min<std::size_t>(last + 1u, static_cast<std::size_t>(side - 1))};
}

}  // namespace

GameRecord Cropped(const GameRecord& record) {
  if (record.moves.empty()) return record;
  Point least = record.moves[0].point;
  Point most = least;
  for (const Move move : record.moves) {
    least = {std::min(least.row, move.point.row),
             std::min(least.column, move.point.column)};
    most = {std::max(most.row, move.point.row),
            std::max(most.column, move.point.column)};
  }
  const Span rows = Widened(least.row, most.row, record.size.rows());
  const Span columns =
      Widened(least.column, most.column, record.size.columns());
  const auto row_end = static_cast<std::size_t>(record.size.rows());
  const auto column_end = static_cast<std::size_t>(record.size.columns());
  GameRecord cropped =
      WithoutRows(record, {rows.last + 1, row_end - rows.last - 1});
  cropped = WithoutRows(cropped, {0, rows.first});
  cropped = WithoutColumns(cropped,
                           {columns.last + 1, column_end - columns.last - 1});
  return WithoutColumns(cropped, {0, columns.first});
}

std::vector<std::vector<std::uint8_t>> GameSeedsOf(absl::string_view judge) {
  std::vector<std::vector<std::uint8_t>> seeds;
  for (const GameRecord& record : JudgeCasesOf(judge)) {
    std::vector<std::uint8_t> bytes = WriteGameBytes(Cropped(record));
    bytes.resize(std::min(bytes.size(), kGameBytesMax));
    seeds.push_back(std::move(bytes));
  }
  return seeds;
}

}  // namespace superko
