// A board as SVG, to stand in an HTML page or in a file of its own.
//
//   unit       a twentieth of the distance of two lines
//   numbers    rows and columns from 1, at the left and at the top
//   colors     by class, from the page's style sheet or the file's own
//
// tools/report/page/page.js draws stones and marks of the same shape when the
// reader steps through a game; a test compares the two.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_BOARD_SVG_H_
#define SUPERKO_TOOLS_REPORT_PAGE_BOARD_SVG_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/game_record.h"
#include "core/rules/verdict.h"

namespace superko {

// How a point is marked that the engines see differently. Shapes differ, not
// colors alone.
enum class MarkShape : std::uint8_t { kSquare, kDiamond };

// A board so wide that two of them stand better one above the other.
constexpr bool IsWideBoard(BoardSize size) {
  return size.columns() > 20 && size.columns() >= 3 * size.rows();
}

struct BoardPicture {
  BoardSize size = kJudgeSize;
  absl::Span<const Color> board = {};
  std::vector<int> marked = {};  // Ordinals of points.
  MarkShape shape = MarkShape::kSquare;
  // The last move, and whether it was accepted.
  Move move = PassMove(Color::kBlack);
  Verdict verdict = Verdict::kLegal;
  std::string label = "";  // What those hear who cannot see.
  // A number on the stone of each point, such as its string's liberties; 0 or
  // no vector for none.
  std::vector<int> numbers = {};
};

std::string BoardSvg(const BoardPicture& picture);

// The same as a whole file, for light and dark.
std::string BoardFileSvg(const BoardPicture& picture);

// The same parts, for comparison with what the page's script draws.
std::string StonesSvg(const BoardPicture& picture);
std::string MarksSvg(const BoardPicture& picture);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_BOARD_SVG_H_
