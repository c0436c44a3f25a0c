// The rules, held against the project itself.

#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/tidy/include_edges.h"
#include "tools/tidy/source_rules.h"
#include "tools/tidy/source_tree.h"
#include "tools/tidy/tree_rules.h"

namespace superko {
namespace {

using ::testing::IsEmpty;

const std::vector<std::string>& Paths() {
  static const auto* const paths =
      new std::vector<std::string>(PathsOfTree(SUPERKO_SOURCE_DIR));
  return *paths;
}

// What `find` finds in all C++ sources and headers.
template <typename Find>
Breaches FindInCode(const Find& find) {
  Breaches all;
  for (const std::string& path : Paths()) {
    if (!IsCode(path)) continue;
    for (std::string& breach : find(ReadSource(SUPERKO_SOURCE_DIR, path))) {
      all.push_back(std::move(breach));
    }
  }
  return all;
}

TEST(TidyTest, TheTreeIsThere) { EXPECT_GT(Paths().size(), 200u); }

TEST(TidyTest, NobodyIncludesWhomTheyMayNot) {
  EXPECT_THAT(FindInCode(FindForbiddenIncludes), IsEmpty());
}

TEST(TidyTest, LinesAreShort) {
  EXPECT_THAT(FindInCode(FindLongLines), IsEmpty());
}

TEST(TidyTest, FilesAreShort) {
  EXPECT_THAT(FindInCode(FindLongFile), IsEmpty());
}

TEST(TidyTest, HeadersOpenWithTheirContractAndGuard) {
  EXPECT_THAT(FindInCode(FindHeaderFaults), IsEmpty());
}

TEST(TidyTest, NamesAreInSnakeCase) {
  EXPECT_THAT(FindInCode(FindWrongName), IsEmpty());
}

TEST(TidyTest, NobodyUsesBannedWords) {
  EXPECT_THAT(FindInCode(FindBannedWords), IsEmpty());
}

TEST(TidyTest, BlanksAreWhereTheyBelong) {
  EXPECT_THAT(FindInCode(FindWrongBlanks), IsEmpty());
}

TEST(TidyTest, CodeThatIsNamedExists) {
  const std::set<std::string> all(Paths().begin(), Paths().end());
  EXPECT_THAT(FindInCode([&all](const SourceFile& file) {
                return FindNamesOfMissingFiles(file, all);
              }),
              IsEmpty());
}

TEST(TidyTest, EverySourceIsTested) {
  EXPECT_THAT(FindUntestedSources(Paths(), SourcesTestedElsewhere()),
              IsEmpty());
}

TEST(TidyTest, FoldersSayWhatTheyAre) {
  EXPECT_THAT(FindFoldersWithoutReadme(Paths()), IsEmpty());
}

}  // namespace
}  // namespace superko
