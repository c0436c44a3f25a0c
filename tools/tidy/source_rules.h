// Rules that hold for one source file at a time.

#ifndef SUPERKO_TOOLS_TIDY_SOURCE_RULES_H_
#define SUPERKO_TOOLS_TIDY_SOURCE_RULES_H_

#include <set>
#include <string>

#include "tools/tidy/source_tree.h"

namespace superko {

inline constexpr int kColumnsMax = 80;
inline constexpr int kHeaderLinesMax = 250;
inline constexpr int kSourceLinesMax = 450;

// Lines longer than kColumnsMax characters.
Breaches FindLongLines(const SourceFile& file);

// A file longer than its kind may be.
Breaches FindLongFile(const SourceFile& file);

// A header whose guard is not its path, or that does not open with a comment.
Breaches FindHeaderFaults(const SourceFile& file);

// A name that is not snake_case.
Breaches FindWrongName(const SourceFile& file);

// Words that must not stand in code, in comments neither.
Breaches FindBannedWords(const SourceFile& file);

// Tabs, blanks at the end of a line, CR, a missing newline at the end.
Breaches FindWrongBlanks(const SourceFile& file);

// Code that is named, as an include or in a comment, and is not in `paths`.
Breaches FindNamesOfMissingFiles(const SourceFile& file,
                                 const std::set<std::string>& paths);

}  // namespace superko

#endif  // SUPERKO_TOOLS_TIDY_SOURCE_RULES_H_
