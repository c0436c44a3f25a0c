#include "core/generate/ko_ladder.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"

#include "core/generate/draws.h"

namespace superko {
namespace {

constexpr int kWidth = 6;
constexpr int kRungsMax = 9;

// ',' is an empty point on which play goes on, and small letters are stones on
// such points.
constexpr char kOutside = '.';
constexpr absl::string_view kRail = ".XXOO.";
constexpr int kKoKinds = 2;
constexpr int kRungKinds = 9;
constexpr absl::string_view kRungs[kRungKinds] = {
    ".X,xO.",  // Ko, Black's stone in it.
    ".Xo,O.",  // Ko, White's stone in it.
    "XX,XO.",  // Black's eye.
    ".XO,OO",  // White's eye.
    "X,o,O.",  // White sends two.
    ".X,x,O",  // Black sends two.
    "X,,x,O",  // Eternal life, Black's stone in it.
    "X,o,,O",  // Eternal life, White's stone in it.
    "X,,,,O",  // Open corridor.
};

constexpr bool IsHot(char letter) {
  return letter == ',' || letter == 'x' || letter == 'o';
}

constexpr Color ColorOf(char letter) {
  if (letter == 'X' || letter == 'x') return Color::kBlack;
  return letter == 'O' || letter == 'o' ? Color::kWhite : Color::kEmpty;
}

// Where a ladder lies on the board.
struct Frame {
  bool is_transposed;
  bool is_color_swapped;
  int length = 0;  // Of the board, along the ladder.
  int lines = 0;   // Rails and rungs.
  int row = 0;     // Of the first line; -1 cuts the first rail off.
  int column = 0;

  bool Contains(int line) const {
    return row + line >= 0 && row + line < length;
  }

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

// REQUIRES: one side of the board is at least kWidth.
Frame DrawFrame(BoardSize size, SplitMix64& random) {
  const bool fits = size.columns() >= kWidth;
  const bool fits_transposed = size.rows() >= kWidth;
  const bool is_transposed = !fits || (fits_transposed && random.Percent(50));
  Frame frame = {.is_transposed = is_transposed,
                 .is_color_swapped = random.Percent(50)};
  frame.length = is_transposed ? size.columns() : size.rows();
  const int width = is_transposed ? size.rows() : size.columns();
  // Without the rails at both ends, n rungs take 2 n - 1 lines.
  const int rungs_max = std::min(kRungsMax, (frame.length + 1) / 2);
  const int rungs = DrawBetween(1, DrawBetween(1, rungs_max, random), random);
  frame.lines = 2 * rungs + 1;
  frame.row = DrawBetween(-1, frame.length - frame.lines + 1, random);
  frame.column = DrawBetween(0, width - kWidth, random);
  return frame;
}

}  // namespace

void KoLadder::Draw(BoardSize size, SplitMix64& random) {
  placements_.clear();
  hot_points_.clear();
  if (std::max(size.rows(), size.columns()) >= kWidth) {
    DrawFitting(size, random);
    return;
  }
  for (int i = 0; i < size.points(); ++i) {
    hot_points_.push_back({size.PointAt(i), false});
  }
}

// REQUIRES: one side of the board is at least kWidth.
void KoLadder::DrawFitting(BoardSize size, SplitMix64& random) {
  const Frame frame = DrawFrame(size, random);
  // Kos alone, which give the longest cycles; or with eyes; or everything.
  const int kinds = DrawOne({kKoKinds, kKoKinds + 2, kRungKinds}, random);
  for (int line = 0; line < frame.lines; ++line) {
    const int kind = DrawBelow(kinds, random);
    const bool is_rail = line % 2 == 0;
    const absl::string_view art = is_rail ? kRail : kRungs[kind];
    if (!frame.Contains(line)) continue;
    for (int offset = 0; offset < kWidth; ++offset) {
      const char letter = art[static_cast<std::size_t>(offset)];
      if (letter == kOutside) continue;
      const Point point = frame.Place(line, offset);
      placements_.push_back({point, frame.Paint(ColorOf(letter))});
      if (IsHot(letter)) hot_points_.push_back({point, kind < kKoKinds});
    }
  }
}

}  // namespace superko
