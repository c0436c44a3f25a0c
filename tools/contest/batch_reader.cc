#include "tools/contest/batch_reader.h"

#include <algorithm>

#include "core/record/judge_writer.h"
#include "tools/harness/present_case.h"

namespace superko {

bool BatchReader::Next(CaseBatch& batch) {
  // A file may go on in what the source brings next.
  while (!is_at_end_ && waiting_.size() < cases_max_ &&
         (waiting_.empty() || waiting_.front().file == waiting_.back().file)) {
    is_at_end_ = !ReadMore();
  }
  batch.cases.clear();
  while (!waiting_.empty() && batch.cases.size() < cases_max_ &&
         (batch.cases.empty() ||
          batch.cases.back().file == waiting_.front().file)) {
    batch.cases.push_back(std::move(waiting_.front()));
    waiting_.pop_front();
  }
  batch.number = batch.cases.empty() ? 0 : ++batches_;
  return !batch.cases.empty();
}

bool BatchReader::ReadMore() {
  batch_.Clear();
  if (!source_.Next(batch_)) return false;
  if (maker_ != nullptr) maker_->AddCases(batch_);
  KeepErrors(batch_);
  for (std::size_t i = 0; i < batch_.count; ++i) {
    Case& which = batch_.cases[i];
    if (batch_.has_own_numbers) which.number += cases_read_;
    const PresentCase present(which);
    if (maker_ != nullptr) maker_->Make(which);
    Keep(which);
  }
  if (batch_.has_own_numbers) cases_read_ += batch_.numbers;
  return true;
}

void BatchReader::Keep(Case& which) {
  for (const absl::Status& error : which.errors) {
    errors_.emplace_back(error, which.file);
  }
  const absl::string_view obstacle = StrictJudgeObstacle(which.record);
  if (obstacle.empty()) {
    waiting_.push_back(which);
  } else {
    ++skipped_[absl::StrCat("not as the judge problem promises: ", obstacle)];
  }
}

void BatchReader::KeepErrors(const Batch& batch) {
  for (std::size_t i = 0; i < batch.input_errors.size(); ++i) {
    errors_.emplace_back(batch.input_errors[i], batch.error_places[i].file);
  }
  files_.insert(files_.end(), batch.files.begin(), batch.files.end());
}

std::vector<std::pair<absl::Status, std::string>> BatchReader::TakeErrors() {
  return std::exchange(errors_, {});
}

std::vector<FileRead> BatchReader::TakeFiles() {
  return std::exchange(files_, {});
}

}  // namespace superko
