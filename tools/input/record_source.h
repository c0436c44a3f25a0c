// RecordSource: recorded cases out of files and folders, for the harness.
//
// Cases are numbered over the whole run and within each file. Files are read as
// they come, case by case; a fault in one file costs the rest of that file
// only. What is given up is an input error, in its place among the cases.
//
// Memory:  one window of one file, and what the batches hold.
// Threads: needs a single owner.

#ifndef SUPERKO_TOOLS_INPUT_RECORD_SOURCE_H_
#define SUPERKO_TOOLS_INPUT_RECORD_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/rules/rule_set.h"
#include "tools/harness/shard.h"
#include "tools/harness/source.h"
#include "tools/input/file_walk.h"
#include "tools/input/record_reader.h"

namespace superko {

class RecordSource final : public Source {
 public:
  // A longer case cannot be cross-checked: the reference keeps every board.
  static constexpr std::size_t kPlaysMax = 200'000;

  struct Options {
    // Files, folders, or "-" for stdin.
    std::vector<std::string> paths = {};
    // Instead of what records say; none: as they say, else RuleSet{}.
    std::optional<RuleSet> rules = std::nullopt;
    std::uint64_t first = 1;  // The number of the first case played.
    std::uint64_t games = 0;  // How many are played; 0: all.
    Shard shard = {};  // Which of them; the others are read and passed over.
    // Arguments that CommandFor repeats, such as "--rules=aga".
    std::vector<std::string> flags = {};
    // Ends a read that waits for a pipe or a terminal.
    std::function<bool()> should_stop = [] { return false; };
  };

  explicit RecordSource(Options options);

  // A batch has no case, but the run goes on, where many were passed over.
  bool Next(Batch& batch) override;
  std::string CommandFor(const Case& which) const override;

  std::uint64_t files_read() const { return files_read_; }
  // Files inside folders that hold no records.
  std::uint64_t files_skipped() const {
    return files_skipped_ + walk_.skipped();
  }

 private:
  struct OpenFile {
    std::string path;
    std::unique_ptr<RecordReader> reader;
    std::uint64_t cases_read = 0;
  };

  bool IsBehindSelection() const;
  absl::StatusOr<bool> OpenNextFile();
  absl::Status OpenRecords(const WalkedFile& file);
  absl::Status PassOver(const WalkedFile& file, absl::string_view head);
  absl::StatusOr<bool> ReadCase(Batch& batch, std::size_t& work);
  absl::Status AcceptCase(Batch& batch);

  Options options_;
  FileWalk walk_;
  std::optional<OpenFile> file_;
  bool was_cancelled_ = false;
  std::uint64_t cases_read_ = 0;
  std::uint64_t files_read_ = 0;
  std::uint64_t files_skipped_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_RECORD_SOURCE_H_
