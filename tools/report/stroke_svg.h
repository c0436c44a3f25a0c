// A one-stroke puzzle as an SVG file of its own: the grid, its dots, and a line
// through them, readable on a light and on a dark page.

#ifndef SUPERKO_TOOLS_REPORT_STROKE_SVG_H_
#define SUPERKO_TOOLS_REPORT_STROKE_SVG_H_

#include <string>

#include "core/stroke/dot_grid.h"

namespace superko {

// The line's first dot has a ring, its last one a square. An empty path is no
// line.
std::string StrokeSvg(const DotGrid& grid, const StrokePath& path);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_STROKE_SVG_H_
