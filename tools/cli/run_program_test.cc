// The built program: commands that play games and have findings.

#include <signal.h>

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "nlohmann/json.hpp"

#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

CommandResult RunSuperko(std::vector<std::string> arguments,
                         std::string input = "") {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.arguments.insert(options.arguments.begin(), SUPERKO_PROGRAM);
  options.input = std::move(input);
  return RunCommand(options);
}

std::vector<json> ParsedLines(const std::string& text) {
  std::vector<json> lines;
  for (const absl::string_view line :
       absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    lines.push_back(json::parse(std::string(line)));
  }
  return lines;
}

std::string WithoutSeconds(const std::string& report) {
  std::string text;
  for (json line : ParsedLines(report)) {
    line.erase("seconds");
    text += line.dump() + "\n";
  }
  return text;
}

// What a run without findings is worth.
TEST(RandomProgramTest, TheDefaultRunExercisesEveryRule) {
  const CommandResult result = RunSuperko({"random", "--report=jsonl:-"});
  ASSERT_EQ(result.exit_code, 0) << result.error;
  const json summary = ParsedLines(result.output).back();
  EXPECT_EQ(summary["games"], 10'000);
  EXPECT_GE(summary["moves"], 1'000'000);
  EXPECT_GE(summary["repetition"], 20'000);
  EXPECT_GE(summary["suicide"], 5'000);
  EXPECT_GE(summary["suicide_allowed"], 1'000);
  EXPECT_GE(summary["captures_of_50"], 100);
  EXPECT_GE(summary["largest_capture"], 100);
  std::uint64_t longer_than_two = 0;
  std::uint64_t six_or_more = 0;
  for (const auto& [cycle, count] : summary["repetitions_by_cycle"].items()) {
    if (std::stoi(cycle) > 2) longer_than_two += count.get<std::uint64_t>();
    if (std::stoi(cycle) >= 6) six_or_more += count.get<std::uint64_t>();
  }
  EXPECT_GE(longer_than_two, 1'000);
  EXPECT_GE(six_or_more, 50);
}

// A planted bug's report, with everything that depends on order.
std::string ReportOfABug(const std::string& jobs) {
  const CommandResult result = RunSuperko(
      {"random", "--subject=planted:pass-clears-history", "--games=1500",
       "--findings-max=5", "--report=jsonl:-", jobs});
  EXPECT_EQ(result.exit_code, 1) << result.error;
  return WithoutSeconds(result.output);
}

TEST(RandomProgramTest, FindingsDoNotDependOnJobs) {
  const std::string one = ReportOfABug("--jobs=1");
  EXPECT_THAT(one, HasSubstr("\"finding\""));
  EXPECT_EQ(one, ReportOfABug("--jobs=3"));
}

TEST(RandomProgramTest, AFindingIsDrawnAndItsCommandShowsItAgain) {
  const CommandResult result =
      RunSuperko({"random", "--subject=planted:pass-clears-history",
                  "--games=2000", "--findings-max=1"});
  EXPECT_EQ(result.exit_code, 1);
  for (const char* text :
       {"finding 1: case ", "shrunk to ", "planted:pass-clears-history",
        "flood-fill", "board before it", "to see it again:", " FINDING"}) {
    EXPECT_THAT(result.output, HasSubstr(text));
  }
  const std::string command =
      std::pair<std::string, std::string>(
          absl::StrSplit(result.output, absl::MaxSplits("again:\n    ", 1)))
          .second;
  const std::vector<std::string> words =
      absl::StrSplit(command.substr(0, command.find('\n')), ' ');
  ASSERT_EQ(words[0], "superko");
  const CommandResult again = RunSuperko({words.begin() + 1, words.end()});
  EXPECT_EQ(again.exit_code, 1) << command;
  EXPECT_THAT(again.output, HasSubstr("1 games, "));
}

TEST(RandomProgramTest, ASignalEndsItWithWhatIsKnown) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("report.jsonl");
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM,
                       "random",
                       "--time=10m",
                       "--subject=planted:pass-clears-history",
                       "--findings-max=1",
                       "--report=text:-",
                       "--report=jsonl:" + path};
  options.signal_after_output = SIGINT;
  const CommandResult result = RunCommand(options);
  EXPECT_EQ(result.exit_code, 130) << result.error;
  EXPECT_THAT(result.output, HasSubstr("stopped early"));
  const json summary = ParsedLines(ReadFile(path)).back();
  EXPECT_EQ(summary["complete"], false);
  EXPECT_GT(summary["games"], 0);
}

TEST(RandomProgramTest, AgainstAllReferencesNothingDiffers) {
  const CommandResult result =
      RunSuperko({"random", "--against=all", "--games=60", "--deep"});
  EXPECT_EQ(result.exit_code, 0) << result.output;
  EXPECT_THAT(result.output,
              HasSubstr("core and flood-fill and liberty-map and block-scan "
                        "agree"));
}

TEST(ReproducersTest, AreStableAndReadBackByEveryCommand) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("found");
  std::string name;
  for (const char* seed : {"--seed=1", "--seed=2"}) {
    const CommandResult result = RunSuperko(
        {"random", "--subject=planted:pass-clears-history", seed,
         "--games=3000", "--findings-max=1", "--reproducers=" + path});
    EXPECT_EQ(result.exit_code, 1) << result.error;
  }
  const CommandResult checked =
      RunSuperko({"check", path, "--subject=planted:pass-clears-history",
                  "--findings-max=1"});
  EXPECT_EQ(checked.exit_code, 1) << checked.output << checked.error;
  EXPECT_THAT(RunSuperko({"check", path}).output,
              HasSubstr("core and flood-fill agree"));
}

TEST(MergeProgramTest, ShardsAddUpToTheWholeRun) {
  const TemporaryFolder folder;
  const std::vector<std::string> run = {"random",
                                        "--subject=planted:pass-clears-history",
                                        "--games=1200", "--findings-max=3"};
  std::vector<std::string> merge = {"merge"};
  for (const char* shard : {"1/3", "2/3", "3/3"}) {
    std::vector<std::string> arguments = run;
    merge.push_back(folder.PathOf(absl::StrCat(merge.size(), ".jsonl")));
    arguments.push_back("--report=jsonl:" + merge.back());
    arguments.push_back(absl::StrCat("--shard=", shard));
    RunSuperko(arguments);
  }
  std::vector<std::string> whole = run;
  whole.push_back("--report=jsonl:-");
  const CommandResult merged = RunSuperko(merge);
  EXPECT_EQ(merged.exit_code, 1) << merged.error;
  EXPECT_EQ(WithoutSeconds(merged.output),
            WithoutSeconds(RunSuperko(whole).output));
  merge.pop_back();
  const CommandResult gap = RunSuperko(merge);
  EXPECT_EQ(gap.exit_code, 2);
  EXPECT_THAT(gap.error, HasSubstr("shard 3/3 is missing"));
}

TEST(ShowProgramTest, DrawsAPositionWithItsStrings) {
  const CommandResult result =
      RunSuperko({"show", "-", "--move=3", "--strings"},
                 "1\n4\nB 1 1\nW 1 2\nB 2 1\nW 3 1\n");
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_THAT(result.output,
              HasSubstr("19x19, suicide=forbidden,repetition=positional, "
                        "after move 3 of 4: B 2 1, legal\n"));
  EXPECT_THAT(result.output, HasSubstr("\n 2  [B] .  . "));
  EXPECT_THAT(result.output, HasSubstr("B 1 1: 2 stones, 2 liberties\n"
                                       "W 1 2: 1 stone, 2 liberties\n"
                                       "core and the recursive count agree\n"));
}

TEST(ShowProgramTest, DrawsAPictureToAFileOrToStdout) {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/a.svg";
  const std::string input = "1\n2\nB 1 1\nW 1 2\n";
  const CommandResult to_file =
      RunSuperko({"show", "-", "--strings", "--svg=" + path}, input);
  EXPECT_EQ(to_file.exit_code, 0) << to_file.error;
  EXPECT_THAT(to_file.output, HasSubstr("core and the recursive count agree"));
  const CommandResult to_stdout =
      RunSuperko({"show", "-", "--strings", "--svg=-"}, input);
  EXPECT_EQ(to_stdout.output, ReadFile(path));
  EXPECT_THAT(to_stdout.output, HasSubstr("W 1 2, legal"));
  EXPECT_EQ(
      RunSuperko({"show", "-", "--svg=/no/such/folder/a.svg"}, input).exit_code,
      3);
}

TEST(ShowProgramTest, DrawsTheBlockScansWay) {
  const CommandResult result =
      RunSuperko({"show", "-", "--style=bordered"}, "1\n2\nB 1 1\nW 1 2\n");
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("+----"));
  EXPECT_THAT(result.output, HasSubstr("| X O . "));
}

TEST(ShowProgramTest, AMoveBehindTheEndIsAnError) {
  const CommandResult result =
      RunSuperko({"show", "-", "--move=2"}, "1\n1\nB 1 1\n");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(result.error, "superko: --move: expected 0 to 1, found 2\n");
}

TEST(PlayProgramTest, PlaysLineByLineAndForgivesAWrongOne) {
  const CommandResult result = RunSuperko(
      {"play", "--size=3", "--engine=block-scan"}, "1 1\nnonsense\nA3\nquit\n");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.output, HasSubstr("B 1 1: played\n"));
  EXPECT_THAT(result.output,
              HasSubstr("W 1 1: refused: a stone stands there (miss 1)\n"));
  EXPECT_THAT(result.error, HasSubstr("<stdin>:2:1: expected ROW COLUMN"));
}

TEST(ShrinkProgramTest, FindsTheShortestRecord) {
  const std::string record =
      "(;SZ[2:1]RU[suicide=allowed,repetition=positional]"
      ";B[aa];W[];B[aa];B[ba])";
  const std::string bug = "--subject=planted:start-not-in-history";
  const CommandResult result = RunSuperko({"shrink", "-", bug}, record);
  EXPECT_EQ(result.exit_code, 1) << result.error;
  EXPECT_THAT(result.output, HasSubstr("shrunk to 1 move in "));
  EXPECT_THAT(result.output, HasSubstr(":\n    B 1 1\n"));
  const CommandResult sgf =
      RunSuperko({"shrink", "-", bug, "--format=sgf"}, record);
  const CommandResult again = RunSuperko({"shrink", "-", bug}, sgf.output);
  EXPECT_EQ(again.exit_code, 1) << sgf.output;
}

TEST(ShrinkProgramTest, EnginesThatAgreeAreNoFinding) {
  const CommandResult result =
      RunSuperko({"shrink", "-"}, "(;SZ[3];B[aa];W[bb])");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.error, HasSubstr("agree on this record"));
}

}  // namespace
}  // namespace superko
