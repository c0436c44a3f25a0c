#include "tools/report/stroke_svg.h"

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

// Pixels between two neighbouring points, at which the picture is not scaled.
constexpr int kStep = 32;

constexpr char kStyle[] =
    "<style>\n"
    "svg { background: #fffefb; color: #28231d; }\n"
    ".grid { stroke: #d8cfc2; stroke-width: 1; }\n"
    ".dots { fill: currentColor; }\n"
    ".line { fill: none; stroke: #d3202a; stroke-width: 5;\n"
    "  stroke-linecap: round; stroke-linejoin: round; }\n"
    ".end { fill: #d3202a; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "  svg { background: #1e1b18; color: #ebe5da; }\n"
    "  .grid { stroke: #453e36; }\n"
    "  .line { stroke: #ff5c52; }\n"
    "  .end { fill: #ff5c52; }\n"
    "}\n"
    "</style>\n";

// The middle of a row or column.
int Middle(int ordinal) { return ordinal * kStep + kStep / 2; }

// A line around every cell.
std::string GridLines(const DotGrid& grid) {
  const int width = grid.columns() * kStep;
  const int height = grid.rows() * kStep;
  std::string path;
  for (int row = 0; row <= grid.rows(); ++row) {
    absl::StrAppend(&path, "M0 ", row * kStep, "H", width);
  }
  for (int column = 0; column <= grid.columns(); ++column) {
    absl::StrAppend(&path, "M", column * kStep, " 0V", height);
  }
  return absl::StrCat("<path class=\"grid\" d=\"", path, "\"/>\n");
}

std::string Dots(const DotGrid& grid) {
  std::string dots = "<g class=\"dots\">\n";
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      if (!grid.HasDot(row, column)) continue;
      absl::StrAppend(&dots, "<circle cx=\"", Middle(column), "\" cy=\"",
                      Middle(row), "\" r=\"", kStep / 4, "\"/>\n");
    }
  }
  return dots + "</g>\n";
}

std::string Line(const StrokePath& path) {
  if (path.empty()) return "";
  std::string points;
  for (const Point point : path) {
    absl::StrAppend(&points, points.empty() ? "" : " ", Middle(point.column),
                    ",", Middle(point.row));
  }
  const Point first = path.front();
  const Point last = path.back();
  const int side = kStep / 4;
  return absl::StrCat("<polyline class=\"line\" points=\"", points, "\"/>\n",
                      "<circle class=\"line\" cx=\"", Middle(first.column),
                      "\" cy=\"", Middle(first.row), "\" r=\"", kStep / 4 + 3,
                      "\"/>\n", "<rect class=\"end\" x=\"",
                      Middle(last.column) - side / 2, "\" y=\"",
                      Middle(last.row) - side / 2, "\" width=\"", side,
                      "\" height=\"", side, "\"/>\n");
}

std::string TitleText(const DotGrid& grid, const StrokePath& path) {
  return absl::StrCat(grid.rows(), "x", grid.columns(), " points, ",
                      grid.dots(), " dots, ",
                      path.empty() ? "no line" : "one line through all");
}

}  // namespace

std::string StrokeSvg(const DotGrid& grid, const StrokePath& path) {
  const int width = grid.columns() * kStep;
  const int height = grid.rows() * kStep;
  // A pixel more on each side, for the outer grid lines.
  return absl::StrCat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1 ", width + 2,
      " ", height + 2, "\" width=\"", width + 2, "\" height=\"", height + 2,
      "\" role=\"img\">\n<title>", TitleText(grid, path), "</title>\n", kStyle,
      GridLines(grid), Dots(grid), Line(path), "</svg>\n");
}

}  // namespace superko
