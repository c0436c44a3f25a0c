// Symmetry: the ways in which turning and mirroring map a board onto itself.

#ifndef SUPERKO_CORE_PERFT_SYMMETRY_H_
#define SUPERKO_CORE_PERFT_SYMMETRY_H_

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/board/point.h"

namespace superko {

// Made of up to three flips; the last one needs a square.
struct Symmetry {
  bool flips_rows = false;
  bool flips_columns = false;
  bool swaps_sides = false;

  Point Image(Point point, BoardSize size) const {
    int row = flips_rows ? size.rows() - 1 - point.row : point.row;
    int column =
        flips_columns ? size.columns() - 1 - point.column : point.column;
    if (swaps_sides) std::swap(row, column);
    return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
  }
};

// Eight for a square, else four; the first one changes nothing.
inline std::vector<Symmetry> SymmetriesOf(BoardSize size) {
  const int count = size.rows() == size.columns() ? 8 : 4;
  std::vector<Symmetry> symmetries;
  for (int bits = 0; bits < count; ++bits) {
    symmetries.push_back({.flips_rows = (bits & 1) != 0,
                          .flips_columns = (bits & 2) != 0,
                          .swaps_sides = (bits & 4) != 0});
  }
  return symmetries;
}

// How many different things the symmetries make of one, if it is the first of
// them in order and so stands for all; else 0. `image(symmetry)` is what a
// symmetry makes of it; the first symmetry changes nothing.
template <typename Symmetries, typename Image>
int WeightOfFirst(const Symmetries& symmetries, const Image& image) {
  std::vector<decltype(image(symmetries[0]))> images;
  for (const auto& symmetry : symmetries) images.push_back(image(symmetry));
  const auto own = images[0];
  std::sort(images.begin(), images.end());
  if (own != images.front()) return 0;
  images.erase(std::unique(images.begin(), images.end()), images.end());
  return static_cast<int>(images.size());
}

}  // namespace superko

#endif  // SUPERKO_CORE_PERFT_SYMMETRY_H_
