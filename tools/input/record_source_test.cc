#include "tools/input/record_source.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <unistd.h>

#include <memory>
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
  const std::unique_ptr<CaseMaker> maker = source.NewMaker();
  std::vector<std::string> trace;
  Batch batch;
  for (std::uint64_t before = 0;; before += batch.numbers) {
    batch.Clear();
    if (!source.Next(batch)) return trace;
    maker->AddCases(batch);
    std::size_t error = 0;
    for (std::size_t i = 0; i <= batch.count; ++i) {
      for (; error < batch.input_errors.size() &&
             batch.error_places[error].cases_before == i;
           ++error) {
        trace.emplace_back(batch.input_errors[error].message());
      }
      if (i == batch.count) break;
      Case& which = batch.cases[i];
      maker->Make(which);
      trace.push_back(absl::StrCat(before + which.number, " ", which.file, "#",
                                   which.number_in_file, ":", which.line, " ",
                                   which.record.moves.size()));
      for (const absl::Status& status : which.errors) {
        trace.emplace_back(status.message());
      }
    }
  }
}

// The kinds of the files, in order.
std::vector<std::string> KindsOfFiles(RecordSource& source) {
  const std::unique_ptr<CaseMaker> maker = source.NewMaker();
  std::vector<std::string> kinds;
  Batch batch;
  while (source.Next(batch)) {
    maker->AddCases(batch);
    for (const FileRead& file : batch.files) kinds.push_back(file.kind);
    batch.Clear();
  }
  return kinds;
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

TEST(RecordSourceTest, OtherFilesInFoldersAreSkippedAndCounted) {
  const TemporaryFolder folder;
  folder.Write("README.md", "# Games\n");
  folder.Write("a.in", kTwoCases);
  folder.Write("a.out", "miss 1\n");
  folder.Link("link to folder", ".");
  RecordSource source({.paths = {folder.path()}});
  EXPECT_THAT(KindsOfFiles(source), ElementsAre("other", "judge", "other"));
}

TEST(RecordSourceTest, OtherFilesThatAreNamedAreErrors) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("README.md", "# Games\n");
  EXPECT_THAT(
      TraceIn(folder, {.paths = {path}}),
      ElementsAre("README.md:1:1: expected SGF, judge text or an archive, "
                  "found \"# Games\\n\""));
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
  RecordSource source({.paths = {folder.Write("a.in", JudgeText(1000, 90))}});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_EQ(batch.count, 20u);
}

TEST(RecordSourceTest, ABatchOfEmptyCasesEnds) {
  const TemporaryFolder folder;
  RecordSource source({.paths = {folder.Write("a.in", JudgeText(200'000, 0))}});
  Batch batch;
  ASSERT_TRUE(source.Next(batch));
  EXPECT_GT(batch.count, 0u);
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
  source.NewMaker()->AddCases(batch);
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

TEST(RecordSourceTest, TheCommandNamesTheEntryOfAnArchive) {
  RecordSource source({.paths = {}});
  Case which;
  which.file = "a.zip/b c.sgf";
  which.entry = "b c.sgf";
  which.number_in_file = 2;
  EXPECT_EQ(source.CommandFor(which),
            "superko check a.zip '--entry=b c.sgf' --first=2 --games=1");
}

TEST(RecordSourceTest, SmallAndLargeTextsComeInTheirOrder) {
  const TemporaryFolder folder;
  folder.Write("a.sgf", "(;B[aa];W[bb])");
  folder.Write("b.in", JudgeText(1000, 90));
  folder.Write("c.sgf", "(;B[cc])(;W[dd];B[ee];W[ff])");
  const std::vector<std::string> trace =
      TraceIn(folder, {.paths = {folder.path()}});
  ASSERT_EQ(trace.size(), 1003u);
  EXPECT_EQ(trace[0], "1 a.sgf#1:1 2");
  EXPECT_EQ(trace[1], "2 b.in#1:2 90");
  EXPECT_EQ(trace[1000], "1001 b.in#1000:90911 90");
  EXPECT_EQ(trace[1001], "1002 c.sgf#1:1 1");
  EXPECT_EQ(trace[1002], "1003 c.sgf#2:1 3");
}

TEST(RecordSourceTest, AGameWithAnErrorIsPlayedSoFar) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("a.sgf", "(;B[aa];W[zz])(;B[bb])");
  EXPECT_THAT(TraceIn(folder, {.paths = {path}}),
              ElementsAre("1 a.sgf#1:1 1",
                          "a.sgf:1:11: expected a point of the 19x19 board "
                          "such as aa, or nothing for a pass, found \"zz\"",
                          "2 a.sgf#2:1 1"));
}

// Red if a line of the output depends on which of them reads a text.
TEST(RecordSourceTest, ASelectionOfAllReadsTheSame) {
  const TemporaryFolder folder;
  folder.Write("a.sgf", "(;B[aa];W[zz])(;B[bb])");
  folder.Write("b.in", kTwoCases);
  folder.Write("bad.sgf", "no game");
  EXPECT_EQ(TraceIn(folder, {.paths = {folder.path()}}),
            TraceIn(folder, {.paths = {folder.path()}, .games = 100}));
}

TEST(RecordSourceTest, AStoppedReadEndsWithoutAnError) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("pipe");
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const int writer = open(path.c_str(), O_RDWR | O_CLOEXEC);
  RecordSource source({.paths = {path}, .should_stop = [] { return true; }});
  Batch batch;
  EXPECT_FALSE(source.Next(batch));
  EXPECT_EQ(batch.count, 0u);
  EXPECT_THAT(batch.input_errors, IsEmpty());
  close(writer);
}

}  // namespace
}  // namespace superko
