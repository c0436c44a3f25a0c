// What the reference knows to draw and count, for boards of core's types.

#ifndef SUPERKO_TOOLS_ENGINE_REFERENCE_DRAWING_H_
#define SUPERKO_TOOLS_ENGINE_REFERENCE_DRAWING_H_

#include <string>
#include <vector>

#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "tools/engine/engine.h"

namespace superko {

// The block scan's way: "+--" above, "|" on the left, " X", " O", " .".
// REQUIRES: one color a point, row by row.
std::string DrawBordered(BoardSize size, absl::Span<const Color> board);

// Stones and liberties of the string on each point, by recursion.
std::vector<StringCount> CountStringsRecursively(BoardSize size,
                                                 absl::Span<const Color> board);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_REFERENCE_DRAWING_H_
