// Include edges: who may include whom.
//
// The table in include_edges.cc is the architecture. A file belongs to the
// layer with the longest beginning of its path; a file that belongs to none
// breaks the rule, so that a new folder has to find its place.

#ifndef SUPERKO_TOOLS_TIDY_INCLUDE_EDGES_H_
#define SUPERKO_TOOLS_TIDY_INCLUDE_EDGES_H_

#include "tools/tidy/source_tree.h"

namespace superko {

// Includes of other layers, of libraries and of system headers that the file's
// layer may not use, and product code that includes what is for tests.
Breaches FindForbiddenIncludes(const SourceFile& file);

}  // namespace superko

#endif  // SUPERKO_TOOLS_TIDY_INCLUDE_EDGES_H_
