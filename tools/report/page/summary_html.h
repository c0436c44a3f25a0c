// The parts of the page that are about the whole run.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_SUMMARY_HTML_H_
#define SUPERKO_TOOLS_REPORT_PAGE_SUMMARY_HTML_H_

#include <string>
#include <vector>

#include "tools/harness/run.h"
#include "tools/harness/witnesses.h"
#include "tools/report/report.h"

namespace superko {

// "core and flood-fill agree", "2 findings": plain text.
std::string OutcomeText(const RunInfo& info, const RunSummary& summary);

// What was run, how much, how long, and whether to its end.
std::string LeadHtml(const RunInfo& info, const RunSummary& summary,
                     double seconds);

std::string SettingsHtml(const RunInfo& info);

// Every counter of the run.
std::string WitnessesHtml(const Witnesses& witnesses);

// What could not be read: `messages`, and how many there were in all.
// `texts` are as IllegalPlayText makes them, of `count` in all.
std::string IllegalPlaysHtml(const std::vector<std::string>& texts,
                             std::uint64_t count);
std::string InputErrorsHtml(const std::vector<std::string>& messages,
                            std::uint64_t count);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_SUMMARY_HTML_H_
