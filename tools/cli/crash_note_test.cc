#include "tools/cli/crash_note.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tools/harness/present_case.h"

namespace superko {
namespace {

TEST(CrashNoteDeathTest, NamesTheCaseAndTheCommand) {
  const auto crash = [] {
    InstallCrashNote("superko random --seed=2");
    Case which;
    which.number = 1207;
    const PresentCase present(which);
    std::abort();
  };
  EXPECT_EXIT(crash(), testing::KilledBySignal(SIGABRT),
              "in case 1207\n.*superko random --seed=2 --first=1207 "
              "--games=1\n");
}

TEST(CrashNoteDeathTest, NamesARecordedCaseByItsFile) {
  const auto crash = [] {
    InstallCrashNote("superko check a.zip");
    Case which;
    which.number = 1207;
    which.file = "a.zip/b.sgf";
    which.entry = "b.sgf";
    which.number_in_file = 3;
    const PresentCase present(which);
    std::abort();
  };
  EXPECT_EXIT(crash(), testing::KilledBySignal(SIGABRT),
              "in case 3 of a.zip/b.sgf\n.*superko check a.zip --entry=b.sgf "
              "--first=3 --games=1\n");
}

// The one that comes second must not end the process before the first one's
// note is whole.
TEST(CrashNoteDeathTest, WorkersThatCrashTogetherLeaveOneWholeNote) {
  const auto crash = [] {
    InstallCrashNote("superko random");
    std::atomic<int> missing = 4;
    const auto work = [&missing] {
      Case which;
      which.number = 12;
      const PresentCase present(which);
      for (--missing; missing > 0;) {
      }
      std::abort();
    };
    std::vector<std::thread> workers;
    for (int i = 0; i < 4; ++i) workers.emplace_back(work);
    for (std::thread& worker : workers) worker.join();
  };
  for (int i = 0; i < 20; ++i) {
    EXPECT_EXIT(crash(), testing::KilledBySignal(SIGABRT),
                "^superko: the process ends in case 12\n"
                "superko: to run it alone: superko random --first=12 "
                "--games=1\n$");
  }
}

TEST(CrashNoteDeathTest, OutsideOfACaseSaysNothing) {
  const auto crash = [] {
    InstallCrashNote("superko check a.sgf");
    { const PresentCase present(Case{}); }
    std::abort();
  };
  EXPECT_EXIT(crash(), testing::KilledBySignal(SIGABRT), "^$");
}

}  // namespace
}  // namespace superko
