#include "tools/engine/gtp/gtp_client.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace superko {
namespace {

using Clock = ChildProcess::Clock;

// No reply of sense is as long, nor is what an engine says in between.
constexpr std::size_t kReplyMaxBytes = 1 << 20;
constexpr std::size_t kStrayMaxBytes = 64 << 10;
constexpr std::size_t kExcerptMax = 80;
constexpr std::size_t kErrorLinesMax = 400;
// Ids start again before they get long.
constexpr std::uint32_t kIdMax = 99'999'999;

std::string Excerpt(absl::string_view text) {
  std::string excerpt(text.substr(0, kExcerptMax));
  excerpt = absl::StrReplaceAll(excerpt, {{"\n", " | "}});
  return text.size() > kExcerptMax ? excerpt + "..." : excerpt;
}

// The last lines of stderr, in one.
std::string ErrorWords(absl::string_view tail) {
  tail = absl::StripAsciiWhitespace(tail);
  if (tail.empty()) return "";
  if (tail.size() > kErrorLinesMax) {
    tail.remove_prefix(tail.size() - kErrorLinesMax);
  }
  return absl::StrCat("; stderr: ",
                      absl::StrReplaceAll(tail, {{"\n", " | "}, {"\r", ""}}));
}

std::uint32_t IdAfter(std::uint32_t id) { return id == kIdMax ? 1 : id + 1; }

}  // namespace

absl::StatusOr<std::unique_ptr<GtpClient>> GtpClient::Start(
    const Options& options) {
  auto process = ChildProcess::Start(options.process);
  if (!process.ok()) return process.status();
  return std::unique_ptr<GtpClient>(
      new GtpClient(options, *std::move(process)));
}

GtpClient::GtpClient(const Options& options,
                     std::unique_ptr<ChildProcess> process)
    : options_(options), process_(std::move(process)) {
  if (options_.keeps_error) process_->KeepError();
}

void GtpClient::Send(absl::string_view command) {
  if (options_.sends_ids) {
    process_->Send(absl::StrCat(next_id_, " ", command, "\n"));
  } else {
    process_->Send(absl::StrCat(command, "\n"));
  }
  next_id_ = IdAfter(next_id_);
  ++unanswered_;
}

absl::Status GtpClient::Receive(GtpReply& reply) {
  std::string stray;
  const absl::Status status = ReceiveFramed(reply, stray);
  if (!status.ok()) {
    return absl::Status(
        status.code(),
        absl::StrCat(status.message(),
                     stray.empty() ? "" : "; stdout: ", Excerpt(stray)));
  }
  --unanswered_;
  const absl::Status fault = Check(reply);
  if (!fault.ok()) return fault;
  if (stray.empty() || options_.ignores_stray_lines) return absl::OkStatus();
  return absl::DataLossError(
      absl::StrCat("text on stdout outside of a reply: ", Excerpt(stray)));
}

// Gathers the stray lines that come before the reply.
absl::Status GtpClient::ReceiveFramed(GtpReply& reply, std::string& stray) {
  using Found = GtpReplyScanner::Found;
  Clock::time_point deadline = Clock::time_point::max();
  for (;;) {
    const Found found = scanner_.Next(reply);
    if (found == Found::kReply) return absl::OkStatus();
    if (found == Found::kStrayLine) {
      absl::StrAppend(&stray, stray.empty() ? "" : "\n", reply.text);
      if (stray.size() <= kStrayMaxBytes) continue;
      return Broken(absl::StatusCode::kDataLoss,
                    "text on stdout without end: " + Excerpt(stray));
    }
    if (scanner_.rest().size() > kReplyMaxBytes) {
      return Broken(absl::StatusCode::kDataLoss,
                    "a reply without end: " + Excerpt(scanner_.rest()));
    }
    if (deadline == Clock::time_point::max()) {
      deadline = Clock::now() + options_.timeout;
    }
    const absl::Status status = ReadMore(deadline);
    if (!status.ok()) return status;
  }
}

absl::Status GtpClient::ReadMore(Clock::time_point deadline) {
  switch (process_->Exchange(deadline)) {
    case ChildProcess::Event::kProgress:
      break;
    case ChildProcess::Event::kDeadline:
      return Broken(
          absl::StatusCode::kDeadlineExceeded,
          absl::StrCat("no answer within ", options_.timeout.count(), " ms",
                       scanner_.rest().empty()
                           ? ""
                           : "; so far: " + Excerpt(scanner_.rest())));
    case ChildProcess::Event::kEnd:
      if (process_->output().empty()) return Ended();
      break;
  }
  scanner_.Append(process_->output());
  process_->output().clear();
  return absl::OkStatus();
}

absl::Status GtpClient::Check(const GtpReply& reply) {
  const auto ahead = static_cast<std::uint32_t>(unanswered_ + 1);
  const std::uint32_t expected =
      next_id_ > ahead ? next_id_ - ahead : next_id_ + kIdMax - ahead;
  if (options_.sends_ids && reply.id != expected) {
    const std::string found =
        reply.id.has_value() ? absl::StrCat(*reply.id) : "none";
    return Broken(absl::StatusCode::kDataLoss,
                  absl::StrCat("wrong id: expected ", expected, ", found ",
                               found, " in ", GtpReplyExcerpt(reply)));
  }
  if (!reply.lacks_empty_line) return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(
      "no empty line at the end of a reply: ", GtpReplyExcerpt(reply)));
}

absl::Status GtpClient::Broken(absl::StatusCode code, absl::string_view what) {
  is_usable_ = false;
  process_->Kill();
  return absl::Status(code,
                      absl::StrCat(what, ErrorWords(process_->error_tail())));
}

absl::Status GtpClient::Ended() {
  is_usable_ = false;
  const ProcessEnd end = process_->Stop();
  return absl::AbortedError(absl::StrCat("ended, ", ProcessEndText(end),
                                         ErrorWords(process_->error_tail())));
}

absl::Status GtpClient::AwaitError() {
  const std::size_t before = process_->error_kept().size();
  const Clock::time_point deadline = Clock::now() + options_.timeout;
  while (process_->error_kept().size() == before) {
    const absl::Status status = ReadMore(deadline);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace superko
