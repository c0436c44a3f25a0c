#include "tools/report/board_text.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

// Wide enough for two digits and a mark.
std::string HeaderLine(BoardSize size) {
  std::string line = "   ";
  for (int column = 1; column <= size.columns(); ++column) {
    absl::StrAppend(&line, absl::Dec(column, absl::kSpacePad3));
  }
  return line;
}

std::string Cell(BoardSize size, absl::Span<const Color> board,
                 absl::Span<const Point> marked, Point point) {
  const char letter =
      ColorLetter(board[static_cast<std::size_t>(size.Ordinal(point))]);
  const bool is_marked =
      std::find(marked.begin(), marked.end(), point) != marked.end();
  return is_marked ? std::string{'[', letter, ']'}
                   : std::string{' ', letter, ' '};
}

}  // namespace

std::string DrawBoard(BoardSize size, absl::Span<const Color> board,
                      absl::Span<const Point> marked,
                      absl::string_view indent) {
  std::string text = absl::StrCat(indent, HeaderLine(size), "\n");
  for (int row = 0; row < size.rows(); ++row) {
    std::string line =
        absl::StrCat(indent, absl::Dec(row + 1, absl::kSpacePad2), "  ");
    for (int column = 0; column < size.columns(); ++column) {
      line += Cell(size, board, marked,
                   size.PointAt(row * size.columns() + column));
    }
    line.erase(line.find_last_not_of(' ') + 1);
    absl::StrAppend(&text, line, "\n");
  }
  return text;
}

std::vector<std::string> BoardRows(BoardSize size,
                                   absl::Span<const Color> board) {
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (i % static_cast<std::size_t>(size.columns()) == 0) rows.emplace_back();
    rows.back() += ColorLetter(board[i]);
  }
  return rows;
}

std::string MoveText(Move move) {
  const std::string color(1, ColorLetter(move.color));
  const std::string point =
      absl::StrCat(move.point.row + 1, " ", move.point.column + 1);
  switch (move.kind) {
    case MoveKind::kPlay:
      return absl::StrCat(color, " ", point);
    case MoveKind::kPass:
      return absl::StrCat(color, " pass");
    case MoveKind::kSetStone:
      return absl::StrCat("set ", color, " ", point);
    case MoveKind::kEndSetUp:
      return absl::StrCat("set end ", color);
  }
  return "";
}

std::string VerdictText(const MoveAnswer& answer) {
  const bool is_refused = answer.verdict != Verdict::kLegal;
  if (answer.is_terse && is_refused) return "refused";
  return std::string(VerdictName(answer.verdict));
}

std::string AnswerText(const MoveAnswer& answer) {
  std::string text = VerdictText(answer);
  if (answer.captured > 0) {
    absl::StrAppend(&text, ", ", answer.captured, " captured");
  }
  if (answer.own_removed > 0) {
    absl::StrAppend(&text, ", ", answer.own_removed, " own removed");
  }
  return text;
}

std::string CycleText(const MoveAnswer& answer) {
  return absl::StrCat(VerdictName(answer.verdict), " of the position ",
                      answer.cycle, " moves back");
}

std::string SizeText(BoardSize size) {
  return absl::StrCat(size.rows(), "x", size.columns());
}

}  // namespace superko
