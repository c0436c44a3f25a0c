#include "tools/testing/temporary_folder.h"

#include <filesystem>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(TemporaryFolderTest, HoldsFilesInFolders) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("a/b.in", "1\n");
  EXPECT_EQ(path, folder.PathOf("a/b.in"));
  EXPECT_EQ(ReadFile(path), "1\n");
}

TEST(TemporaryFolderTest, LinksPointToTheirTarget) {
  const TemporaryFolder folder;
  folder.Write("file", "text");
  EXPECT_EQ(ReadFile(folder.Link("link", "file")), "text");
}

TEST(TemporaryFolderTest, IsGoneAfterwards) {
  std::string path;
  {
    const TemporaryFolder folder;
    path = folder.Write("deep/er/file", "");
    EXPECT_TRUE(std::filesystem::exists(path));
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace superko
