#include "tools/cli/perft_text.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include "core/base/exact_count.h"
#include "core/record/sgf_writer.h"
#include "tools/report/board_text.h"

namespace superko {
namespace {

std::vector<std::size_t> WidthsOf(const Table& table) {
  std::vector<std::size_t> widths(table[0].size());
  for (const std::vector<std::string>& row : table) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], row[i].size());
    }
  }
  return widths;
}

std::vector<std::string> CountCells(std::string head, const PlyCounts& counts) {
  return {std::move(head), CountText(counts.sequences),
          CountText(counts.captures), CountText(counts.refused_suicide),
          CountText(counts.refused_repetition)};
}

std::vector<std::string> HeadCells(std::string head) {
  return {std::move(head), "sequences", "captures", "refused_suicide",
          "refused_repetition"};
}

std::string FirstMoveText(Move move) {
  if (move.kind == MoveKind::kPass) return "pass";
  return absl::StrCat(move.point.row + 1, ",", move.point.column + 1);
}

std::string SideLine(const Side& side) {
  return absl::StrFormat(
      "  %-12s %s\n", side.engine,
      side.failure.empty() ? AnswerText(side.answer) : side.failure);
}

}  // namespace

std::string TableText(const Table& table, TableFormat format) {
  std::string text;
  const std::vector<std::size_t> widths = WidthsOf(table);
  for (const std::vector<std::string>& row : table) {
    if (format == TableFormat::kTsv) {
      absl::StrAppend(&text, absl::StrJoin(row, "\t"), "\n");
      continue;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
      absl::StrAppend(&text, i == 0 ? "" : "  ",
                      std::string(widths[i] - row[i].size(), ' '), row[i]);
    }
    text += "\n";
  }
  return text;
}

Table PlyTable(const std::vector<PlyCounts>& plies) {
  Table table = {HeadCells("depth")};
  for (std::size_t i = 0; i < plies.size(); ++i) {
    table.push_back(CountCells(absl::StrCat(i + 1), plies[i]));
  }
  return table;
}

Table DivisionTable(const std::vector<FirstMoveCounts>& division,
                    const PlyCounts& total) {
  Table table = {HeadCells("move")};
  for (const FirstMoveCounts& first : division) {
    table.push_back(CountCells(FirstMoveText(first.move), first.counts));
  }
  table.push_back(CountCells("total", total));
  return table;
}

std::string NodeDifferenceText(const NodeDifference& node) {
  const GameRecord& record = node.record;
  const Difference& difference = node.difference;
  const Move last = record.moves.back();
  std::vector<Point> marked;
  if (last.kind == MoveKind::kPlay) marked.push_back(last.point);
  std::string text = absl::StrCat(
      "move ", record.moves.size(), ", ", MoveText(last), ": ",
      DifferenceKindName(difference.kind), "\n", SideLine(difference.subject),
      SideLine(difference.truth), "  board before it (", SizeText(record.size),
      ", ", RuleSetText(record.rules), "):\n",
      DrawBoard(record.size, difference.board_before, marked, "    "),
      "  the record, as SGF:\n\n");
  AppendSgf(record, {}, text);
  return text;
}

}  // namespace superko
