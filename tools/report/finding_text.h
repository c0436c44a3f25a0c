// Findings as text for people.

#ifndef SUPERKO_TOOLS_REPORT_FINDING_TEXT_H_
#define SUPERKO_TOOLS_REPORT_FINDING_TEXT_H_

#include <cstdint>
#include <string>

#include "core/board/point.h"
#include "tools/harness/difference.h"
#include "tools/harness/source.h"

namespace superko {

// "case 17", or "games/a.in:40: case 3".
std::string WhereText(const Case& which);

// "case 17, move 3, B 1 3: verdict".
std::string HeadText(const Finding& finding);

// "case 17, move 3, B 1 3: verdict: core legal, flood-fill repetition".
std::string FindingLine(const Finding& finding);

// The first point whose string is counted differently, and how; empty if there
// is none.
std::string StringsText(BoardSize size, const Difference& difference);

// All of it: answers, boards, and the command that shows it again.
std::string FindingText(std::uint64_t number, const Finding& finding);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_FINDING_TEXT_H_
