#include "tools/input/fd_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::EndsWith;
using ::testing::StartsWith;

std::string ReadAll(FdSource& source) {
  std::string all;
  std::array<char, 1000> buffer;
  for (;;) {
    const absl::StatusOr<std::size_t> bytes =
        source.Read(absl::MakeSpan(buffer));
    if (!bytes.ok() || *bytes == 0) return all;
    all.append(buffer.data(), *bytes);
  }
}

TEST(FdSourceTest, ReadsAFile) {
  const TemporaryFolder folder;
  const std::string text(12345, 'x');
  const auto source = FdSource::Open(folder.Write("file", text));
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_EQ(ReadAll(**source), text);
}

TEST(FdSourceTest, TheEndStaysTheEnd) {
  const TemporaryFolder folder;
  const auto source = FdSource::Open(folder.Write("file", ""));
  std::array<char, 10> buffer;
  EXPECT_EQ(*(*source)->Read(absl::MakeSpan(buffer)), 0u);
  EXPECT_EQ(*(*source)->Read(absl::MakeSpan(buffer)), 0u);
}

TEST(FdSourceTest, AMissingFileIsNamedWithTheReason) {
  const auto source = FdSource::Open("/no/such/file");
  EXPECT_EQ(source.status().message(),
            "/no/such/file: cannot open: No such file or directory");
}

TEST(FdSourceTest, RefusesAFolder) {
  const TemporaryFolder folder;
  const auto source = FdSource::Open(folder.path());
  EXPECT_THAT(std::string(source.status().message()),
              EndsWith(": is a folder, not a file"));
}

// The system opens this file and then refuses to read it.
TEST(FdSourceTest, AFaultWhileReadingIsNamed) {
  const auto source = FdSource::Open("/proc/self/mem");
  ASSERT_TRUE(source.ok()) << source.status();
  std::array<char, 10> buffer;
  const auto bytes = (*source)->Read(absl::MakeSpan(buffer));
  EXPECT_THAT(std::string(bytes.status().message()),
              StartsWith("/proc/self/mem: cannot read: "));
}

TEST(FdSourceTest, StdinHasItsOwnName) {
  EXPECT_EQ(NameInMessages("-"), "<stdin>");
  EXPECT_EQ(NameInMessages("./-"), "./-");
}

// A pipe by name whose writer is open and silent: a read would wait.
class SilentPipe {
 public:
  SilentPipe() : path_(folder_.PathOf("pipe")) {
    mkfifo(path_.c_str(), 0600);
    fd_ = open(path_.c_str(), O_RDWR | O_CLOEXEC);
  }
  ~SilentPipe() { close(fd_); }

  const std::string& path() const { return path_; }
  void Say(absl::string_view text) const {
    EXPECT_EQ(write(fd_, text.data(), text.size()),
              static_cast<ssize_t>(text.size()));
  }

 private:
  TemporaryFolder folder_;
  std::string path_;
  int fd_;
};

TEST(FdSourceTest, AWaitingReadStopsWhenAsked) {
  const SilentPipe pipe;
  int asked = 0;
  const auto source =
      FdSource::Open(pipe.path(), [&asked] { return ++asked > 2; });
  ASSERT_TRUE(source.ok()) << source.status();
  std::array<char, 10> buffer;
  const auto bytes = (*source)->Read(absl::MakeSpan(buffer));
  EXPECT_TRUE(absl::IsCancelled(bytes.status())) << bytes.status();
  EXPECT_EQ(asked, 3);
}

TEST(FdSourceTest, ReadsFromAPipeWhatIsThere) {
  const SilentPipe pipe;
  const auto source = FdSource::Open(pipe.path());
  pipe.Say("abc");
  std::array<char, 10> buffer;
  EXPECT_EQ(*(*source)->Read(absl::MakeSpan(buffer)), 3u);
}

TEST(FdSourceTest, ReadsADevice) {
  const auto source = FdSource::Open("/dev/null");
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_EQ(ReadAll(**source), "");
}

}  // namespace
}  // namespace superko
