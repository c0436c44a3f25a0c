#include "tools/process/exec_texts.h"

#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using testing::Contains;
using testing::Not;

TEST(ExecTextsTest, PointersEndWithANull) {
  const std::vector<std::string> texts = {"a", ""};
  const std::vector<char*> pointers = PointersTo(texts);
  ASSERT_EQ(pointers.size(), 3u);
  EXPECT_STREQ(pointers[0], "a");
  EXPECT_STREQ(pointers[1], "");
  EXPECT_EQ(pointers[2], nullptr);
}

TEST(ExecTextsTest, VariablesAreAddedOrReplaced) {
  setenv("SUPERKO_EXEC_TEXTS_TEST", "old", 1);
  const std::vector<std::string> all =
      EnvironmentWith({"SUPERKO_EXEC_TEXTS_TEST=new", "SUPERKO_EXEC=1"});
  EXPECT_THAT(all, Contains("SUPERKO_EXEC_TEXTS_TEST=new"));
  EXPECT_THAT(all, Contains("SUPERKO_EXEC=1"));
  EXPECT_THAT(all, Not(Contains("SUPERKO_EXEC_TEXTS_TEST=old")));
  EXPECT_THAT(EnvironmentWith({}), Contains("SUPERKO_EXEC_TEXTS_TEST=old"));
}

}  // namespace
}  // namespace superko
