// DotGrid as text: a row of letters a line, one of which means a dot.
//
//   1111
//   1101     A byte-order mark, blanks at the end of a line (CRLF too), and
//   0111     empty lines before and after the rows do not matter.

#ifndef SUPERKO_CORE_STROKE_DOT_GRID_TEXT_H_
#define SUPERKO_CORE_STROKE_DOT_GRID_TEXT_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/board/color.h"
#include "core/stroke/dot_grid.h"

namespace superko {

struct DotLetters {
  char dot;
  absl::string_view holes;        // Each of these letters means a hole.
  absl::string_view expectation;  // For messages.
};

inline constexpr DotLetters kDigitLetters = {'1', "0", "0 or 1"};

// The stones of `color` on a board as judge answers draw it are the dots.
// REQUIRES: `color` is not kEmpty.
constexpr DotLetters BoardLetters(Color color) {
  return {ColorLetter(color), color == Color::kBlack ? "W." : "B.",
          "B, W or ."};
}

// Errors: FILE:LINE:COLUMN of a letter that means nothing, a row that is not as
// long as the first, too large a grid, or the end of a text without rows.
absl::StatusOr<DotGrid> ParseDotGrid(absl::string_view text,
                                     const std::string& file,
                                     const DotLetters& letters);

// Rows of '0' and '1', each ended by '\n'; ParseDotGrid reads them back.
std::string DotGridText(const DotGrid& grid);

// "1,1 1,2 2,2": rows and columns from 1.
std::string StrokePathText(const StrokePath& path);

}  // namespace superko

#endif  // SUPERKO_CORE_STROKE_DOT_GRID_TEXT_H_
