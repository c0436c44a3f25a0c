// The JSON Lines report: one object a line, told apart by "type".
//
// Described field by field in tools/report/SCHEMA.md. Text that is not UTF-8
// (file names) is written with U+FFFD for each bad byte.

#ifndef SUPERKO_TOOLS_REPORT_JSON_REPORT_H_
#define SUPERKO_TOOLS_REPORT_JSON_REPORT_H_

#include <ostream>

#include "nlohmann/json.hpp"

#include "tools/report/report.h"

namespace superko {

class JsonReport : public Report {
 public:
  // `out` outlives the report.
  explicit JsonReport(std::ostream& out) : out_(out) {}

  void Begin(const RunInfo& info) override;
  void OnFinding(std::uint64_t number, const Finding& finding) override;
  void OnIllegalPlay(std::uint64_t number, const IllegalPlay& illegal) override;
  void OnGame(const Case& which) override;
  void OnFolders(const FolderSummary& folders) override;
  void End(const RunSummary& summary, double seconds) override;

 private:
  void WriteLine(const nlohmann::ordered_json& object);

  std::ostream& out_;
  nlohmann::ordered_json folders_;  // Null unless asked for.
};

// The objects that the report writes, for other reports and for merge.
nlohmann::ordered_json FindingJson(const Finding& finding);
nlohmann::ordered_json SummaryJson(const RunSummary& summary);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_JSON_REPORT_H_
