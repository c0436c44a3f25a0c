#include "tools/cli/progress.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

RunSummary Done(std::uint64_t games, std::uint64_t moves) {
  RunSummary summary;
  summary.witnesses.games = games;
  summary.witnesses.moves = moves;
  return summary;
}

TEST(ProgressTest, SaysHowFarAndHowFastAndHowLongYet) {
  EXPECT_EQ(ProgressText(Done(2500, 5'000'000), 10'000, absl::Seconds(4)),
            "2,500 of 10,000 games, 1,250,000 moves/s, 0 findings, 12s left");
}

TEST(ProgressTest, WithoutATotalNothingIsLeft) {
  RunSummary summary = Done(1000, 10);
  summary.findings = 1;
  EXPECT_EQ(ProgressText(summary, std::nullopt, absl::Seconds(1)),
            "1,000 games, 10 moves/s, 1 finding");
}

TEST(ProgressTest, TheVeryStartDividesByNothing) {
  EXPECT_EQ(ProgressText(Done(0, 0), 10, absl::ZeroDuration()),
            "0 of 10 games, 0 moves/s, 0 findings");
}

}  // namespace
}  // namespace superko
