#include "tools/cli/svg_file.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

TEST(SvgFileTest, HasItsNameOnlyWhenItIsWhole) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("a.svg");
  SvgFile file(path);
  ASSERT_TRUE(file.Open().ok());
  EXPECT_FALSE(std::filesystem::exists(path));
  ASSERT_TRUE(file.Write("<svg/>\n").ok());
  EXPECT_EQ(ReadFile(path), "<svg/>\n");
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
}

TEST(SvgFileTest, ABadPathFailsBeforeTheWork) {
  EXPECT_EQ(SvgFile("/no/such/folder/a.svg").Open().message(),
            "/no/such/folder/a.svg: cannot be written");
}

TEST(SvgFileTest, WithoutAPathNothingIsWritten) {
  SvgFile file("");
  EXPECT_TRUE(file.Open().ok());
  EXPECT_TRUE(file.Write("<svg/>\n").ok());
}

}  // namespace
}  // namespace superko
