#include "tools/process/spawn.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// All that comes until the end.
std::string ReadAll(const Descriptor& from) {
  std::string text;
  char piece[4096];
  for (;;) {
    const ssize_t bytes = read(from.get(), piece, sizeof piece);
    if (bytes > 0) text.append(piece, static_cast<std::size_t>(bytes));
    if (bytes == 0) return text;
    pollfd waiting = {.fd = from.get(), .events = POLLIN, .revents = 0};
    if (bytes < 0) poll(&waiting, 1, -1);
  }
}

int Await(const Spawned& spawned) {
  int status = 0;
  waitpid(spawned.process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// What `script` prints in a shell that is started with `options`.
std::string Say(const std::string& script, SpawnOptions options = {}) {
  options.arguments = {"sh", "-c", script};
  absl::StatusOr<Spawned> shell = Spawn(options);
  EXPECT_TRUE(shell.ok()) << shell.status();
  std::string said = ReadAll(shell->output);
  Await(*shell);
  return said;
}

TEST(SpawnTest, FindsProgramsInPath) { EXPECT_EQ(Say("echo here"), "here\n"); }

TEST(SpawnTest, ConnectsThreePipes) {
  absl::StatusOr<Spawned> shell = Spawn(
      {.arguments = {"sh", "-c", "read x; echo $x; echo no >&2; exit 3"}});
  ASSERT_TRUE(shell.ok()) << shell.status();
  ASSERT_EQ(write(shell->input.get(), "yes\n", 4), 4);
  EXPECT_EQ(ReadAll(shell->output), "yes\n");
  EXPECT_EQ(ReadAll(shell->error), "no\n");
  EXPECT_EQ(Await(*shell), 3);
}

TEST(SpawnTest, SaysThatThereIsNoSuchProgram) {
  for (const char* const name : {"no-such-program-here", "/no/such/program"}) {
    const absl::StatusOr<Spawned> shell = Spawn({.arguments = {name}});
    EXPECT_EQ(shell.status().code(), absl::StatusCode::kNotFound);
    EXPECT_THAT(std::string(shell.status().message()),
                HasSubstr(absl::StrCat("cannot start ", name)));
  }
}

TEST(SpawnTest, SaysThatAProgramMayNotBeStarted) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("data", "no program\n");
  const absl::StatusOr<Spawned> shell = Spawn({.arguments = {path}});
  EXPECT_EQ(shell.status().code(), absl::StatusCode::kPermissionDenied)
      << shell.status();
}

TEST(SpawnTest, RefusesNoNameAtAll) {
  EXPECT_FALSE(Spawn({}).ok());
  EXPECT_FALSE(Spawn({.arguments = {""}}).ok());
}

TEST(SpawnTest, AddsToTheEnvironment) {
  EXPECT_EQ(Say("echo $ANSWER", {.environment = {"ANSWER=42"}}), "42\n");
  setenv("SUPERKO_SPAWN_TEST", "old", 1);
  EXPECT_EQ(Say("echo $SUPERKO_SPAWN_TEST",
                {.environment = {"SUPERKO_SPAWN_TEST=new"}}),
            "new\n");
}

TEST(SpawnTest, LimitsTheAddressSpace) {
  EXPECT_EQ(Say("ulimit -v", {.address_space_max_bytes = 1u << 30}),
            "1048576\n");
}

TEST(SpawnTest, LimitsTheCpuTime) {
  EXPECT_EQ(Say("ulimit -t", {.cpu_max_seconds = 7}), "7\n");
}

// The parent ignores SIGPIPE; a shell that does too says so.
TEST(SpawnTest, GivesTheChildTheUsualSignals) {
  const auto before = signal(SIGPIPE, SIG_IGN);
  EXPECT_EQ(Say("kill -PIPE $$; echo alive"), "");
  signal(SIGPIPE, before);
}

TEST(SpawnTest, GivesTheChildNoOtherDescriptors) {
  const int leaked = open("/dev/null", O_RDONLY);
  EXPECT_THAT(Say("ls -l /proc/$$/fd"), Not(HasSubstr("/dev/null")));
  close(leaked);
}

TEST(SpawnTest, MakesAGroupOfItsOwn) {
  const std::string group = "$(cut -d' ' -f5 /proc/$$/stat)";
  EXPECT_EQ(Say("test " + group + " = $$ && echo leads"), "leads\n");
}

}  // namespace
}  // namespace superko
