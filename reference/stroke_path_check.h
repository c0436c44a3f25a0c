// CheckStroke: is a list of points a solution of the one-stroke puzzle?
//
// Knows no solver, only what a solution is: every black dot exactly once, each
// point above, left of, right of or below the one before.
//
// Units:   as in stroke_grid.h; in the explanation rows and columns are from 1.
// Threads: a pure function.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_STROKE_PATH_CHECK_H_
#define SUPERKO_REFERENCE_STROKE_PATH_CHECK_H_

#include <string>

#include "reference/stroke_grid.h"

namespace reference {

// Returns what is wrong first, such as "point 3 of the path, 2,1, is no black
// dot", or nothing if all is right. A path without points is never right.
std::string CheckStroke(const DotGrid& grid, const StrokePath& path);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_STROKE_PATH_CHECK_H_
