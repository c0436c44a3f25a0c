// The report for people: findings with boards, then what was exercised.

#ifndef SUPERKO_TOOLS_REPORT_TEXT_REPORT_H_
#define SUPERKO_TOOLS_REPORT_TEXT_REPORT_H_

#include <ostream>

#include "tools/report/report.h"

namespace superko {

class TextReport : public Report {
 public:
  // `out` outlives the report.
  explicit TextReport(std::ostream& out) : out_(out) {}

  void Begin(const RunInfo& info) override;
  void OnFinding(std::uint64_t number, const Finding& finding) override;
  void OnIllegalPlay(std::uint64_t number, const IllegalPlay& illegal) override;
  void OnNote(const std::string& note) override;
  void OnFolders(const FolderSummary& folders) override;
  void End(const RunSummary& summary, double seconds) override;

 private:
  std::ostream& out_;
  RunInfo info_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_TEXT_REPORT_H_
