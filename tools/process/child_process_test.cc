#include "tools/process/child_process.h"

#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <thread>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using Clock = ChildProcess::Clock;

class ChildProcessTest : public ::testing::Test {
 protected:
  ChildProcessTest() { signal(SIGPIPE, SIG_IGN); }

  // A net, not a measure.
  static Clock::time_point Late() {
    return Clock::now() + std::chrono::seconds(60);
  }
  static Clock::time_point Soon() {
    return Clock::now() + std::chrono::milliseconds(30);
  }

  static std::unique_ptr<ChildProcess> Shell(
      const std::string& script, ChildProcess::Options options = {}) {
    options.spawn.arguments = {"sh", "-c", script};
    auto child = ChildProcess::Start(std::move(options));
    EXPECT_TRUE(child.ok()) << child.status();
    return *std::move(child);
  }

  // Exchanges until the child's stdout holds `text`.
  static void ReadUntil(ChildProcess& child, const std::string& text) {
    while (child.output().find(text) == std::string::npos) {
      ASSERT_EQ(child.Exchange(Late()), ChildProcess::Event::kProgress)
          << child.output();
    }
  }

  static std::string ReadToEnd(ChildProcess& child) {
    while (child.Exchange(Late()) == ChildProcess::Event::kProgress) {
    }
    return child.output();
  }

  static bool Exists(const std::string& process) {
    return kill(std::atoi(process.c_str()), 0) == 0 || errno != ESRCH;
  }

