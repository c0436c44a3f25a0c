// Progress: one line on a terminal's stderr while a run goes on.

#ifndef SUPERKO_TOOLS_CLI_PROGRESS_H_
#define SUPERKO_TOOLS_CLI_PROGRESS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/time/time.h"

#include "tools/harness/run.h"

namespace superko {

// "1,200 of 10,000 games, 812,000 plays/s, 0 findings, 11 s left".
std::string ProgressText(const RunSummary& so_far,
                         std::optional<std::uint64_t> total,
                         absl::Duration elapsed);

class Progress {
 public:
  // Writes nothing if `is_shown` is false.
  Progress(std::optional<std::uint64_t> total, bool is_shown);

  // Redraws the line, a few times a second at most.
  void Update(const RunSummary& so_far);
  // Removes the line, before something else is written to the terminal.
  void Erase();

  absl::Duration elapsed() const { return absl::Now() - start_; }

 private:
  std::optional<std::uint64_t> total_;
  bool is_shown_;
  bool is_drawn_ = false;
  absl::Time start_;
  absl::Time drawn_at_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_PROGRESS_H_
