#include "tools/input/one_record.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

#include "tools/input/fd_source.h"
#include "tools/input/record_source.h"

namespace superko {
namespace {

// Plays that the rules refuse stay refused here.
absl::StatusOr<GameRecord> RecordOf(const Case& which) {
  if (!which.errors.empty()) return which.errors.front();
  return which.is_sgf ? which.sgf.record : which.record;
}

}  // namespace

absl::StatusOr<GameRecord> ReadOneRecord(const std::string& path,
                                         std::uint64_t number) {
  RecordSource source({.paths = {path},
                       .rules = std::nullopt,
                       .first = number,
                       .games = 1,
                       .flags = {}});
  Batch batch;
  while (source.Next(batch)) {
    if (batch.count > 0) return RecordOf(batch.cases[0]);
    if (!batch.input_errors.empty()) return batch.input_errors[0];
    batch.Clear();
  }
  return absl::NotFoundError(
      absl::StrCat(NameInMessages(path), ": has no record ", number));
}

}  // namespace superko
