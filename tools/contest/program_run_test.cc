#include "tools/contest/program_run.h"

#include <signal.h>

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using ::testing::HasSubstr;

// A whole pipe of the judge problem's cases with one play on 1 1 at the end.
std::string LongInput() {
  constexpr int kPlays = 100'000;
  std::string input = "1\n" + std::to_string(kPlays) + "\n";
  for (int i = 0; i + 1 < kPlays; ++i) input += "B 2 2\n";
  return input + "B 1 1\n";
}

class ProgramRunTest : public ::testing::Test {
 protected:
  ProgramRunTest() { signal(SIGPIPE, SIG_IGN); }

  ProgramRun Run(const std::string& fault,
                 const std::string& input = "1\n1\nB 1 1\n") const {
    const auto run = RunProgram(
        {.arguments = {SUPERKO_BAD_JUDGE, fault}, .limits = limits_}, input);
    EXPECT_TRUE(run.ok()) << run.status();
    return *run;
  }

  JudgeVerdict Verdict(const std::string& fault) const {
    return Run(fault).verdict;
  }

  ProgramLimits limits_ = {.time = std::chrono::minutes(1),
                           .memory_bytes = std::uint64_t{200} << 20,
                           .output_bytes = 8 << 20};
};

TEST_F(ProgramRunTest, TakesWhatAGoodProgramSays) {
  const ProgramRun run = Run("none");
  EXPECT_EQ(run.verdict, JudgeVerdict::kAccepted) << run.reason;
  EXPECT_EQ(run.output.substr(0, 4), "B...");
  EXPECT_EQ(run.output.size(), 19u * 20);
}

TEST_F(ProgramRunTest, PassesMoreThanPipesHoldBothWays) {
  for (const char* const fault :
       {"eager", "reads-all-first", "writes-first", "none"}) {
    const ProgramRun run = Run(fault, LongInput());
    EXPECT_EQ(run.verdict, JudgeVerdict::kAccepted) << fault << run.reason;
    EXPECT_THAT(run.output, HasSubstr("miss 1\nB....")) << fault;
  }
}

TEST_F(ProgramRunTest, DoesNotMindWhoReadsNothing) {
  const ProgramRun run = Run("deaf", LongInput());
  EXPECT_EQ(run.verdict, JudgeVerdict::kAccepted);
  EXPECT_EQ(run.output, "miss 1\n");
}

TEST_F(ProgramRunTest, StopsWhoTakesTooLong) {
  limits_.time = std::chrono::milliseconds(200);
  for (const char* const fault :
       {"spin", "hang", "stubborn", "closes-output"}) {
    const ProgramRun run = Run(fault);
    EXPECT_EQ(run.verdict, JudgeVerdict::kTimeLimit) << fault;
    EXPECT_EQ(run.reason, "more than 200 ms");
  }
}

TEST_F(ProgramRunTest, StopsWhoTakesTooMuch) {
  EXPECT_EQ(Verdict("memory"), JudgeVerdict::kMemoryLimit);
  EXPECT_EQ(Verdict("flood"), JudgeVerdict::kOutputLimit);
}

TEST_F(ProgramRunTest, SaysHowARunEnded) {
  const ProgramRun crash = Run("crash");
  EXPECT_EQ(crash.verdict, JudgeVerdict::kRunError);
  EXPECT_EQ(crash.reason, "signal 11 (Segmentation fault)");
  const ProgramRun exit = Run("exit-status");
  EXPECT_EQ(exit.verdict, JudgeVerdict::kRunError);
  EXPECT_EQ(exit.reason, "exit status 3; stderr: last words");
}

// Whoever goes on behind its back is ended with it, and nobody waits for it.
TEST_F(ProgramRunTest, DoesNotWaitForWhatTheProgramLeftBehind) {
  const auto run =
      RunProgram({.arguments = {"sh", "-c", "sleep 1000 & echo done"},
                  .limits = {.time = std::chrono::seconds(60)}},
                 "");
  ASSERT_TRUE(run.ok());
  EXPECT_EQ(run->verdict, JudgeVerdict::kAccepted);
  EXPECT_EQ(run->output, "done\n");
}

TEST_F(ProgramRunTest, EndsWhenItIsToldTo) {
  const auto run =
      RunProgram({.arguments = {SUPERKO_BAD_JUDGE, "hang"},
                  .limits = {.time = std::chrono::hours(1)},
                  .should_stop = [asked = 0]() mutable { return ++asked > 3; }},
                 "1\n1\nB 1 1\n");
  EXPECT_EQ(run.status().code(), absl::StatusCode::kCancelled);
}

TEST_F(ProgramRunTest, SaysWhatCannotBeStarted) {
  const ProgramOptions options = {.arguments = {"/no/such/program"}};
  EXPECT_THAT(std::string(RunProgram(options, "").status().message()),
              HasSubstr("cannot start /no/such/program"));
  EXPECT_FALSE(TryProgram(options).ok());
  EXPECT_TRUE(TryProgram({.arguments = {"true"}}).ok());
}

}  // namespace
}  // namespace superko
