// What a run exercised, as two small charts: a bar of verdicts, and how often
// plays were refused for a repetition after a cycle of so many moves.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_CHARTS_SVG_H_
#define SUPERKO_TOOLS_REPORT_PAGE_CHARTS_SVG_H_

#include <string>

#include "tools/harness/witnesses.h"

namespace superko {

// A bar whose parts are as long as the verdicts are frequent, with a legend. No
// part is too short to be seen.
std::string VerdictChart(const Witnesses& witnesses);

// A histogram. Heights are logarithmic: cycles of 2, plain kos, are a thousand
// times as frequent as the ones that are worth looking for.
std::string CycleChart(const Witnesses& witnesses);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_CHARTS_SVG_H_
