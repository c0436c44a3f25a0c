#include "tools/report/folder_summary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

TEST(FolderSummaryTest, AFolderIsWhatStandsBeforeTheLastSlash) {
  EXPECT_EQ(FolderOf("a.sgf"), ".");
  EXPECT_EQ(FolderOf("/a.sgf"), "/");
  EXPECT_EQ(FolderOf("a/b.zip/c.sgf"), "a/b.zip");
}

FolderSummary Sample() {
  FolderSummary folders;
  folders.AddFile({.path = "z/b.in", .kind = "judge"});
  folders.AddFile({.path = "games/a.sgf", .kind = "sgf"});
  folders.AddCase(JudgedCase());
  folders.AddError("games/a.sgf");
  folders.AddError("games/gone.sgf");
  return folders;
}

TEST(FolderSummaryTest, TextHasARowForEachFolderAndKind) {
  const std::string text = Sample().Text();
  EXPECT_THAT(
      text,
      HasSubstr("sgf               1          1             9        1        "
                "0        1        1  games\n"));
  EXPECT_THAT(
      text,
      HasSubstr("unreadable        0          0             0        0        "
                "0        0        1  games\n"));
  EXPECT_THAT(text, HasSubstr("  z\n"));
  EXPECT_THAT(text, HasSubstr("  (all folders)\n"));
}

TEST(FolderSummaryTest, JsonHasTheSame) {
  const nlohmann::ordered_json json = Sample().Json();
  ASSERT_EQ(json.size(), 3u);
  EXPECT_EQ(json[0].dump(),
            "{\"folder\":\"games\",\"kind\":\"sgf\",\"files\":1,\"games\":1,"
            "\"moves\":9,\"illegal_games\":1,\"illegal_plays\":1,"
            "\"repetitions\":0,\"notes\":1,\"errors\":1}");
  EXPECT_EQ(json[2]["folder"], "z");
}

TEST(FolderSummaryTest, ListsAddUp) {
  const nlohmann::ordered_json one = Sample().Json();
  FolderSummary other;
  other.AddFile({.path = "games/b.sgf", .kind = "sgf"});
  const nlohmann::ordered_json sum = AddFolders(one, other.Json());
  ASSERT_EQ(sum.size(), 3u);
  EXPECT_EQ(sum[0]["files"], 2);
  EXPECT_EQ(sum[0]["moves"], 9);
  EXPECT_EQ(AddFolders(nlohmann::ordered_json::array(), one), one);
}

TEST(FolderSummaryTest, OtherListsAreToldApart) {
  EXPECT_TRUE(IsFolderList(Sample().Json()));
  EXPECT_FALSE(IsFolderList(nlohmann::ordered_json::parse("{}")));
  EXPECT_FALSE(IsFolderList(nlohmann::ordered_json::parse("[1]")));
  EXPECT_FALSE(IsFolderList(nlohmann::ordered_json::parse(
      "[{\"folder\":\"a\",\"kind\":\"b\",\"files\":-1}]")));
}

}  // namespace
}  // namespace superko
