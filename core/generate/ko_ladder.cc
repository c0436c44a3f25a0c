#include "core/generate/ko_ladder.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "absl/strings/string_view.h"

#include "core/board/color.h"

namespace superko {
namespace {

constexpr int kWidth = 6;
constexpr int kRungsMax = 9;

// '.' is left alone; ',' is an empty point on which play goes on, and small
// letters are stones on such points.
constexpr absl::string_view kRail = ".XXOO.";
constexpr absl::string_view kRungs[] = {
    ".X,xO.",  // Ko, Black's stone in it.
    ".Xo,O.",  // Ko, White's stone in it.
    "X,o,O.",  // White sends two.
    ".X,x,O",  // Black sends two.
    "X,,,,O",  // Open corridor.
};

constexpr bool IsHot(char letter) {
  return letter == ',' || letter == 'x' || letter == 'o';
}

constexpr Color ColorOf(char letter) {
  if (letter == 'X' || letter == 'x') return Color::kBlack;
  return letter == 'O' || letter == 'o' ? Color::kWhite : Color::kEmpty;
}

// Half the ladders have kos alone, whose cycles are the longest.
absl::string_view DrawRung(std::uint32_t kinds, SplitMix64& random) {
  return kRungs[random.Below(kinds)];
}

// Where a ladder lies on the board.
struct Frame {
  bool is_transposed;
  bool is_color_swapped;
  int row;  // Of the first line; -1 cuts the first rail off.
  int column;

  Point Place(int line, int offset) const {
    const auto along = static_cast<std::uint8_t>(row + line);
    const auto across = static_cast<std::uint8_t>(column + offset);
    return is_transposed ? Point{.row = across, .column = along}
                         : Point{.row = along, .column = across};
  }
  Color Paint(Color color) const {
    return is_color_swapped && color != Color::kEmpty ? Opponent(color) : color;
  }
};

std::uint32_t Unsigned(int value) { return static_cast<std::uint32_t>(value); }

}  // namespace

bool KoLadder::Draw(BoardSize size, SplitMix64& random) {
  stones_.clear();
  hot_points_.clear();
  const bool fits = size.columns() >= kWidth;
  const bool fits_transposed = size.rows() >= kWidth;
  if (!fits && !fits_transposed) return false;
  Frame frame;
  frame.is_transposed = !fits || (fits_transposed && random.Percent(50));
  frame.is_color_swapped = random.Percent(50);
  const int length = frame.is_transposed ? size.columns() : size.rows();
  const int width = frame.is_transposed ? size.rows() : size.columns();

  // With a rail cut off at both ends, `rungs` take 2 * rungs - 1 lines.
  const int rungs_max = std::min(kRungsMax, (length + 1) / 2);
  const int rungs = 1 + static_cast<int>(random.Below(Unsigned(rungs_max)));
  const int lines = 2 * rungs + 1;
  frame.row = static_cast<int>(random.Below(Unsigned(length - lines + 3))) - 1;
  frame.column = static_cast<int>(random.Below(Unsigned(width - kWidth + 1)));

  const std::uint32_t kinds = random.Percent(50) ? 2 : std::size(kRungs);
  for (int line = 0; line < lines; ++line) {
    const absl::string_view art =
        line % 2 == 0 ? kRail : DrawRung(kinds, random);
    if (frame.row + line < 0 || frame.row + line >= length) continue;
    for (int offset = 0; offset < kWidth; ++offset) {
      const char letter = art[Unsigned(offset)];
      const Point point = frame.Place(line, offset);
      const Color color = frame.Paint(ColorOf(letter));
      if (IsHot(letter)) hot_points_.push_back(point);
      if (color != Color::kEmpty) stones_.push_back({point, color});
    }
  }
  return true;
}

}  // namespace superko
