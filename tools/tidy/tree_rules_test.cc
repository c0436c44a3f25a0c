#include "tools/tidy/tree_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(FindUntestedSourcesTest, ATestBesideIsEnough) {
  EXPECT_THAT(FindUntestedSources({"core/x.cc", "core/x_test.cc"}, {}),
              IsEmpty());
}

TEST(FindUntestedSourcesTest, FindsASourceWithoutATest) {
  EXPECT_THAT(FindUntestedSources({"core/x.cc", "tools/x_test.cc"}, {}),
              ElementsAre(HasSubstr("core/x.cc:1: has no core/x_test.cc")));
  EXPECT_THAT(FindUntestedSources({"tools/testing/x.cc"}, {}),
              ElementsAre(HasSubstr("has no tools/testing/x_test.cc")));
}

TEST(FindUntestedSourcesTest, LeavesAloneWhatNeedsNoTest) {
  EXPECT_THAT(FindUntestedSources({"bench/x.cc", "core/testing/x.cc",
                                   "core/x.h", "reference/README.md"},
                                  {}),
              IsEmpty());
}

constexpr TestedElsewhere kEntry[] = {{"core/x.cc", "core/y_test.cc"}};

TEST(FindUntestedSourcesTest, AnEntryExcuses) {
  EXPECT_THAT(FindUntestedSources({"core/x.cc", "core/y_test.cc"}, kEntry),
              IsEmpty());
}

TEST(FindUntestedSourcesTest, FindsEntriesThatAreNotTrue) {
  const auto is_untrue = ElementsAre(HasSubstr("core/x.cc: the entry"));
  EXPECT_THAT(FindUntestedSources({"core/x.cc"}, kEntry), is_untrue);
  EXPECT_THAT(FindUntestedSources({"core/y_test.cc"}, kEntry), is_untrue);
  EXPECT_THAT(FindUntestedSources(
                  {"core/x.cc", "core/x_test.cc", "core/y_test.cc"}, kEntry),
              is_untrue);
}

TEST(FindUntestedSourcesTest, AnEntryMayStandForManyOfOneFolder) {
  constexpr TestedElsewhere kMany[] = {{"core/x_*.cc", "core/x_test.cc"}};
  EXPECT_THAT(FindUntestedSources({"core/x_1.cc", "core/x_.cc", "core/x_/2.cc",
                                   "core/x_test.cc"},
                                  kMany),
              ElementsAre(HasSubstr("core/x_/2.cc:1: has no ")));
}

TEST(FindFoldersWithoutReadmeTest, FindsThem) {
  EXPECT_THAT(
      FindFoldersWithoutReadme({"core/README.md", "core/board/board.cc",
                                "reference/x.cc", "tools/cli/README.md"}),
      ElementsAre("reference: has no README.md", "tools: has no README.md"));
}

}  // namespace
}  // namespace superko
