// Property: a report that is read is written and read again as it was; reports
//           that are merged make a report, the same in whatever order they
//           come; what is wrong is a status that names a place.
// Input:    JSON Lines reports with a line "%%" between them, at most 16 KB.

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"

#include "core/base/check.h"
#include "fuzz/byte_reader.h"
#include "tools/report/merge.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 16'384;

void CheckReadAgain(const ParsedReport& report) {
  const std::string text = ReportText(report);
  const auto again = ParseReport(text, "again");
  SUPERKO_CHECK(again.ok()) << again.status() << "\n" << text;
  SUPERKO_CHECK(ReportText(*again) == text) << text;
}

void CheckMerge(std::vector<ParsedReport> reports) {
  const auto merged = MergeReports(reports);
  if (merged.ok()) CheckReadAgain(*merged);
  std::reverse(reports.begin(), reports.end());
  const auto reversed = MergeReports(std::move(reports));
  SUPERKO_CHECK(merged.ok() == reversed.ok())
      << merged.status() << " " << reversed.status();
  if (merged.ok()) {
    SUPERKO_CHECK(merged->findings.size() == reversed->findings.size());
  }
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kTextBytesMax) return 0;
  std::vector<superko::ParsedReport> reports;
  for (const absl::string_view text :
       absl::StrSplit(superko::TextOf({data, size}), "%%\n")) {
    auto report = superko::ParseReport(text, "report");
    if (!report.ok()) {
      SUPERKO_CHECK(absl::StartsWith(report.status().message(), "report:"));
      return 0;
    }
    superko::CheckReadAgain(*report);
    reports.push_back(*std::move(report));
  }
  superko::CheckMerge(std::move(reports));
  return 0;
}
