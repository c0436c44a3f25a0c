#include "tools/report/report_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "tools/report/html_report.h"
#include "tools/report/json_report.h"
#include "tools/report/junit_report.h"
#include "tools/report/text_report.h"

namespace superko {
namespace {

constexpr char kPartSuffix[] = ".part";

std::unique_ptr<Report> MakeReport(absl::string_view format, std::ostream& out,
                                   ReplayFunction replay) {
  if (format == "text") return std::make_unique<TextReport>(out);
  if (format == "jsonl") return std::make_unique<JsonReport>(out);
  if (format == "junit") return std::make_unique<JunitReport>(out);
  if (format == "html") {
    return std::make_unique<HtmlReport>(out, std::move(replay));
  }
  return nullptr;
}

absl::Status WriteError(absl::string_view path) {
  return absl::UnavailableError(
      absl::StrCat(path, ": cannot write: ", std::strerror(errno)));
}

// A device or a pipe is written to as it is: a rename would replace it by a
// file.
bool IsRenamedAtTheEnd(const std::string& path) {
  std::error_code error;
  const std::filesystem::file_status status =
      std::filesystem::status(path, error);
  return !std::filesystem::exists(status) ||
         std::filesystem::is_regular_file(status) ||
         std::filesystem::is_directory(status);
}

}  // namespace

absl::StatusOr<std::unique_ptr<ReportFile>> ReportFile::Open(
    absl::string_view spec, std::ostream& standard_output,
    ReplayFunction replay) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(spec, absl::MaxSplits(':', 1));
  auto file = absl::WrapUnique(new ReportFile());
  const bool is_stdout = parts.second.empty() || parts.second == "-";
  if (!is_stdout) file->path_ = std::string(parts.second);
  file->out_ = is_stdout ? &standard_output : &file->file_;
  file->report_ = MakeReport(parts.first, *file->out_, std::move(replay));
  if (file->report_ == nullptr) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--report: expected text, jsonl, junit or html, then :FILE, found \"",
        spec, "\""));
  }
  if (!is_stdout) {
    file->part_ = file->path_;
    if (IsRenamedAtTheEnd(file->path_)) file->part_ += kPartSuffix;
    file->file_.open(file->part_, std::ios::binary);
    if (!file->file_) return WriteError(file->path_);
  }
  return file;
}

absl::Status ReportFile::Finish() {
  out_->flush();
  if (is_stdout()) return absl::OkStatus();
  file_.close();
  if (!file_) return WriteError(path_);
  if (part_ == path_) return absl::OkStatus();
  if (std::rename(part_.c_str(), path_.c_str()) != 0) return WriteError(path_);
  return absl::OkStatus();
}

}  // namespace superko
