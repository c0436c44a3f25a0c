#include "tools/input/record_source.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <unistd.h>

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

#include "core/record/judge_writer.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::IsEmpty;

constexpr absl::string_view kTwoCases = "2\n1\nB 1 1\n2\nB 2 2\nW 3 3\n";

// What a source gave, in order: "NUMBER FILE#NUMBER_IN_FILE:LINE PLAYS", and
// the messages of errors.
std::vector<std::string> Trace(RecordSource& source) {
  std::vector<std::string> trace;
  Batch batch;
  for (;;) {
    batch.Clear();
    if (!source.Next(batch)) return trace;
    for (std::size_t i = 0; i < batch.count; ++i) {
      const Case& which = batch.cases[i];
      trace.push_back(absl::StrCat(which.number, " ", which.file, "#",
                                   which.number_in_file, ":", which.line, " ",
                                   which.record.moves.size()));
    }
    for (const absl::Status& error : batch.input_errors) {
      trace.emplace_back(error.message());
    }
  }
}

// The same with the folder's path left out.
std::vector<std::string> TraceIn(const TemporaryFolder& folder,
                                 RecordSource::Options options) {
  RecordSource source(std::move(options));
  std::vector<std::string> trace = Trace(source);
  for (std::string& line : trace) {
    line = absl::StrReplaceAll(line, {{folder.path() + "/", ""}});
  }
  return trace;
}

// `cases` cases of `plays` plays each.
std::string JudgeText(std::size_t cases, std::size_t plays) {
  GameRecord record;
  record.moves.assign(plays, PlayMove(Color::kBlack, {.row = 0, .column = 0}));
  std::string text;
  AppendJudgeHeader(cases, text);
  for (std::size_t i = 0; i < cases; ++i) AppendJudgeInput(record, text);
  return text;
}

TEST(RecordSourceTest, NumbersCasesInTheRunAndInEachFile) {
  const TemporaryFolder folder;
  const std::string a = folder.Write("a.in", kTwoCases);
  const std::string b = folder.Write("b.in", kTwoCases);
  EXPECT_THAT(TraceIn(folder, {.paths = {b, a}}),
              ElementsAre("1 b.in#1:2 1", "2 b.in#2:4 2", "3 a.in#1:2 1",
                          "4 a.in#2:4 2"));
}

TEST(RecordSourceTest, SelectsByNumber) {
  const TemporaryFolder folder;
  folder.Write("a.in", kTwoCases);
  folder.Write("b.in", kTwoCases);
  folder.Write("c.in", "bad");
  EXPECT_THAT(
      TraceIn(folder, {.paths = {folder.path()}, .first = 2, .games = 2}),
      ElementsAre("2 a.in#2:4 2", "3 b.in#1:2 1"));
}

TEST(RecordSourceTest, AShardLeavesCasesOut) {
  const TemporaryFolder folder;
  folder.Write("a.in", kTwoCases);
  folder.Write("b.in", kTwoCases);
  EXPECT_THAT(TraceIn(folder, {.paths = {folder.path()},
                               .shard = {.index = 2, .count = 2}}),
              ElementsAre("2 a.in#2:4 2", "4 b.in#2:4 2"));
}

TEST(RecordSourceTest, AFaultCostsTheRestOfItsFileOnly) {
  const TemporaryFolder folder;
  folder.Write("a.in", "3\n1\nB 1 1\n1\nB 20 1\n1\nB 3 3\n");
  folder.Write("b.in", kTwoCases);
  EXPECT_THAT(TraceIn(folder, {.paths = {folder.path()}}),
              ElementsAre("1 a.in#1:2 1",
                          "a.in:5:3: expected a row, 1 to 19, found \"20\"",
                          "2 b.in#1:2 1", "3 b.in#2:4 2"));
}

// Whatever stands in a batch, its errors are said behind its cases.
TEST(RecordSourceTest, NoCaseFollowsAnErrorInItsBatch) {
  const TemporaryFolder folder;
  const std::string bad = folder.Write("bad.in", "1\n1\nX 1 1\n");
  const std::string good = folder.Write("good.in", kTwoCases);
  RecordSource source({.paths = {bad, good}});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_EQ(batch.count, 0u);
  EXPECT_EQ(batch.input_errors.size(), 1u);
}

TEST(RecordSourceTest, OtherFilesInFoldersAreSkippedAndCounted) {
  const TemporaryFolder folder;
  folder.Write("README.md", "# Games\n");
  folder.Write("a.in", kTwoCases);
  folder.Write("a.out", "miss 1\n");
  folder.Link("link to folder", ".");
  RecordSource source({.paths = {folder.path()}});
  EXPECT_EQ(Trace(source).size(), 2u);
  EXPECT_EQ(source.files_read(), 1u);
  EXPECT_EQ(source.files_skipped(), 3u);
}

TEST(RecordSourceTest, OtherFilesThatAreNamedAreErrors) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("README.md", "# Games\n");
  EXPECT_THAT(TraceIn(folder, {.paths = {path}}),
              ElementsAre("README.md:1:1: expected judge text, found "
                          "\"# Games\\n\""));
}

