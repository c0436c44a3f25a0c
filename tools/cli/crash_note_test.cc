#include "tools/cli/crash_note.h"

#include <csignal>
#include <cstdlib>

#include <gtest/gtest.h>

#include "tools/harness/present_case.h"

namespace superko {
namespace {

TEST(CrashNoteDeathTest, NamesTheCaseAndTheCommand) {
  const auto crash = [] {
    InstallCrashNote("superko check a.sgf");
    Case which;
    which.number = 1207;
    which.file = "a.sgf";
    which.number_in_file = 3;
    const PresentCase present(which);
    std::abort();
  };
  EXPECT_EXIT(crash(), testing::KilledBySignal(SIGABRT),
              "in case 1207, which is number 3 of a.sgf\n.*"
              "superko check a.sgf --first=1207 --games=1\n");
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
