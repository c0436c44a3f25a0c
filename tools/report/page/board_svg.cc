#include "tools/report/page/board_svg.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"

#include "tools/report/markup_text.h"

namespace superko {
namespace {

constexpr char kFileAttributes[] = "xmlns=\"http://www.w3.org/2000/svg\" ";
constexpr char kFileStyle[] =
    "<style>\n"
    "svg { background: #fffefb; color: #28231d; }\n"
    ".wood { fill: #e6bd74; }\n"
    ".grid { fill: none; stroke: #5d4a2a; stroke-width: .8; }\n"
    ".star { stroke: #5d4a2a; stroke-width: 3.6; stroke-linecap: round; }\n"
    ".numbers { fill: currentColor; font-family: sans-serif; }\n"
    ".row { text-anchor: end; }\n"
    ".black { fill: #1c1a18; stroke: #000; stroke-width: .6; }\n"
    ".white { fill: #fbf8f2; stroke: #6b6257; stroke-width: .6; }\n"
    ".ghost { opacity: .5; }\n"
    ".last { fill: none; stroke-width: 1.6; }\n"
    ".refused { fill: none; stroke: #d3202a; stroke-width: 2; }\n"
    ".on-black { stroke: #fbf8f2; }\n"
    ".on-white, .on-empty { stroke: #1c1a18; }\n"
    ".refused.on-black, .refused.on-white, .refused.on-empty {\n"
    "  stroke: #d3202a; }\n"
    ".count { font: bold 9px sans-serif; text-anchor: middle; }\n"
    ".count.black { fill: #fbf8f2; stroke: none; }\n"
    ".count.white { fill: #1c1a18; stroke: none; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "  svg { background: #1e1b18; color: #ebe5da; }\n"
    "  .wood { fill: #b08c4f; }\n"
    "}\n"
    "</style>\n";

constexpr int kCell = 20;
constexpr int kCellPixelsMax = 52;  // Small boards do not fill the page.
constexpr int kHeightPixelsMax = 540;
constexpr int kWidthPixelsMax = 540;
constexpr int kWideWidthPixelsMax = 880;
constexpr int kNumberPixels = 13;
constexpr int kNumbersInFull = 25;  // Longer sides are numbered by fives.

// Where everything is, in units.
struct Layout {
  explicit Layout(BoardSize size) {
    // Two more cells for numbers and edges.
    const int width_max =
        IsWideBoard(size) ? kWideWidthPixelsMax : kWidthPixelsMax;
    cell_pixels = std::min({kCellPixelsMax, width_max / (size.columns() + 2),
                            kHeightPixelsMax / (size.rows() + 2)});
    number_units = kNumberPixels * kCell / cell_pixels;
    left = 3 * number_units / 2 + 4;
    top = number_units + 6;
    width = left + size.columns() * kCell + 2;
    height = top + size.rows() * kCell + 2;
  }
  int X(int column) const { return left + column * kCell + kCell / 2; }
  int Y(int row) const { return top + row * kCell + kCell / 2; }

  int cell_pixels = 0;
  int number_units = 0;
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};

// A side of one line has no length; short ends show that there is a point.
std::string Grid(BoardSize size, const Layout& at) {
  const int more_columns = size.columns() == 1 ? kCell / 3 : 0;
  const int more_rows = size.rows() == 1 ? kCell / 3 : 0;
  std::string path;
  for (int row = 0; row < size.rows(); ++row) {
    absl::StrAppend(&path, "M", at.X(0) - more_columns, " ", at.Y(row), "H",
                    at.X(size.columns() - 1) + more_columns);
  }
  for (int column = 0; column < size.columns(); ++column) {
    absl::StrAppend(&path, "M", at.X(column), " ", at.Y(0) - more_rows, "V",
                    at.Y(size.rows() - 1) + more_rows);
  }
  return absl::Substitute("<path class=\"grid\" d=\"$0\"/>", path);
}

// The lines of a side that carry star points.
std::vector<int> StarLines(int side) {
  if (side < 7) return {};
  const int edge = side < 13 ? 2 : 3;
  std::vector<int> lines = {edge, side - 1 - edge};
  if (side % 2 == 1) lines.push_back(side / 2);
  return lines;
}

std::string Stars(BoardSize size, const Layout& at) {
  std::string stars;
  for (const int row : StarLines(size.rows())) {
    for (const int column : StarLines(size.columns())) {
      absl::StrAppend(&stars, "M", at.X(column), " ", at.Y(row), "h0");
    }
  }
  if (stars.empty()) return "";
  return absl::Substitute("<path class=\"star\" d=\"$0\"/>", stars);
}

bool IsNumbered(int line, int side) {
  return side <= kNumbersInFull || line == 0 || (line + 1) % 5 == 0;
}

std::string Numbers(BoardSize size, const Layout& at) {
  std::string numbers;
  for (int column = 0; column < size.columns(); ++column) {
    if (!IsNumbered(column, size.columns())) continue;
    absl::StrAppend(&numbers, "<text x=\"", at.X(column), "\" y=\"", at.top - 4,
                    "\">", column + 1, "</text>");
  }
  for (int row = 0; row < size.rows(); ++row) {
    if (!IsNumbered(row, size.rows())) continue;
    absl::StrAppend(&numbers, "<text class=\"row\" x=\"", at.left - 4,
                    "\" y=\"", at.Y(row) + at.number_units * 7 / 20, "\">",
                    row + 1, "</text>");
  }
  return absl::Substitute(
      "<g class=\"numbers\" font-size=\"$0\" text-anchor=\"middle\" "
      "aria-hidden=\"true\">$1</g>",
      at.number_units, numbers);
}

std::string Circle(absl::string_view classes, int x, int y, double radius) {
  return absl::Substitute(
      "<circle class=\"$0\" cx=\"$1\" cy=\"$2\" r=\"$3\"></circle>", classes, x,
      y, radius);
}

std::string Cross(absl::string_view classes, int x, int y) {
  return absl::Substitute(
      "<path class=\"$0\" d=\"M$1 $2l8 8m0 -8l-8 8\"></path>", classes, x - 4,
      y - 4);
}

absl::string_view ColorClass(Color color) {
  constexpr absl::string_view kClasses[] = {"empty", "black", "white"};
  return kClasses[static_cast<int>(color)];
}

// A ring on the stone that was played; a ghost and a cross where it was
// refused.
std::string LastMove(const BoardPicture& picture, const Layout& at) {
  const Move move = picture.move;
  if (move.kind != MoveKind::kPlay && move.kind != MoveKind::kSetStone) {
    return "";
  }
  const int x = at.X(move.point.column);
  const int y = at.Y(move.point.row);
  const Color stone =
      picture.board[static_cast<std::size_t>(picture.size.Ordinal(move.point))];
  const std::string on = absl::StrCat("on-", ColorClass(stone));
  if (picture.verdict == Verdict::kLegal) {
    return Circle(absl::StrCat("last ", on), x, y, 4.5);
  }
  const std::string ghost =
      stone == Color::kEmpty
          ? Circle(absl::StrCat("ghost ", ColorClass(move.color)), x, y, 8)
          : "";
  return ghost + Cross(absl::StrCat("refused ", on), x, y);
}

std::string Mark(MarkShape shape, int x, int y) {
  const bool is_square = shape == MarkShape::kSquare;
  const std::string path =
      is_square ? absl::StrCat("M", x - 7, " ", y - 7, "h14v14h-14z")
                : absl::StrCat("M", x, " ", y - 9, "l9 9l-9 9l-9 -9z");
  return absl::Substitute(
      "<path class=\"halo\" d=\"$0\"></path><path class=\"$1\" "
      "d=\"$0\"></path>",
      path, is_square ? "square" : "diamond");
}

// Numbers on stones; the mark of the last move would lie under one.
std::string Counts(const BoardPicture& picture, const Layout& at) {
  std::string counts;
  for (std::size_t i = 0; i < picture.numbers.size(); ++i) {
    if (picture.numbers[i] == 0) continue;
    const Point point = picture.size.PointAt(static_cast<int>(i));
    absl::StrAppend(&counts, "<text class=\"count ",
                    ColorClass(picture.board[i]), "\" x=\"", at.X(point.column),
                    "\" y=\"", at.Y(point.row) + 3, "\">", picture.numbers[i],
                    "</text>");
  }
  return counts;
}

std::string Draw(const BoardPicture& picture, absl::string_view attributes,
                 absl::string_view style) {
  const BoardSize size = picture.size;
  const Layout at(size);
  return absl::StrCat(
      absl::Substitute("<svg $6class=\"board\" viewBox=\"0 0 $0 $1\" "
                       "width=\"$2\" role=\"img\" "
                       "aria-label=\"$3\" data-left=\"$4\" data-top=\"$5\">",
                       at.width, at.height, at.width * at.cell_pixels / kCell,
                       MarkupAttribute(picture.label), at.left, at.top,
                       attributes),
      style,
      absl::Substitute("<rect class=\"wood\" x=\"$0\" "
                       "y=\"$1\" width=\"$2\" height=\"$3\" rx=\"4\"/>",
                       at.left, at.top, size.columns() * kCell,
                       size.rows() * kCell),
      Grid(size, at), Stars(size, at), Numbers(size, at),
      "<g class=\"stones\">", StonesSvg(picture), "</g><g class=\"marks\">",
      MarksSvg(picture), "</g>", Counts(picture, at), "</svg>");
}

}  // namespace

std::string StonesSvg(const BoardPicture& picture) {
  const Layout at(picture.size);
  std::string stones;
  for (std::size_t i = 0; i < picture.board.size(); ++i) {
    if (picture.board[i] == Color::kEmpty) continue;
    const Point point = picture.size.PointAt(static_cast<int>(i));
    stones += Circle(ColorClass(picture.board[i]), at.X(point.column),
                     at.Y(point.row), 9.5);
  }
  return stones;
}

std::string MarksSvg(const BoardPicture& picture) {
  if (picture.board.empty()) return "";
  const Layout at(picture.size);
  std::string marks = LastMove(picture, at);
  for (const int ordinal : picture.marked) {
    const Point point = picture.size.PointAt(ordinal);
    marks += Mark(picture.shape, at.X(point.column), at.Y(point.row));
  }
  return marks;
}

std::string BoardSvg(const BoardPicture& picture) {
  return Draw(picture, "", "");
}

std::string BoardFileSvg(const BoardPicture& picture) {
  return absl::StrCat(Draw(picture, kFileAttributes, kFileStyle), "\n");
}

}  // namespace superko
