// GtpClient: talks to one GTP engine, a child process.
//
//   client.Send("boardsize 9");            // Any number of commands ahead.
//   client.Send("clear_board");
//   GtpReply reply;
//   absl::Status status = client.Receive(reply);    // To the first of them.
//
// Commands carry ids, so a reply that belongs to another command is seen.
//
// Ownership: owns the process.
// Threads:   one owner. The process that uses this ignores SIGPIPE.
// Errors:    of Receive, told by their code: ABORTED if the engine has ended,
//            DEADLINE_EXCEEDED if it does not answer in time, DATA_LOSS if it
//            does not keep to the protocol. After the first two, or once
//            is_usable() is false, only a new client is of use.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_CLIENT_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_CLIENT_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "tools/engine/gtp/gtp_text.h"
#include "tools/process/child_process.h"

namespace superko {

class GtpClient {
 public:
  struct Options {
    ChildProcess::Options process = {};
    // For each reply, from when the one before it was there.
    std::chrono::milliseconds timeout = std::chrono::milliseconds(10'000);
    // Some small engines do not know ids.
    bool sends_ids = true;
    // Lines on stdout that belong to no reply are passed over.
    bool ignores_stray_lines = false;
    // Whatever comes on stderr is kept for TakeError.
    bool keeps_error = false;
  };

  // Fails as ChildProcess::Start does.
  static absl::StatusOr<std::unique_ptr<GtpClient>> Start(
      const Options& options);

  // REQUIRES: `command` is one line, without its end.
  void Send(absl::string_view command);

  // The reply to the oldest command that has none yet. REQUIRES: there is one.
  absl::Status Receive(GtpReply& reply);

  // Commands sent whose replies were not received.
  std::size_t unanswered() const { return unanswered_; }
  bool is_usable() const { return is_usable_; }

  // With keeps_error: what came on stderr since. The owner takes what it has
  // read off the front.
  std::string& error_kept() { return process_->error_kept(); }
  // Waits for anything more on stderr, as long as for a reply.
  absl::Status AwaitError();

 private:
  GtpClient(const Options& options, std::unique_ptr<ChildProcess> process);

  absl::Status ReceiveFramed(GtpReply& reply, std::string& stray);
  absl::Status ReadMore(ChildProcess::Clock::time_point deadline);
  absl::Status Check(const GtpReply& reply);
  absl::Status Broken(absl::StatusCode code, absl::string_view what);
  absl::Status Ended();

  Options options_;
  std::unique_ptr<ChildProcess> process_;
  GtpReplyScanner scanner_;
  std::uint32_t next_id_ = 1;  // Of the next command.
  std::size_t unanswered_ = 0;
  bool is_usable_ = true;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_CLIENT_H_
