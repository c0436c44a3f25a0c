#include "tools/input/record_source.h"

#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

#include "core/record/location.h"
#include "tools/input/content_kind.h"
#include "tools/input/fd_source.h"
#include "tools/input/peeked_source.h"
#include "tools/input/shell_quote.h"

namespace superko {
namespace {

// Plays that take about a millisecond to cross-check.
constexpr std::size_t kWorkPerBatch = 2000;
// What a case costs however few plays it has, so that a batch of empty cases
// ends and the memory that a batch keeps is bounded.
constexpr std::size_t kWorkPerCase = 10;

// Unlike clear(), and unlike assigning {}, which is the same.
void FreeMoves(GameRecord& record) { record.moves = std::vector<Move>(); }

// Frees the moves of unusually long cases that the batch held before; without
// this, each of its cases might come to hold the longest one ever seen.
void ReleaseLongCases(Batch& batch) {
  for (Case& old : batch.cases) {
    if (old.record.moves.capacity() > kWorkPerBatch) FreeMoves(old.record);
  }
}

}  // namespace

RecordSource::RecordSource(Options options)
    : options_(std::move(options)), walk_(options_.paths) {}

bool RecordSource::Next(Batch& batch) {
  ReleaseLongCases(batch);
  std::size_t work = 0;
  while (work < kWorkPerBatch) {
    if (was_cancelled_ || IsBehindSelection()) return batch.count > 0;
    const absl::StatusOr<bool> more =
        file_.has_value() ? ReadCase(batch, work) : OpenNextFile();
    if (more.ok() && *more) continue;
    if (more.ok()) return batch.count > 0;
    was_cancelled_ = absl::IsCancelled(more.status());
    if (!was_cancelled_) batch.input_errors.push_back(more.status());
    // The error is reported behind the batch's cases: none may follow it.
    return true;
  }
  return true;
}

bool RecordSource::IsBehindSelection() const {
  const std::uint64_t next = cases_read_ + 1;
  return options_.games > 0 && next >= options_.first &&
         next - options_.first >= options_.games;
}

// False if there is no file left. A file without records is passed over.
absl::StatusOr<bool> RecordSource::OpenNextFile() {
  WalkedFile file;
  absl::StatusOr<bool> found = walk_.Next(file);
  if (!found.ok() || !*found) return found;
  if (absl::Status status = OpenRecords(file); !status.ok()) return status;
  return true;
}

absl::Status RecordSource::OpenRecords(const WalkedFile& file) {
  absl::StatusOr<std::unique_ptr<FdSource>> bytes =
      FdSource::Open(file.path, options_.should_stop);
  if (!bytes.ok()) return bytes.status();
  auto source = std::make_unique<PeekedSource>(*std::move(bytes));
  const absl::StatusOr<absl::string_view> head =
      source->Peek(kContentHeadBytes);
  if (!head.ok()) return head.status();
  const ContentKind kind =
      file.is_named ? KindOfNamedContent(*head) : KindOfContent(*head);
  if (!CanReadRecords(kind)) return PassOver(file, *head);
  ++files_read_;
  file_ = {.path = file.path,
           .reader = MakeRecordReader(kind, std::move(source),
                                      NameInMessages(file.path)),
           .cases_read = 0};
  return absl::OkStatus();
}

// A file without records is an error if the user named it.
absl::Status RecordSource::PassOver(const WalkedFile& file,
                                    absl::string_view head) {
  if (file.is_named) {
    return ParseError({.file = NameInMessages(file.path)}, "judge text", head);
  }
  ++files_skipped_;
  return absl::OkStatus();
}

// Reads one case of the present file; closes the file at its end.
absl::StatusOr<bool> RecordSource::ReadCase(Batch& batch, std::size_t& work) {
  Case& slot = batch.Add();
  const absl::StatusOr<bool> more = file_->reader->Next(slot.record);
  if (!more.ok() || !*more) {
    --batch.count;
    file_.reset();
    if (!more.ok()) return more.status();
    return true;
  }
  work += kWorkPerCase + slot.record.moves.size();
  if (absl::Status status = AcceptCase(batch); !status.ok()) return status;
  return true;
}

// Numbers the case just read, and keeps it in the batch if it is selected.
absl::Status RecordSource::AcceptCase(Batch& batch) {
  Case& slot = batch.cases[batch.count - 1];
  slot.number = ++cases_read_;
  slot.number_in_file = ++file_->cases_read;
  slot.line = file_->reader->line();
  if (slot.number < options_.first || !options_.shard.Includes(slot.number)) {
    --batch.count;
    return absl::OkStatus();
  }
  const std::size_t plays = slot.record.moves.size();
  if (plays > kPlaysMax) {
    FreeMoves(slot.record);
    --batch.count;
    return absl::InvalidArgumentError(absl::StrCat(
        NameInMessages(file_->path), ":", slot.line, ":1: expected at most ",
        kPlaysMax, " plays in a case that is to be cross-checked, found ",
        plays));
  }
  slot.file = file_->path;
  if (options_.rules.has_value()) {
    slot.record.rules = *options_.rules;
  } else if (!file_->reader->says_rules()) {
    slot.record.rules = {};
  }
  return absl::OkStatus();
}

std::string RecordSource::CommandFor(const Case& which) const {
  std::string command =
      absl::StrCat("superko check ", ShellQuotedPath(which.file),
                   " --first=", which.number_in_file, " --games=1");
  for (const std::string& flag : options_.flags) {
    absl::StrAppend(&command, " ", ShellQuoted(flag));
  }
  return command;
}

}  // namespace superko
