#include "tools/tidy/source_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;

TEST(SourceTreeTest, ListsTheFilesOfTheSourceFolders) {
  const TemporaryFolder root;
  root.Write("tools/cli/main.cc", "");
  root.Write("core/README.md", "");
  root.Write("build/core/junk.cc", "");
  root.Write("README.md", "");
  EXPECT_THAT(PathsOfTree(root.path()),
              ElementsAre("core/README.md", "tools/cli/main.cc"));
}

TEST(SourceTreeTest, ReadsAFileWithItsPath) {
  const TemporaryFolder root;
  root.Write("core/a.cc", "text\n");
  const SourceFile file = ReadSource(root.path(), "core/a.cc");
  EXPECT_EQ(file.path, "core/a.cc");
  EXPECT_EQ(file.text, "text\n");
}

TEST(SourceTreeTest, TellsFilesByTheirNames) {
  EXPECT_TRUE(IsCode("a.cc"));
  EXPECT_TRUE(IsCode("a.h"));
  EXPECT_FALSE(IsCode("a.md"));
  EXPECT_TRUE(IsHeader("a.h"));
  EXPECT_FALSE(IsHeader("a.cc"));
  EXPECT_TRUE(IsForTests("core/a_test.cc"));
  EXPECT_TRUE(IsForTests("tools/testing/a.h"));
  EXPECT_TRUE(IsForTests("tools/report/testing.h"));
  EXPECT_FALSE(IsForTests("core/a.cc"));
  EXPECT_FALSE(IsForTests("core/protesting.h"));
}

}  // namespace
}  // namespace superko
