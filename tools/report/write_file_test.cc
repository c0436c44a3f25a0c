#include "tools/report/write_file.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

TEST(WriteWholeFileTest, ReplacesWhatIsThere) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("a", "much longer than before");
  EXPECT_TRUE(WriteWholeFile(path, "text").ok());
  EXPECT_EQ(ReadFile(path), "text");
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
}

TEST(WriteWholeFileTest, NamesTheFileThatCannotBeWritten) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("no/folder");
  EXPECT_EQ(WriteWholeFile(path, "text").message(),
            path + ": cannot be written");
}

}  // namespace
}  // namespace superko
