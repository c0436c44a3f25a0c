// ScanBlocks: the blocks of a board with a border ring, found by one scan.
//
// A block is this older program's word for a string. The points are visited in
// order; each stone merges the blocks of its colour that it touches and joins
// them, or begins a block of its own.
//
// Units:   points of the bordered board, row by row, the ring included.
// Threads: a pure function.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_SCANNED_BLOCKS_H_
#define SUPERKO_REFERENCE_SCANNED_BLOCKS_H_

#include <bitset>
#include <cstddef>
#include <vector>

#include "reference/types.h"

namespace reference {

// What stands on a point of the ring.
inline constexpr Stone kBorder{'#'};

// A set of points of the largest bordered board.
using PointSet = std::bitset<54 * 54>;

struct Block {
  Stone colour = Stone::kEmpty;
  std::vector<std::size_t> stones;
  PointSet liberties;
};

// Returns all blocks of `cells`, which is a board within a ring of kBorder.
// `width` is the length of its rows, the ring included.
// REQUIRES: no stone stands on the ring.
std::vector<Block> ScanBlocks(const std::vector<Stone>& cells,
                              std::size_t width);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_SCANNED_BLOCKS_H_
