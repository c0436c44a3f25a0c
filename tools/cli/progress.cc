#include "tools/cli/progress.h"

#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"

#include "tools/report/grouped.h"

namespace superko {
namespace {

constexpr absl::Duration kRedrawEvery = absl::Milliseconds(200);
constexpr char kEraseLine[] = "\r\x1b[K";

// Empty while nothing can be said.
std::string TimeLeft(std::uint64_t done, std::optional<std::uint64_t> total,
                     absl::Duration elapsed) {
  if (!total.has_value() || done == 0 || done > *total) return "";
  const double share =
      static_cast<double>(*total - done) / static_cast<double>(done);
  return absl::StrCat(
      ", ",
      absl::FormatDuration(absl::Trunc(elapsed * share, absl::Seconds(1))),
      " left");
}

}  // namespace

std::string ProgressText(const RunSummary& so_far,
                         std::optional<std::uint64_t> total,
                         absl::Duration elapsed) {
  const std::uint64_t games = so_far.witnesses.games;
  const double seconds = absl::ToDoubleSeconds(elapsed);
  const double rate =
      seconds > 0 ? static_cast<double>(so_far.witnesses.moves) / seconds : 0;
  return absl::StrCat(
      Grouped(games),
      total.has_value() ? absl::StrCat(" of ", Grouped(*total)) : "",
      " games, ", Grouped(static_cast<std::uint64_t>(rate)), " moves/s, ",
      Grouped(so_far.findings), so_far.findings == 1 ? " finding" : " findings",
      TimeLeft(games, total, elapsed));
}

Progress::Progress(std::optional<std::uint64_t> total, bool is_shown)
    : total_(total),
      is_shown_(is_shown),
      start_(absl::Now()),
      drawn_at_(start_) {}

void Progress::Update(const RunSummary& so_far) {
  if (!is_shown_) return;
  const absl::Time now = absl::Now();
  if (now - drawn_at_ < kRedrawEvery) return;
  drawn_at_ = now;
  is_drawn_ = true;
  std::fprintf(stderr, "%s%s", kEraseLine,
               ProgressText(so_far, total_, now - start_).c_str());
}

void Progress::Erase() {
  if (is_drawn_) std::fputs(kEraseLine, stderr);
  is_drawn_ = false;
}

}  // namespace superko