TEST(RecordSourceTest, AnEmptyFileThatIsNamedIsAnError) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("empty", "");
  EXPECT_THAT(TraceIn(folder, {.paths = {path}}),
              ElementsAre(EndsWith("found the end of the file")));
}

TEST(RecordSourceTest, AMissingFileIsReportedInItsPlace) {
  const TemporaryFolder folder;
  const std::string a = folder.Write("a.in", "1\n0\n");
  EXPECT_THAT(TraceIn(folder, {.paths = {a, folder.PathOf("gone"), a}}),
              ElementsAre("1 a.in#1:2 0",
                          "gone: cannot open: No such file or directory",
                          "2 a.in#1:2 0"));
}

TEST(RecordSourceTest, ACaseThatIsTooLongIsRefusedAndTheRunGoesOn) {
  const TemporaryFolder folder;
  std::string text = "3\n1\nB 1 1\n200001\n";
  for (int i = 0; i < 200'001; ++i) text += "B 1 1\n";
  text += "1\nB 1 1\n";
  const std::string path = folder.Write("long.in", text);
  EXPECT_THAT(
      TraceIn(folder, {.paths = {path}}),
      ElementsAre("1 long.in#1:2 1",
                  "long.in:4:1: expected at most 200000 plays in a case that "
                  "is to be cross-checked, found 200001",
                  "3 long.in#3:200006 1"));
}

TEST(RecordSourceTest, ALongCaseThatIsNotSelectedIsNoError) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("long.in", JudgeText(2, RecordSource::kPlaysMax + 1));
  EXPECT_THAT(TraceIn(folder, {.paths = {path}, .first = 3}), IsEmpty());
}

TEST(RecordSourceTest, TheLongestCaseAllowedIsPlayed) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("long.in", JudgeText(1, RecordSource::kPlaysMax));
  EXPECT_THAT(TraceIn(folder, {.paths = {path}}),
              ElementsAre("1 long.in#1:2 200000"));
}

TEST(RecordSourceTest, BatchesAreWorthAboutTwoThousandPlays) {
  const TemporaryFolder folder;
  RecordSource source({.paths = {folder.Write("a.in", JudgeText(100, 90))}});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_EQ(batch.count, 20u);
}

TEST(RecordSourceTest, ABatchOfEmptyCasesEnds) {
  const TemporaryFolder folder;
  RecordSource source({.paths = {folder.Write("a.in", JudgeText(10'000, 0))}});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_LT(batch.count, 1000u);
}

TEST(RecordSourceTest, ABatchEndsWhereManyCasesArePassedOver) {
  const TemporaryFolder folder;
  RecordSource source(
      {.paths = {folder.Write("a.in", JudgeText(1000, 100))}, .first = 1000});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_EQ(batch.count, 0u);
  EXPECT_EQ(Trace(source).size(), 1u);
}

TEST(RecordSourceTest, ABatchDoesNotKeepTheMemoryOfLongCases) {
  const TemporaryFolder folder;
  RecordSource source({.paths = {folder.Write("a.in", JudgeText(2, 100'000))}});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  ASSERT_TRUE(source.Next(batch));
  batch.Clear();
  EXPECT_FALSE(source.Next(batch));
  for (const Case& old : batch.cases) {
    EXPECT_LT(old.record.moves.capacity(), 100'000u);
  }
}

TEST(RecordSourceTest, RulesComeFromTheOptions) {
  const TemporaryFolder folder;
  const RuleSet rules = {.suicide = Suicide::kAllowed,
                         .repetition = Repetition::kSituational};
  RecordSource source(
      {.paths = {folder.Write("a.in", kTwoCases)}, .rules = rules});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_EQ(batch.cases[0].record.rules, rules);
  EXPECT_EQ(batch.cases[1].record.rules, rules);
}

TEST(RecordSourceTest, TheCommandCountsWithinTheFile) {
  RecordSource source({.paths = {}, .flags = {"--rules=aga", "--deep"}});
  Case which;
  which.number = 17;
  which.file = "my games/-it's.in";
  which.number_in_file = 3;
  EXPECT_EQ(source.CommandFor(which),
            "superko check 'my games/-it'\\''s.in' --first=3 --games=1 "
            "--rules=aga --deep");
}

// What the command names is the case that was meant.
TEST(RecordSourceTest, TheCommandsSelectionFindsTheCase) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("a.in", kTwoCases);
  EXPECT_THAT(TraceIn(folder, {.paths = {path}, .first = 2, .games = 1}),
              ElementsAre("2 a.in#2:4 2"));
}

TEST(RecordSourceTest, AStoppedReadEndsWithoutAnError) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("pipe");
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const int writer = open(path.c_str(), O_RDWR | O_CLOEXEC);
  RecordSource source({.paths = {path}, .should_stop = [] { return true; }});
  Batch batch;
  EXPECT_TRUE(source.Next(batch));
  EXPECT_EQ(batch.count, 0u);
  EXPECT_THAT(batch.input_errors, IsEmpty());
  EXPECT_FALSE(source.Next(batch));
  close(writer);
}

}  // namespace
}  // namespace superko
