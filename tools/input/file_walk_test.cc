#include "tools/input/file_walk.h"

#include <sys/stat.h>

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::IsEmpty;

struct Walked {
  std::vector<std::string> files;  // Relative to the folder.
  std::vector<std::string> errors;
  std::uint64_t skipped = 0;
};

Walked WalkAll(const TemporaryFolder& folder, std::vector<std::string> paths) {
  constexpr int kStepsMax = 10'000;
  FileWalk walk(std::move(paths));
  Walked walked;
  WalkedFile file;
  for (int i = 0; i < kStepsMax; ++i) {
    const absl::StatusOr<bool> more = walk.Next(file);
    if (!more.ok()) {
      walked.errors.emplace_back(more.status().message());
    } else if (*more) {
      walked.files.emplace_back(
          absl::StripPrefix(file.path, folder.path() + "/"));
    } else {
      walked.skipped = walk.skipped();
      return walked;
    }
  }
  ADD_FAILURE() << "The walk does not end.";
  return walked;
}

TEST(FileWalkTest, AFileIsItself) {
  FileWalk walk({"no/such/file", "-"});
  WalkedFile file;
  EXPECT_TRUE(*walk.Next(file));
  EXPECT_EQ(file.path, "no/such/file");
  EXPECT_TRUE(file.is_named);
  EXPECT_TRUE(*walk.Next(file));
  EXPECT_EQ(file.path, "-");
  EXPECT_FALSE(*walk.Next(file));
  EXPECT_FALSE(*walk.Next(file));
}

TEST(FileWalkTest, FoldersAreWalkedInBytewiseOrder) {
  const TemporaryFolder folder;
  for (const char* name : {"b", "B", "a/2", "a/10", "a.txt", "a/deep/er/file",
                           "\xff", ".hidden"}) {
    folder.Write(name, "");
  }
  EXPECT_THAT(WalkAll(folder, {folder.path()}).files,
              ElementsAre(".hidden", "B", "a/10", "a/2", "a/deep/er/file",
                          "a.txt", "b", "\xff"));
}

TEST(FileWalkTest, ArgumentsKeepTheirOrder) {
  const TemporaryFolder folder;
  const std::string z = folder.Write("z/1", "");
  const std::string a = folder.Write("a/1", "");
  EXPECT_THAT(
      WalkAll(folder, {folder.PathOf("z"), folder.PathOf("a"), z}).files,
      ElementsAre("z/1", "a/1", "z/1"));
}

TEST(FileWalkTest, ASlashAtTheEndIsNotDoubled) {
  const TemporaryFolder folder;
  folder.Write("a/1", "");
  EXPECT_THAT(WalkAll(folder, {folder.PathOf("a/")}).files, ElementsAre("a/1"));
}

TEST(FileWalkTest, FilesInFoldersAreNotNamed) {
  const TemporaryFolder folder;
  folder.Write("1", "");
  FileWalk walk({folder.path()});
  WalkedFile file;
  EXPECT_TRUE(*walk.Next(file));
  EXPECT_FALSE(file.is_named);
}

TEST(FileWalkTest, AnEmptyFolderHasNoFiles) {
  const TemporaryFolder folder;
  EXPECT_THAT(WalkAll(folder, {folder.path()}).files, IsEmpty());
}

TEST(FileWalkTest, ALoopOfLinksEnds) {
  const TemporaryFolder folder;
  folder.Write("a/file", "");
  folder.Write("b/file", "");
  folder.Link("a/self", ".");
  folder.Link("a/other", "../b");
  folder.Link("b/other", "../a");
  folder.Link("b/up", "..");
  const Walked walked = WalkAll(folder, {folder.path()});
  EXPECT_THAT(walked.files, ElementsAre("a/file", "b/file"));
  EXPECT_EQ(walked.skipped, 4u);
}

TEST(FileWalkTest, ALinkThatIsAnArgumentIsFollowed) {
  const TemporaryFolder folder;
  folder.Write("real/file", "");
  EXPECT_THAT(WalkAll(folder, {folder.Link("link", "real")}).files,
              ElementsAre("link/file"));
}

// The reader says what is wrong with the second one.
TEST(FileWalkTest, LinksToFilesAndToNothingAreFiles) {
  const TemporaryFolder folder;
  folder.Write("file", "");
  folder.Link("link", "file");
  folder.Link("nothing", "no such file");
  folder.Link("own tail", "own tail");
  EXPECT_THAT(WalkAll(folder, {folder.path()}).files,
              ElementsAre("file", "link", "nothing", "own tail"));
}

TEST(FileWalkTest, PipesAreSkippedAndCounted) {
  const TemporaryFolder folder;
  folder.Write("file", "");
  ASSERT_EQ(mkfifo(folder.PathOf("pipe").c_str(), 0600), 0);
  folder.Link("link to pipe", "pipe");
  const Walked walked = WalkAll(folder, {folder.path()});
  EXPECT_THAT(walked.files, ElementsAre("file"));
  EXPECT_EQ(walked.skipped, 2u);
}

TEST(FileWalkTest, FoldersThatAreTooDeepAreReportedAndTheWalkGoesOn) {
  const TemporaryFolder folder;
  std::string name = "d";
  for (std::size_t i = 1; i < FileWalk::kDepthMax; ++i) name += "/d";
  folder.Write(name + "/too deep", "");
  folder.Write("e", "");
  const Walked walked = WalkAll(folder, {folder.path()});
  EXPECT_THAT(walked.files, ElementsAre("e"));
  EXPECT_THAT(
      walked.errors,
      ElementsAre(EndsWith("folders are nested deeper than 100 levels")));
}

// Permissions do not bind the superuser, under whom tests may run; then there
// is no error.
TEST(FileWalkTest, AFolderThatCannotBeReadIsReportedAndTheWalkGoesOn) {
  const TemporaryFolder folder;
  const std::string gone = folder.MakeFolder("b");
  folder.Write("a", "");
  folder.Write("c", "");
  ASSERT_EQ(chmod(gone.c_str(), 0), 0);
  const Walked walked = WalkAll(folder, {folder.path()});
  ASSERT_EQ(chmod(gone.c_str(), 0700), 0);
  EXPECT_THAT(walked.files, ElementsAre("a", "c"));
  for (const std::string& error : walked.errors) {
    EXPECT_EQ(error, absl::StrCat(
                         gone, ": cannot read the folder: Permission denied"));
  }
}

}  // namespace
}  // namespace superko
