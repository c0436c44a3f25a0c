#include "core/stroke/dot_grid_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

#include "core/record/location.h"

namespace superko {
namespace {

constexpr std::size_t kGridSideMax = DotGrid::kSideMax;

struct Row {
  absl::string_view letters;
  std::int64_t line;
};

// The lines between the first and the last that are not blank.
std::vector<Row> SplitRows(absl::string_view text) {
  std::vector<Row> rows;
  std::size_t rows_used = 0;
  std::int64_t line = 0;
  for (const absl::string_view raw : absl::StrSplit(text, '\n')) {
    ++line;
    const absl::string_view letters = absl::StripTrailingAsciiWhitespace(raw);
    if (letters.empty() && rows.empty()) continue;
    rows.push_back({letters, line});
    if (!letters.empty()) rows_used = rows.size();
  }
  rows.resize(rows_used);
  return rows;
}

absl::Status CheckLetters(const Row& row, Location at,
                          const DotLetters& letters) {
  const std::size_t wrong = row.letters.find_first_not_of(
      absl::StrCat(absl::string_view(&letters.dot, 1), letters.holes));
  if (wrong == absl::string_view::npos) return absl::OkStatus();
  at.column += static_cast<std::int64_t>(wrong);
  return ParseError(at, letters.expectation, row.letters.substr(wrong, 1));
}

// Every row is as long as the first.
absl::Status CheckLength(const Row& row, Location at, std::size_t columns) {
  if (row.letters.size() == columns && columns <= kGridSideMax) {
    return absl::OkStatus();
  }
  const std::size_t fitting = std::min(columns, kGridSideMax);
  const absl::string_view excess =
      row.letters.substr(std::min(fitting, row.letters.size()));
  at.column += static_cast<std::int64_t>(row.letters.size() - excess.size());
  if (columns > kGridSideMax) {
    return ParseError(at, absl::StrCat("at most ", kGridSideMax, " columns"),
                      excess);
  }
  return ParseError(
      at, absl::StrCat("a row of ", columns, " letters like the first"),
      excess);
}

}  // namespace

absl::StatusOr<DotGrid> ParseDotGrid(absl::string_view text,
                                     const std::string& file,
                                     const DotLetters& letters) {
  const std::vector<Row> rows =
      SplitRows(absl::StripPrefix(text, "\xef\xbb\xbf"));
  if (rows.empty()) {
    return ParseErrorAtEnd({.file = file},
                           absl::StrCat("rows of ", letters.expectation));
  }
  const std::size_t columns = rows[0].letters.size();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Location at = {.file = file, .line = rows[i].line};
    absl::Status status = CheckLetters(rows[i], at, letters);
    status.Update(CheckLength(rows[i], at, columns));
    if (status.ok() && i == kGridSideMax) {
      status = ParseError(at, absl::StrCat("at most ", kGridSideMax, " rows"),
                          rows[i].letters);
    }
    if (!status.ok()) return status;
  }
  DotGrid grid(static_cast<int>(rows.size()), static_cast<int>(columns));
  for (int row = 0; row < grid.rows(); ++row) {
    const absl::string_view line = rows[static_cast<std::size_t>(row)].letters;
    for (int column = 0; column < grid.columns(); ++column) {
      grid.SetDot(row, column,
                  line[static_cast<std::size_t>(column)] == letters.dot);
    }
  }
  return grid;
}

std::string DotGridText(const DotGrid& grid) {
  std::string text;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      text += grid.HasDot(row, column) ? '1' : '0';
    }
    text += '\n';
  }
  return text;
}

std::string StrokePathText(const StrokePath& path) {
  return absl::StrJoin(path, " ", [](std::string* out, Point point) {
    absl::StrAppend(out, point.row + 1, ",", point.column + 1);
  });
}

}  // namespace superko
