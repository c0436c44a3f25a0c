// What `superko perft` prints: tables of exact numbers, and where core and a
// reference part.

#ifndef SUPERKO_TOOLS_CLI_PERFT_TEXT_H_
#define SUPERKO_TOOLS_CLI_PERFT_TEXT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "core/perft/ply_counts.h"
#include "tools/perft/cross_perft.h"
#include "tools/perft/sequence_perft.h"

namespace superko {

enum class TableFormat : std::uint8_t {
  kText,  // Columns under each other, numbers to the right.
  kTsv,   // Tabs between columns.
};

// A row of cells a line; the first row is the head.
using Table = std::vector<std::vector<std::string>>;

std::string TableText(const Table& table, TableFormat format);

// "depth sequences captures refused_suicide refused_repetition", from depth 1.
Table PlyTable(const std::vector<PlyCounts>& plies);

// The same columns for each first move, "1,2" or "pass", and their total.
Table DivisionTable(const std::vector<FirstMoveCounts>& division,
                    const PlyCounts& total);

// Both answers, the board before the move, and the record as SGF.
std::string NodeDifferenceText(const NodeDifference& node);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_PERFT_TEXT_H_
