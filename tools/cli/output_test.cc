#include "tools/cli/output.h"

#include <fcntl.h>
#include <signal.h>

#include <array>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

// A file that an Output writes to.
class Target {
 public:
  explicit Target(const std::string& path)
      : fd_(open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)) {}
  ~Target() { close(fd_); }

  int fd() const { return fd_; }

 private:
  int fd_;
};

TEST(OutputTest, WritesAtTheEnd) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("out");
  const Target target(path);
  Output output(target.fd());
  output.Write("a");
  output.buffer() += "b";
  output.stream() << "c" << 1 << '\n';
  EXPECT_EQ(ReadFile(path), "");
  EXPECT_EQ(output.Finish(ExitCode::kFindings), ExitCode::kFindings);
  EXPECT_EQ(ReadFile(path), "abc1\n");
}

TEST(OutputTest, WritesWhenMuchHasGathered) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("out");
  const Target target(path);
  Output output(target.fd());
  output.Write(std::string(Output::kBufferBytes - 1, 'x'));
  EXPECT_EQ(ReadFile(path).size(), 0u);
  output.Write("x");
  EXPECT_EQ(ReadFile(path).size(), Output::kBufferBytes);
  output.buffer().assign(Output::kBufferBytes, 'y');
  EXPECT_TRUE(output.FlushIfLarge());
  EXPECT_EQ(ReadFile(path).size(), 2 * Output::kBufferBytes);
}

TEST(OutputTest, FlushesTheStream) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("out");
  const Target target(path);
  Output output(target.fd());
  output.stream() << "text" << std::flush;
  EXPECT_EQ(ReadFile(path), "text");
}

TEST(OutputTest, WritesInItsDestructor) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("out");
  const Target target(path);
  { Output(target.fd()).Write("text"); }
  EXPECT_EQ(ReadFile(path), "text");
}

TEST(OutputTest, AFullDiskIsAFailure) {
  const Target full("/dev/full");
  Output output(full.fd());
  output.Write("text");
  EXPECT_FALSE(output.failed());
  testing::internal::CaptureStderr();
  EXPECT_EQ(output.Finish(ExitCode::kFindings), ExitCode::kFailed);
  EXPECT_TRUE(output.failed());
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "superko: cannot write to stdout: No space left on device\n");
}

TEST(OutputTest, NothingIsGatheredAfterAFailure) {
  const Target full("/dev/full");
  Output output(full.fd());
  output.Write("text");
  EXPECT_FALSE(output.Flush());
  EXPECT_FALSE(output.FlushIfLarge());
  output.stream() << "more" << std::flush;
  EXPECT_TRUE(output.stream().fail());
  EXPECT_TRUE(output.buffer().empty());
}

TEST(OutputTest, AClosedPipeIsAQuietEnd) {
  signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> ends;
  ASSERT_EQ(pipe(ends.data()), 0);
  close(ends[0]);
  Output output(ends[1]);
  output.Write("text");
  testing::internal::CaptureStderr();
  EXPECT_EQ(output.Finish(ExitCode::kFindings), ExitCode::kFindings);
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  EXPECT_TRUE(output.failed());
  close(ends[1]);
}

}  // namespace
}  // namespace superko
