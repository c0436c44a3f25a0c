// BatchReader: puts the cases of a source together to what a program is run on.
//
// Cases of one file stay together, but no more than so many. A case that the
// judge problem does not promise is counted as skipped.
//
// Threads: one owner.

#ifndef SUPERKO_TOOLS_CONTEST_BATCH_READER_H_
#define SUPERKO_TOOLS_CONTEST_BATCH_READER_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"

#include "tools/harness/source.h"

namespace superko {

struct CaseBatch {
  std::uint64_t number = 0;  // In the run, from 1.
  std::vector<Case> cases;   // Never empty.
};

class BatchReader {
 public:
  BatchReader(Source& source, std::size_t cases_max)
      : source_(source), maker_(source.NewMaker()), cases_max_(cases_max) {}

  // False at the end; what was not readable and skipped on the way is in
  // errors() and skipped() all the same.
  bool Next(CaseBatch& batch);

  // Since the start.
  const Counts& skipped() const { return skipped_; }
  // Takes what has come since the last call: an error and its file.
  std::vector<std::pair<absl::Status, std::string>> TakeErrors();
  std::vector<FileRead> TakeFiles();

 private:
  bool ReadMore();
  void Keep(Case& which);
  void KeepErrors(const Batch& batch);

  Source& source_;
  std::unique_ptr<CaseMaker> maker_;
  std::size_t cases_max_;
  Batch batch_;
  std::deque<Case> waiting_;
  bool is_at_end_ = false;
  std::uint64_t cases_read_ = 0;
  std::uint64_t batches_ = 0;
  Counts skipped_;
  std::vector<std::pair<absl::Status, std::string>> errors_;
  std::vector<FileRead> files_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_BATCH_READER_H_
