#include "tools/cli/crash_note.h"

#include <csignal>
#include <cstdlib>

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
