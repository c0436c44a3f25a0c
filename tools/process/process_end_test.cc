#include "tools/process/process_end.h"

#include <signal.h>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(ProcessEndTest, NamesTheExitStatus) {
  EXPECT_EQ(ProcessEndText({.exit_status = 3}), "exit status 3");
  EXPECT_FALSE(ProcessEnd{.exit_status = 3}.succeeded());
  EXPECT_TRUE(ProcessEnd{}.succeeded());
}

TEST(ProcessEndTest, NamesTheSignal) {
  EXPECT_EQ(ProcessEndText({.signal = SIGSEGV}),
            "signal 11 (Segmentation fault)");
  EXPECT_EQ(ProcessEndText({.signal = 123}), "signal 123 (unknown)");
  EXPECT_FALSE(ProcessEnd{.signal = SIGSEGV}.succeeded());
}

}  // namespace
}  // namespace superko
