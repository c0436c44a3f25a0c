// The built program: stroke.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

CommandResult RunStroke(std::vector<std::string> arguments, std::string input) {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.arguments.insert(options.arguments.begin(),
                           {SUPERKO_PROGRAM, "stroke", "-"});
  options.input = std::move(input);
  return RunCommand(options);
}

constexpr char kPublished[] = "1111\n1101\n0111\n1111\n0110\n";
constexpr char kFirstPath[] =
    "2,4 1,4 1,3 1,2 1,1 2,1 2,2 3,2 3,3 3,4 4,4 4,3 5,3 5,2 4,2 4,1\n";

TEST(StrokeProgramTest, CountsThePublishedGrid) {
  const CommandResult result = RunStroke({"--count"}, kPublished);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output, "6\n");
  EXPECT_EQ(result.error, "");
}

TEST(StrokeProgramTest, PrintsTheFirstPathAndAllPaths) {
  EXPECT_EQ(RunStroke({"--one"}, kPublished).output, kFirstPath);
  const CommandResult all = RunStroke({"--all"}, kPublished);
  EXPECT_THAT(all.output, StartsWith(kFirstPath));
  EXPECT_EQ(std::count(all.output.begin(), all.output.end(), '\n'), 6);
}

TEST(StrokeProgramTest, SaysAllOfItByDefault) {
  const CommandResult result = RunStroke({}, kPublished);
  EXPECT_EQ(result.output,
            absl::StrCat("5x4, 16 dots\npaths: 6\nfirst path: ", kFirstPath));
}

TEST(StrokeProgramTest, AgreesWithTheCorpus) {
  const std::string folder = SUPERKO_SOURCE_DIR "/corpus/stroke/";
  const std::string counts = ReadFile(folder + "counts.tsv");
  int checked = 0;
  for (const absl::string_view line :
       absl::StrSplit(counts, '\n', absl::SkipEmpty())) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    if (fields[0] == "file" || fields[0] == "square_12x12.txt") continue;
    const CommandResult result =
        RunStroke({"--count"}, ReadFile(folder + fields[0]));
    EXPECT_EQ(result.output, fields[1] + "\n") << fields[0] << result.error;
    ++checked;
  }
  EXPECT_GE(checked, 60);
}

TEST(StrokeProgramTest, AnswersWhenThereIsNoPath) {
  const CommandResult none = RunStroke({"--one"}, "101\n");
  EXPECT_EQ(none.exit_code, 0);
  EXPECT_EQ(none.output, "");
  EXPECT_EQ(none.error, "superko: no path goes through all 2 dots\n");
  EXPECT_EQ(RunStroke({"--all"}, "101\n").error, none.error);
  EXPECT_EQ(RunStroke({"--count"}, "101\n").output, "0\n");
}

TEST(StrokeProgramTest, AnswersForNoDotAndForOne) {
  EXPECT_EQ(RunStroke({"--count"}, "00\n").output, "0\n");
  EXPECT_EQ(RunStroke({"--one"}, "00\n").error,
            "superko: there is no dot, so there is no path\n");
  EXPECT_EQ(RunStroke({"--count"}, "01\n").output, "1\n");
  EXPECT_EQ(RunStroke({"--all"}, "01\n").output, "1,2\n");
}

TEST(StrokeProgramTest, TakesTheStonesOfABoard) {
  const std::string board = "BW.\nBB.\n";
  EXPECT_EQ(RunStroke({"--colour=B", "--one"}, board).output, "1,1 2,1 2,2\n");
  EXPECT_EQ(RunStroke({"--colour=W", "--count"}, board).output, "1\n");
  EXPECT_EQ(RunStroke({"--count"}, board).error,
            "<stdin>:1:1: expected 0 or 1, found \"B\"; of a board say "
            "--colour=B or --colour=W\n");
}

