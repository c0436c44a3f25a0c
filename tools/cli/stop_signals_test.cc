#include "tools/cli/stop_signals.h"

#include <signal.h>

#include <cstdlib>

#include <gtest/gtest.h>

namespace superko {
namespace {

// Each test runs in a process of its own, for signals cannot be taken back.
// That process ends with kHolds if all was as it should be.
constexpr int kHolds = 42;

void ExitIf(bool holds) { std::exit(holds ? kHolds : 1); }

TEST(StopSignalsDeathTest, NothingHappensBeforeASignal) {
  EXPECT_EXIT(
      {
        InstallStopSignals();
        ExitIf(!StopRequested() && !StopSignal().has_value() &&
               OutcomeUnlessStopped(ExitCode::kFindings) ==
                   ExitCode::kFindings);
      },
      ::testing::ExitedWithCode(kHolds), "");
}

TEST(StopSignalsDeathTest, TheFirstSignalIsRemembered) {
  EXPECT_EXIT(
      {
        InstallStopSignals();
        raise(SIGINT);
        ExitIf(StopRequested() && StopSignal() == SIGINT &&
               OutcomeUnlessStopped(ExitCode::kAgreed) ==
                   ExitCode::kInterrupted);
      },
      ::testing::ExitedWithCode(kHolds), "");
}

TEST(StopSignalsDeathTest, TerminationHasItsOwnOutcome) {
  EXPECT_EXIT(
      {
        InstallStopSignals();
        raise(SIGTERM);
        ExitIf(StopSignal() == SIGTERM &&
               OutcomeUnlessStopped(ExitCode::kFindings) ==
                   ExitCode::kTerminated);
      },
      ::testing::ExitedWithCode(kHolds), "");
}

TEST(StopSignalsDeathTest, IgnoredSignalsAreWatchedToo) {
  EXPECT_EXIT(
      {
        signal(SIGINT, SIG_IGN);
        InstallStopSignals();
        raise(SIGINT);
        ExitIf(StopRequested());
      },
      ::testing::ExitedWithCode(kHolds), "");
}

TEST(StopSignalsDeathTest, TheSecondSignalEndsTheProcess) {
  EXPECT_EXIT(
      {
        InstallStopSignals();
        raise(SIGINT);
        raise(SIGTERM);
        ExitIf(false);
      },
      ::testing::KilledBySignal(SIGTERM), "");
}

}  // namespace
}  // namespace superko
