#include "tools/input/text_walk.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

#include "tools/input/testing.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kGame[] = "(;B[aa])";

// "PATH KIND" for each text, and the messages of errors.
std::vector<std::string> Walked(const TemporaryFolder& folder,
                                TextWalk::Options options) {
  if (options.paths.empty()) options.paths = {folder.path()};
  TextWalk walk(options);
  std::vector<std::string> lines;
  for (;;) {
    Text text;
    const absl::StatusOr<bool> more = walk.Next(text);
    std::string line =
        more.ok() ? absl::StrCat(text.path, " ",
                                 text.is_unopened ? "unopened"
                                                  : ContentKindName(text.kind))
                  : std::string(more.status().message());
    if (more.ok() && !*more) return lines;
    lines.push_back(absl::StrReplaceAll(line, {{folder.path() + "/", ""}}));
  }
}

TEST(TextWalkTest, FilesAndEntriesComeInOrder) {
  const TemporaryFolder folder;
  folder.Write("a.sgf", kGame);
  folder.Write("b.zip", ArchiveOf({{"z.sgf", kGame}, {"y.txt", "text"}}));
  folder.Write("c.in", "1\n0\n");
  folder.Write("d", "text");
  EXPECT_THAT(Walked(folder, {}),
              ElementsAre("a.sgf sgf", "b.zip archive", "b.zip/z.sgf sgf",
                          "b.zip/y.txt other", "c.in judge", "d other"));
}

TEST(TextWalkTest, SmallTextsMayBeLeftUnopened) {
  const TemporaryFolder folder;
  folder.Write("a.SGF", kGame);
  folder.Write("b.sgf", std::string(TextWalk::kUnopenedBytesMax + 1, ' '));
  folder.Write("c.tgz", "text");
  EXPECT_THAT(Walked(folder, {.may_leave_unopened = true}),
              ElementsAre("a.SGF unopened", "b.sgf sgf", "c.tgz other"));
}

TEST(TextWalkTest, ArchivesInArchivesAreWalked) {
  const TemporaryFolder folder;
  const std::string inner = ArchiveOf(
      {{"x.sgf", kGame}}, {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP});
  folder.Write("a.zip", ArchiveOf({{"in.tgz", inner}, {"b.sgf", kGame}}));
  EXPECT_THAT(Walked(folder, {}),
              ElementsAre("a.zip archive", "a.zip/in.tgz archive",
                          "a.zip/in.tgz/x.sgf sgf", "a.zip/b.sgf sgf"));
  EXPECT_THAT(Walked(folder, {.entry = "in.tgz/x.sgf"}),
              ElementsAre("a.zip archive", "a.zip/in.tgz archive",
                          "a.zip/in.tgz/x.sgf sgf"));
}

TEST(TextWalkTest, TheyNestFourLevelsDeep) {
  const TemporaryFolder folder;
  std::string bytes = ArchiveOf({{"x.sgf", kGame}});
  for (int level = 2; level <= 5; ++level) bytes = ArchiveOf({{"a", bytes}});
  folder.Write("a", bytes);
  const std::vector<std::string> lines = Walked(folder, {});
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[4],
            "a/a/a/a/a: expected archives in archives to be at most 4 levels "
            "deep, found more");
}

TEST(TextWalkTest, ACompressedFileIsATextOfItsName) {
  const TemporaryFolder folder;
  folder.Write("a.sgf.gz",
               ArchiveOf({{"x", "no brackets"}},
                         {ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP}));
  EXPECT_THAT(Walked(folder, {}),
              ElementsAre("a.sgf.gz archive", "a.sgf.gz sgf"));
}

TEST(TextWalkTest, NamesInArchivesDoNotControlTheTerminal) {
  const TemporaryFolder folder;
  folder.Write("a.tar", ArchiveOf({{"\x1b[2J\xe9\n.sgf", kGame}},
                                  {.format = ARCHIVE_FORMAT_TAR_USTAR}));
  EXPECT_THAT(Walked(folder, {}),
              ElementsAre("a.tar archive", "a.tar/\\x1b[2J\xe9\\x0a.sgf sgf"));
  EXPECT_THAT(Walked(folder, {.entry = "\\x1b[2J\xe9\\x0a.sgf"}),
              ElementsAre("a.tar archive", "a.tar/\\x1b[2J\xe9\\x0a.sgf sgf"));
}

TEST(TextWalkTest, AFaultOfOneEntryDoesNotEndTheWalk) {
  const TemporaryFolder folder;
  folder.Write("a.zip", "PK\3\4 and no more");
  folder.Write("b.sgf", kGame);
  const std::vector<std::string> lines = Walked(folder, {});
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0], "a.zip archive");
  EXPECT_THAT(lines[1], HasSubstr("a.zip: cannot read the archive"));
  EXPECT_EQ(lines[2], "b.sgf sgf");
}

TEST(TextWalkTest, AnEntryKnowsItsFile) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("a.zip", ArchiveOf({{"b/c.sgf", kGame}}));
  TextWalk walk({.paths = {path}});
  Text text;
  ASSERT_TRUE(*walk.Next(text));
  ASSERT_TRUE(*walk.Next(text));
  EXPECT_EQ(text.file(), path);
  EXPECT_EQ(text.entry(), "b/c.sgf");
  EXPECT_FALSE(text.is_named);
}

}  // namespace
}  // namespace superko
