// ReportFile: where a report goes, opened before the run.
//
// A report to FILE is written to FILE.part, which is renamed to FILE once it is
// complete: FILE is whole at every moment, and a bad path fails at once. `-`
// is stdout.

#ifndef SUPERKO_TOOLS_REPORT_REPORT_FILE_H_
#define SUPERKO_TOOLS_REPORT_REPORT_FILE_H_

#include <fstream>
#include <memory>
#include <ostream>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "tools/harness/replay.h"
#include "tools/report/report.h"

namespace superko {

class ReportFile {
 public:
  // `spec` is FORMAT:FILE, or FORMAT alone for stdout; FORMAT is text, jsonl,
  // junit or html. `replay` plays records again for reports that show every
  // board; without it these show the boards of the difference only.
  static absl::StatusOr<std::unique_ptr<ReportFile>> Open(
      absl::string_view spec, std::ostream& standard_output,
      ReplayFunction replay = nullptr);

  Report& report() { return *report_; }
  bool is_stdout() const { return path_.empty(); }

  // Renames the file to its name, or says why it could not be written whole.
  absl::Status Finish();

 private:
  ReportFile() = default;

  std::string path_;  // Empty for stdout.
  std::string part_;  // What is written until the end; path_ for a device.
  std::ofstream file_;
  std::ostream* out_ = nullptr;
  std::unique_ptr<Report> report_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_REPORT_FILE_H_