TEST(StrokeProgramTest, NamesThePlaceOfEachFault) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"", "<stdin>:1:1: expected rows of 0 or 1, found the end of the file"},
      {"11\n1\n", "<stdin>:2:2: expected a row of 2 letters"},
      {"11\n1x\n", "<stdin>:2:2: expected 0 or 1, found \"x\""},
  };
  for (const auto& [input, message] : faults) {
    const CommandResult result = RunStroke({"--count"}, input);
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.error, StartsWith(message));
  }
}

TEST(StrokeProgramTest, SaysWhenAGridIsTooWideForAMethod) {
  std::string wide;
  for (int row = 0; row < 40; ++row) wide += std::string(40, '1') + "\n";
  const CommandResult count = RunStroke({"--count"}, wide);
  EXPECT_EQ(count.exit_code, 2);
  EXPECT_EQ(count.output, "");
  EXPECT_THAT(count.error, HasSubstr("too wide to count: 40x40"));
  EXPECT_EQ(RunStroke({"--one"}, wide).exit_code, 0);
  std::string huge;
  for (int row = 0; row < 60; ++row) huge += std::string(60, '1') + "\n";
  const CommandResult one = RunStroke({"--one"}, huge);
  EXPECT_EQ(one.exit_code, 2);
  EXPECT_THAT(one.error, HasSubstr("too large to search: 3600 dots"));
}

TEST(StrokeProgramTest, GivesUpAtItsBound) {
  for (const char* mode : {"--one", "--all"}) {
    const CommandResult result = RunStroke({mode, "--work-max=10"}, kPublished);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.error,
              "superko: gave up after 10 looks at dots; --work-max raises "
              "that\n");
  }
}

TEST(StrokeProgramTest, DrawsTheFirstPath) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("line.svg");
  const CommandResult result =
      RunStroke({"--count", "--svg=" + path}, "11\n01\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output, "2\n");
  const std::string svg = ReadFile(path);
  EXPECT_THAT(svg, StartsWith("<svg "));
  EXPECT_THAT(svg, HasSubstr("points=\"16,16 48,16 48,48\""));
  EXPECT_THAT(svg, EndsWith("</svg>\n"));
}

TEST(StrokeProgramTest, ADrawingThatCannotBeWrittenFailsAtOnce) {
  const CommandResult result =
      RunStroke({"--count", "--svg=/no/such/folder/a.svg"}, kPublished);
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(result.output, "");
  EXPECT_THAT(result.error, StartsWith("/no/such/folder/a.svg: "));
}

TEST(StrokeProgramTest, PathsStreamAndAClosedPipeIsAQuietEnd) {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "stroke", "-", "--all"};
  for (int row = 0; row < 8; ++row) options.input += "11111111\n";
  options.has_closed_output = true;
  const CommandResult result = RunCommand(options);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_FALSE(result.timed_out);
  EXPECT_EQ(result.error, "");
}

TEST(StrokeProgramTest, ASignalEndsAListInOrder) {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "stroke",
                       SUPERKO_SOURCE_DIR "/corpus/stroke/square_8x8.txt",
                       "--all"};
  options.signal_after_output = 2;
  const CommandResult result = RunCommand(options);
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_THAT(result.output, EndsWith("\n"));
}

TEST(RandomStrokeTest, SolversAgreeWhateverTheJobs) {
  const auto run = [](const std::string& jobs) {
    CommandOptions options;
    options.arguments = {SUPERKO_PROGRAM, "random",      "--stroke",
                         "--seed=3",      "--games=300", jobs};
    return RunCommand(options);
  };
  const CommandResult one = run("--jobs=1");
  EXPECT_EQ(one.exit_code, 0) << one.error;
  EXPECT_THAT(one.output,
              testing::StartsWith("300 grids: counting, searching and brute "
                                  "force agree\n"));
  EXPECT_EQ(run("--jobs=3").output, one.output);
}

TEST(RandomStrokeTest, FlagsOfGamesAreRefused) {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "random", "--stroke", "--size=9"};
  EXPECT_EQ(RunCommand(options).exit_code, 2);
}

}  // namespace
}  // namespace superko
