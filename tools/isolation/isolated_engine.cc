#include "tools/isolation/isolated_engine.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

#include "tools/isolation/wire.h"
#include "tools/process/child_process.h"

namespace superko {
namespace {

// From the first line of a failed check to the end of a sanitizer's summary.
constexpr std::size_t kErrorKeptBytes = 2 << 10;
// How long a worker that has closed its output may take to end.
constexpr std::chrono::seconds kEndGrace(5);

class IsolatedEngine : public Engine {
 public:
  IsolatedEngine(std::string name, IsolationOptions options)
      : name_(std::move(name)), options_(std::move(options)) {}

  absl::string_view name() const override { return name_; }

  absl::Status Start(const GameRecord& record) override {
    if (absl::Status status = StartWorker(); !status.ok()) return status;
    writer_.Put(Request::kStart);
    writer_.Put(record.size.rows());
    writer_.Put(record.size.columns());
    writer_.Put(record.rules);
    writer_.Put(record.first_player);
    writer_.Put(static_cast<std::uint64_t>(record.moves.size()));
    return Ask().status();
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    writer_.Put(Request::kPlay);
    writer_.Put(static_cast<std::uint64_t>(moves.size()));
    writer_.PutAll(moves);
    absl::StatusOr<WireReader> answer = Ask();
    if (!answer.ok()) return answer.status();
    answer->GetAll(absl::MakeSpan(transcript.answers));
    answer->GetAll(absl::MakeSpan(transcript.boards));
    return answer->ok() ? absl::OkStatus() : Nonsense();
  }

  bool CountStrings(absl::Span<StringCount> counts) override {
    writer_.Put(Request::kCountStrings);
    absl::StatusOr<WireReader> answer = Ask();
    if (answer.ok() && !answer->Get<bool>()) return false;
    // Of a worker that died, zeros, which differ from any other engine's.
    std::fill(counts.begin(), counts.end(), StringCount{});
    if (answer.ok()) answer->GetAll(counts);
    return true;
  }

  std::string FindInconsistency() override {
    writer_.Put(Request::kFindInconsistency);
    absl::StatusOr<WireReader> answer = Ask();
    if (!answer.ok()) return std::string(answer.status().message());
    return answer->GetText();
  }

 private:
  absl::Status StartWorker() {
    if (worker_ != nullptr) return absl::OkStatus();
    auto worker =
        ChildProcess::Start({.spawn = {.arguments = options_.worker},
                             .error_kept_max_bytes = kErrorKeptBytes});
    if (!worker.ok()) return worker.status();
    worker_ = *std::move(worker);
    return absl::OkStatus();
  }

  // Sends what was written and waits for the answer; gives it without its
  // status. A worker that does not answer as it should is given up.
  absl::StatusOr<WireReader> Ask() {
    const std::string request = writer_.Take();
    if (worker_ == nullptr) return absl::AbortedError("its worker is gone");
    worker_->output().erase(0, taken_);
    taken_ = 0;
    worker_->Send(request);
    const auto deadline = ChildProcess::Clock::now() + options_.timeout;
    absl::string_view message;
    while ((message = FirstMessage(worker_->output())).empty()) {
      const ChildProcess::Event event = worker_->Exchange(deadline);
      if (event == ChildProcess::Event::kEnd) return GiveUpDead();
      if (event == ChildProcess::Event::kDeadline) return GiveUpHanging();
    }
    taken_ = MessageBytes(message);
    WireReader reader(message);
    if (absl::Status status = reader.GetStatus(); !status.ok()) return status;
    return reader;
  }

  absl::Status GiveUpDead() {
    const auto grace = ChildProcess::Clock::now() + kEndGrace;
    const std::optional<ProcessEnd> ended = worker_->Await(grace);
    const ProcessEnd end = ended.has_value() ? *ended : worker_->Kill();
    const std::string said(absl::StripAsciiWhitespace(worker_->error_tail()));
    worker_ = nullptr;
    return absl::AbortedError(absl::StrCat("its process ended with ",
                                           ProcessEndText(end),
                                           said.empty() ? "" : ": ", said));
  }

  absl::Status GiveUpHanging() {
    worker_->Kill();
    worker_ = nullptr;
    return absl::DeadlineExceededError(
        absl::StrCat("no answer within ", options_.timeout.count(), " ms"));
  }

  absl::Status Nonsense() {
    worker_ = nullptr;
    return absl::DataLossError("its process answered with nonsense");
  }

  std::string name_;
  IsolationOptions options_;
  WireWriter writer_;
  std::unique_ptr<ChildProcess> worker_;  // Null if none is running.
  std::size_t taken_ = 0;                 // Bytes of its output that were read.
};

}  // namespace

NamedEngine Isolate(const std::string& name, const IsolationOptions& options) {
  return {.name = name, .make = [name, options] {
            return std::make_unique<IsolatedEngine>(name, options);
          }};
}

}  // namespace superko
