// Merge: adds the JSON Lines reports of a run's shards up to that of the whole.
//
// The result is what one unsharded run writes, but for fields with `seconds` in
// their name, which are added. Reports that do not belong together are refused:
// other settings, a shard twice, a shard missing, a report cut off.

#ifndef SUPERKO_TOOLS_REPORT_MERGE_H_
#define SUPERKO_TOOLS_REPORT_MERGE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"

#include "tools/harness/shard.h"

namespace superko {

// One report, read and checked line by line.
struct ParsedReport {
  std::string file;
  nlohmann::ordered_json run;
  std::vector<nlohmann::ordered_json> findings;
  std::vector<nlohmann::ordered_json> games;
  nlohmann::ordered_json summary;
  Shard shard;
};

// Errors name FILE:LINE:COLUMN.
absl::StatusOr<ParsedReport> ParseReport(absl::string_view text,
                                         const std::string& file);

// REQUIRES: at least one report.
absl::StatusOr<ParsedReport> MergeReports(std::vector<ParsedReport> reports);

// The lines that the JSON Lines report would have.
std::string ReportText(const ParsedReport& report);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_MERGE_H_
