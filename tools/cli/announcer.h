// Announcer: passes on what a run says: findings, examined, to the reports and
// to files of their own; errors to stderr.
//
// Threads: as RunListener.

#ifndef SUPERKO_TOOLS_CLI_ANNOUNCER_H_
#define SUPERKO_TOOLS_CLI_ANNOUNCER_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"

#include "tools/cli/progress.h"
#include "tools/harness/run.h"
#include "tools/harness/source.h"
#include "tools/harness/triage.h"
#include "tools/report/folder_summary.h"
#include "tools/report/report_file.h"

namespace superko {

using Reports = std::vector<std::unique_ptr<ReportFile>>;

// What is wanted of recorded games besides their findings.
struct RecordedOptions {
  bool no_reference = false;  // Core's judgement alone.
  bool games_report = false;  // A line for each game.
  bool notes = false;         // A line for each note.
  bool folders = false;       // A summary of each folder.
};

class Announcer : public RunListener {
 public:
  struct Parts {
    const Source& source;
    Reports& reports;
    Progress& progress;
    Triage& triage;
    const std::string& reproducers;  // A folder; empty for none.
    const RecordedOptions& options;
  };

  explicit Announcer(Parts parts) : parts_(parts) {}

  void OnFinding(const Finding& finding) override;
  void OnInputError(const absl::Status& error) override;
  void OnErrorIn(const std::string& file) override;
  void OnFile(const FileRead& file) override;
  void OnFileNotes(const std::string& file, const SgfNotes& notes) override;
  void OnNote(const std::string& note) override;
  void OnCase(const Case& which) override;
  void OnProgress(const RunSummary& so_far) override;

  // Once, after the last case.
  void TellFolders();

  // The first failure to write a file.
  const absl::Status& status() const { return status_; }

 private:
  void TellIllegalPlays(const Case& which);
  void TellNotes(const Case& which);

  Parts parts_;
  FolderSummary folders_;
  absl::Status status_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_ANNOUNCER_H_
