// The report to look at: one HTML page that holds everything it needs.
//
// Outcome, settings, every finding as a game to step through on both engines'
// boards, and charts of what was exercised. No network, no other file; the
// summary and the final boards can be read without JavaScript. The page is put
// together in tools/report/page; its data is described in SCHEMA.md.
//
// Memory: keeps the findings until the end; --findings-max bounds them.

#ifndef SUPERKO_TOOLS_REPORT_HTML_REPORT_H_
#define SUPERKO_TOOLS_REPORT_HTML_REPORT_H_

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "tools/harness/replay.h"
#include "tools/report/page/finding_html.h"
#include "tools/report/report.h"

namespace superko {

class HtmlReport : public Report {
 public:
  // `out` outlives the report. Without `replay`, boards are only shown around
  // the move that differs.
  explicit HtmlReport(std::ostream& out, ReplayFunction replay = nullptr)
      : out_(out), replay_(std::move(replay)) {}

  void Begin(const RunInfo& info) override { info_ = info; }
  void OnFinding(std::uint64_t number, const Finding& finding) override;
  void OnIllegalPlay(std::uint64_t number, const IllegalPlay& illegal) override;
  void OnInputError(const absl::Status& error) override;
  void End(const RunSummary& summary, double seconds) override;

 private:
  std::ostream& out_;
  ReplayFunction replay_;
  RunInfo info_;
  std::vector<NumberedFinding> findings_;
  std::vector<std::string> illegal_plays_;
  std::vector<std::string> input_errors_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_HTML_REPORT_H_
