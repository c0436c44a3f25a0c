#include "tools/input/record_source.h"

#include <utility>

#include "absl/strings/str_cat.h"

#include "tools/input/fd_source.h"
#include "tools/input/record_maker.h"
#include "tools/input/shell_quote.h"

namespace superko {
namespace {

// Plays that take about a millisecond to cross-check.
constexpr std::size_t kWorkPerBatch = 2000;
// What a case costs however few plays it has, so that a batch of empty cases
// ends and the memory that a batch keeps is bounded.
constexpr std::size_t kWorkPerCase = 10;
// What a text that a worker is to read costs: to open it, and its bytes.
constexpr std::size_t kWorkPerText = 50;
constexpr std::size_t kBytesPerPlay = 6;

bool IsLong(const Case& which) {
  return which.record.moves.capacity() > kWorkPerBatch ||
         which.sgf.record.moves.capacity() > kWorkPerBatch ||
         which.sgf.nodes.capacity() > kWorkPerBatch ||
         which.result.illegal.capacity() > kWorkPerBatch ||
         which.result.allowed_repetitions.capacity() > kWorkPerBatch;
}

// Frees the memory of unusually long cases that the batch held before; without
// this, each of its cases might come to hold the longest one ever seen. No
// batch needs more cases than it has work.
void ReleaseLongCases(Batch& batch) {
  for (Case& old : batch.cases) {
    if (IsLong(old)) old = Case();
  }
  if (batch.cases.size() > kWorkPerBatch) batch.cases.resize(kWorkPerBatch);
}

// Reads all of a text that has at most `bytes_max` bytes into `bytes`. False if
// there are more; then what was read can be read again.
absl::StatusOr<bool> ReadSmall(PeekedSource& source, std::size_t bytes_max,
                               std::string& bytes) {
  const absl::StatusOr<absl::string_view> text = source.Peek(bytes_max + 1);
  if (!text.ok()) return text.status();
  if (text->size() > bytes_max) return false;
  bytes.assign(text->data(), text->size());
  return true;
}

TextWork& WorkOf(Batch& batch) {
  if (batch.work == nullptr) batch.work = std::make_unique<TextWork>();
  return static_cast<TextWork&>(*batch.work);
}

bool HoldsAnything(const Batch& batch) {
  return batch.count > 0 || batch.work != nullptr || !batch.files.empty() ||
         !batch.input_errors.empty() || !batch.file_notes.empty();
}

}  // namespace

RecordSource::RecordSource(Options options)
    : options_(std::move(options)),
      walk_({.paths = options_.paths,
             .entry = options_.entry,
             .may_leave_unopened = !SelectsCases(),
             .should_stop = options_.should_stop}) {}

bool RecordSource::SelectsCases() const {
  return options_.first > 1 || options_.games > 0 || options_.shard.count > 1;
}

bool RecordSource::Next(Batch& batch) {
  ReleaseLongCases(batch);
  batch.has_own_numbers = !SelectsCases();
  std::size_t work = 0;
  while (work < kWorkPerBatch) {
    if (was_cancelled_ || IsBehindSelection()) return HoldsAnything(batch);
    // A worker adds its cases behind those read here, so none may follow.
    if (open_.has_value() && batch.work != nullptr) return true;
    const absl::StatusOr<bool> more =
        open_.has_value() ? ReadCase(batch, work) : OpenNextText(batch, work);
    if (more.ok() && !*more) return HoldsAnything(batch);
    if (more.ok()) continue;
    was_cancelled_ = absl::IsCancelled(more.status());
    if (!was_cancelled_) AddError(more.status(), batch);
    work += kWorkPerText;
  }
  return true;
}

void RecordSource::AddError(absl::Status error, Batch& batch) {
  if (options_.shard.index > 1) return;
  if (batch.work == nullptr)
    return batch.AddError(std::move(error), text_.path);
  Text text;
  text.path = text_.path;
  WorkOf(batch).items.push_back(
      {.text = std::move(text), .bytes = "", .error = std::move(error)});
}

bool RecordSource::IsBehindSelection() const {
  const std::uint64_t next = cases_read_ + 1;
  return options_.games > 0 && next >= options_.first &&
         next - options_.first >= options_.games;
}

// False if there is no text left.
absl::StatusOr<bool> RecordSource::OpenNextText(Batch& batch,
                                                std::size_t& work) {
  absl::StatusOr<bool> found = walk_.Next(text_);
  if (!found.ok() || !*found) return found;
  if (absl::Status status = TakeText(batch, work); !status.ok()) return status;
  return true;
}

// Leaves the text to a worker if it is small, else opens it here.
absl::Status RecordSource::TakeText(Batch& batch, std::size_t& work) {
  work += kWorkPerText;
  const bool can_read = CanReadRecords(text_.kind);
  if (text_.kind == ContentKind::kOther && text_.is_named &&
      !text_.is_unopened) {
    return NoRecordsError(text_);
  }
  std::unique_ptr<PeekedSource> source = std::move(text_.source);
  std::string bytes;
  if (can_read) {
    const absl::StatusOr<bool> is_small =
        SelectsCases() ? false
                       : ReadSmall(*source, TextWalk::kUnopenedBytesMax, bytes);
    if (!is_small.ok()) return is_small.status();
    if (!*is_small) {
      OpenHere(std::move(source));
      return absl::OkStatus();
    }
  }
  work += bytes.size() / kBytesPerPlay;
  if (SelectsCases()) {
    AddFile(text_.path, text_.kind, batch);
    return absl::OkStatus();
  }
  if (text_.is_unopened) work += 10 * kWorkPerText;
  TextWork::Item item;
  item.text.path = text_.path;
  item.text.file_bytes = text_.file_bytes;
  item.text.kind = text_.kind;
  item.text.is_named = text_.is_named;
  item.text.is_unopened = text_.is_unopened;
  item.bytes = std::move(bytes);
  WorkOf(batch).items.push_back(std::move(item));
  return absl::OkStatus();
}

void RecordSource::AddFile(const std::string& path, ContentKind kind,
                           Batch& batch) const {
  if (options_.shard.index > 1) return;
  batch.AddFile(path, ContentKindName(kind));
}

void RecordSource::OpenHere(std::unique_ptr<PeekedSource> source) {
  open_ = {
      .path = text_.path,
      .entry = std::string(text_.entry()),
      .kind = text_.kind,
      .reader = MakeRecordReader(text_.kind, std::move(source),
                                 NameInMessages(text_.path), ReaderOptions())};
}

// Reads one case of the open text; closes it at its end.
absl::StatusOr<bool> RecordSource::ReadCase(Batch& batch, std::size_t& work) {
  if (open_->cases_read == 0) {
    AddFile(open_->path, open_->kind, batch);
  }
  Case& slot = batch.Add();
  const absl::StatusOr<bool> more = open_->reader->Next(slot);
  if (!more.ok() || !*more) {
    --batch.count;
    if (more.ok() && options_.shard.index == 1) {
      batch.AddNotes(open_->path, open_->reader->notes_at_end());
    }
    open_.reset();
    if (!more.ok()) return more.status();
    return true;
  }
  work += kWorkPerCase + slot.record.moves.size() +
          slot.sgf.record.moves.size() + slot.sgf.nodes.size();
  ++open_->cases_read;
  slot.number = SelectsCases() ? ++cases_read_ : ++batch.numbers;
  const CaseOrigin origin = {.file = open_->path,
                             .entry = open_->entry,
                             .number_in_file = open_->cases_read};
  const bool is_selected = IsSelected(slot.number);
  if (is_selected && AcceptCase(origin, options_.rules, kPlaysMax, slot)) {
    return true;
  }
  --batch.count;
  if (!is_selected) return true;
  for (absl::Status& error : slot.errors) {
    batch.AddError(std::move(error), open_->path);
  }
  return true;
}

bool RecordSource::IsSelected(std::uint64_t number) const {
  return !SelectsCases() ||
         (number >= options_.first && options_.shard.Includes(number));
}

std::unique_ptr<CaseMaker> RecordSource::NewMaker() const {
  return std::make_unique<RecordMaker>(
      RecordMaker::Options{.rules = options_.rules,
                           .plays_max = kPlaysMax,
                           .reader = ReaderOptions(),
                           .judge = options_.judge,
                           .judges_all = options_.judges_all,
                           .should_stop = options_.should_stop});
}

std::string RecordSource::CommandFor(const Case& which) const {
  absl::string_view file = which.file;
  std::string entry;
  if (!which.entry.empty()) {
    file.remove_suffix(which.entry.size() + 1);
    entry = absl::StrCat(" ", ShellQuoted("--entry=" + which.entry));
  }
  std::string command =
      absl::StrCat(options_.command, ShellQuotedPath(file), entry,
                   " --first=", which.number_in_file, " --games=1");
  for (const std::string& flag : options_.flags) {
    absl::StrAppend(&command, " ", ShellQuoted(flag));
  }
  return command + options_.command_end;
}

}  // namespace superko