  // It may be there as a zombie until init looks.
  static void ExpectGone(const std::string& process) {
    for (int i = 0; i < 3'000; ++i) {
      if (!Exists(process) ||
          ReadFile("/proc/" + process + "/stat").find(") Z") !=
              std::string::npos) {
        return;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << process << " is still there";
  }
};

TEST_F(ChildProcessTest, TalksBothWays) {
  auto child = Shell("while read x; do echo \"<$x>\"; done; echo over");
  child->Send("one\n");
  ReadUntil(*child, "<one>\n");
  child->Send("two\nthree\n");
  ReadUntil(*child, "<three>\n");
  child->CloseInput();
  EXPECT_THAT(ReadToEnd(*child), EndsWith("<three>\nover\n"));
  EXPECT_TRUE(child->Stop().succeeded());
}

// Neither side could go on if it wrote all before it read.
TEST_F(ChildProcessTest, FullPipesDoNotLock) {
  auto child = Shell("cat");
  const std::string much(3 << 20, 'x');
  child->Send(much);
  child->CloseInput();
  EXPECT_EQ(ReadToEnd(*child), much);
  EXPECT_TRUE(child->Stop().succeeded());
}

TEST_F(ChildProcessTest, SaysHowItEnded) {
  EXPECT_EQ(Shell("exit 7")->Await(Late())->exit_status, 7);
  EXPECT_EQ(Shell("kill -SEGV $$")->Await(Late())->signal, SIGSEGV);
}

TEST_F(ChildProcessTest, KeepsTheEndOfStderr) {
  auto child = Shell("seq 100000 >&2; echo last >&2; exit 1",
                     {.error_kept_max_bytes = 100});
  EXPECT_EQ(child->Await(Late())->exit_status, 1);
  EXPECT_EQ(child->error_tail().size(), 100u);
  EXPECT_THAT(child->error_tail(), EndsWith("\n100000\nlast\n"));
}

TEST_F(ChildProcessTest, KeepsAllOfStderrIfAsked) {
  auto child = Shell("seq 10000 >&2; echo done; read x");
  child->KeepError();
  ReadUntil(*child, "done");
  child->CloseInput();
  child->Await(Late());
  EXPECT_THAT(child->error_kept(), HasSubstr("\n9999\n10000\n"));
  EXPECT_THAT(child->error_kept(), ::testing::StartsWith("1\n2\n"));
}

TEST_F(ChildProcessTest, MeetsItsDeadline) {
  auto child = Shell("read x; echo late");
  EXPECT_EQ(child->Exchange(Soon()), ChildProcess::Event::kDeadline);
  EXPECT_FALSE(child->Await(Soon()).has_value());
  child->Send("\n");
  ReadUntil(*child, "late");
}

TEST_F(ChildProcessTest, ReportsAClosedStdout) {
  auto child = Shell("exec >&-; read x");
  EXPECT_EQ(child->Exchange(Late()), ChildProcess::Event::kEnd);
  EXPECT_EQ(child->Exchange(Late()), ChildProcess::Event::kEnd);
  EXPECT_FALSE(child->Await(Soon()).has_value());
  child->Stop();
}

TEST_F(ChildProcessTest, SurvivesAChildThatReadsNothing) {
  auto child = Shell("exec <&-; echo deaf; sleep 60");
  ReadUntil(*child, "deaf");
  child->Send(std::string(1 << 20, 'x'));
  while (child->unsent_bytes() > 0) {
    ASSERT_EQ(child->Exchange(Late()), ChildProcess::Event::kProgress);
  }
  EXPECT_NE(child->Kill().signal, 0);
}

TEST_F(ChildProcessTest, StopsWhatEndsWithItsInput) {
  EXPECT_TRUE(Shell("cat")->Stop().succeeded());
}

TEST_F(ChildProcessTest, StopsWhatListensToSigterm) {
  auto child = Shell(
      "trap 'exit 5' TERM; echo ready; "
      "while :; do sleep 0.01; done",
      {.grace = std::chrono::seconds(4)});
  ReadUntil(*child, "ready");
  // Half the grace is for the end of stdin.
  EXPECT_EQ(child->Stop().exit_status, 5);
}

TEST_F(ChildProcessTest, StopsWhatIgnoresSigterm) {
  auto child = Shell("trap '' TERM; echo ready; while :; do sleep 1; done");
  ReadUntil(*child, "ready");
  EXPECT_EQ(child->Stop().signal, SIGKILL);
}

TEST_F(ChildProcessTest, StopsWhatPrintsWithoutEnd) {
  auto child = Shell("trap '' TERM; yes & yes >&2");
  ReadUntil(*child, "y\ny\n");
  EXPECT_EQ(child->Stop().signal, SIGKILL);
  EXPECT_LT(child->output().size(), std::size_t{1} << 20);
}

TEST_F(ChildProcessTest, StopsWhatTheChildHasStarted) {
  auto child = Shell("trap '' TERM; sleep 600 & echo \"$!;\"; wait");
  ReadUntil(*child, ";");
  const std::string grandchild =
      child->output().substr(0, child->output().find(';'));
  EXPECT_TRUE(Exists(grandchild));
  child->Stop();
  ExpectGone(grandchild);
}

// The leader has ended long before anybody asks.
TEST_F(ChildProcessTest, StopsWhatAnEndedChildHasLeftBehind) {
  auto child = Shell("sleep 600 >&- 2>&- & echo \"$!;\"");
  ReadUntil(*child, ";");
  const std::string grandchild =
      child->output().substr(0, child->output().find(';'));
  ReadToEnd(*child);
  EXPECT_TRUE(child->Stop().succeeded());
  ExpectGone(grandchild);
}

TEST_F(ChildProcessTest, TheDestructorStopsIt) {
  std::string process;
  {
    auto child = Shell("echo \"$$;\"; exec sleep 600");
    ReadUntil(*child, ";");
    process = child->output().substr(0, child->output().find(';'));
  }
  EXPECT_FALSE(Exists(process));
}

TEST_F(ChildProcessTest, StopMayBeSaidTwice) {
  auto child = Shell("exit 4");
  EXPECT_EQ(child->Stop().exit_status, 4);
  EXPECT_EQ(child->Stop().exit_status, 4);
  EXPECT_EQ(child->Kill().exit_status, 4);
}

TEST_F(ChildProcessTest, MeasuresMemoryAndTime) {
  auto child = Shell(
      "x=$(head -c 40000000 /dev/zero | tr '\\0' x); echo full;"
      "read y; exit 0");
  ReadUntil(*child, "full");
  EXPECT_GT(child->MemoryBytes(), 40'000'000u);
  const ProcessEnd end = child->Stop();
  EXPECT_GT(end.memory_peak_bytes, 40'000'000u);
  EXPECT_GT(end.cpu_seconds, 0);
  EXPECT_EQ(child->MemoryBytes(), 0u);
}

// A spinner uses time; a sleeper hardly any.
TEST_F(ChildProcessTest, TellsCpuTimeWhileItRuns) {
  const auto child = Shell("while :; do :; done");
  while (child->CpuSeconds() < 0.02) {
    ASSERT_EQ(child->Exchange(Soon()), ChildProcess::Event::kDeadline);
  }
  const double ended = child->Kill().cpu_seconds;
  EXPECT_GE(ended, 0.01);
  EXPECT_EQ(child->CpuSeconds(), ended);
}

}  // namespace
}  // namespace superko
