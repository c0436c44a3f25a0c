// What problem setters use, run as they run it: `superko program`, `generate
// --set` and `compare`.

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include "nlohmann/json.hpp"

#include "absl/strings/str_split.h"

#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

CommandResult RunSuperko(std::vector<std::string> arguments) {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.arguments.insert(options.arguments.begin(), SUPERKO_PROGRAM);
  return RunCommand(options);
}

CommandResult Program(std::vector<std::string> flags,
                      const std::vector<std::string>& command) {
  flags.insert(flags.begin(), "program");
  flags.emplace_back("--");
  flags.insert(flags.end(), command.begin(), command.end());
  return RunSuperko(std::move(flags));
}

// So that a slow build is no reason for a verdict.
constexpr char kLongTime[] = "--time-limit-ms=60000";

TEST(ProgramCommandTest, AcceptsSuperkoItself) {
  const CommandResult result = Program({"--games=60", "--batch=20", kLongTime},
                                       {SUPERKO_PROGRAM, "judge"});
  EXPECT_EQ(result.exit_code, 0) << result.output << result.error;
  EXPECT_THAT(result.output, StartsWith("60 games, "));
  EXPECT_THAT(result.output,
              HasSubstr("program and flood-fill and core agree"));
  EXPECT_THAT(result.error, HasSubstr("3 batches: 3 accepted; at most"));
}

TEST(ProgramCommandTest, CutsAWrongAnswerDownAndSaysHowToSeeItAgain) {
  const CommandResult result =
      Program({"--games=40", "--batch=20", "--findings-max=1", kLongTime},
              {SUPERKO_BAD_JUDGE, "suicide-is-occupied"});
  EXPECT_EQ(result.exit_code, 1) << result.error;
  EXPECT_THAT(result.output, ContainsRegex("finding 1: case [0-9]+, move "));
  EXPECT_THAT(result.output, HasSubstr(": wrong answer\n  batch 1 (cases 1 to "
                                       "20): line "));
  EXPECT_THAT(result.output,
              HasSubstr("expected \"miss 2\", found \"miss 1\""));
  EXPECT_THAT(result.output, HasSubstr("shrunk to 4 moves in "));
  EXPECT_THAT(result.output,
              ContainsRegex("superko program --first=[0-9]+ --games=1 "
                            "--seed=1 --time-limit-ms=60000 -- .*bad_judge "
                            "suicide-is-occupied\n"));
  EXPECT_THAT(result.output,
              HasSubstr("  wrong answer                      2"));
  EXPECT_THAT(result.error, HasSubstr("2 batches: 2 wrong answer; "));
}

TEST(ProgramCommandTest, SaysWhichLimitWasPassed) {
  const std::pair<const char*, const char*> cases[] = {
      {"spin", "time limit exceeded: more than 300 ms"},
      {"memory", "memory limit exceeded: more than 200.0 MiB"},
      {"flood", "output limit exceeded: more than 2.0 MiB"},
      {"crash", "run error: signal 11 (Segmentation fault)"},
      {"exit-status", "run error: exit status 3; stderr: last words"},
      {"presentation", "presentation error"}};
  for (const auto& [fault, message] : cases) {
    const CommandResult result = Program(
        {"--games=20", "--style=cramped", "--stop-after=1", "--probes-max=20",
         fault == std::string("spin") ? "--time-limit-ms=300" : kLongTime,
         "--memory-limit-mb=200", "--output-limit-mb=2"},
        {SUPERKO_BAD_JUDGE, fault});
    EXPECT_EQ(result.exit_code, 1) << fault << result.error;
    EXPECT_THAT(result.output, HasSubstr(message)) << fault;
    EXPECT_THAT(result.output, HasSubstr(" --memory-limit-mb=200 "
                                         "--output-limit-mb=2 -- "));
  }
}

TEST(ProgramCommandTest, PrintsTheSameForAnyNumberOfJobs) {
  const auto run = [](const std::string& jobs) {
    return Program({"--games=60", "--batch=10", "--findings-max=2",
                    "--probes-max=200", kLongTime, jobs},
                   {SUPERKO_BAD_JUDGE, "wrong-board"})
        .output;
  };
  const std::string one = run("--jobs=1");
  EXPECT_THAT(one, HasSubstr("finding 1"));
  EXPECT_EQ(run("--jobs=3"), one);
}

TEST(ProgramCommandTest, RunsOnTestsFileByFile) {
  const CommandResult result =
      Program({"--tests=" SUPERKO_SOURCE_DIR "/corpus/judge/sample.in",
               "--tests=" SUPERKO_SOURCE_DIR "/corpus/judge/triple_ko.in",
               "--tests=" SUPERKO_SOURCE_DIR "/corpus/judge/miss_2_suicide.in"},
              {SUPERKO_PROGRAM, "judge"});
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("/sample.in: accepted\n"));
  EXPECT_THAT(result.output, HasSubstr("/triple_ko.in: accepted\n"));
  EXPECT_THAT(result.output, HasSubstr("skipped: not as the judge problem "
                                       "promises: its colors do not take "
                                       "turns"));
}

TEST(ProgramCommandTest, ReproducersAreStrictJudgeInput) {
  const TemporaryFolder folder;
  const CommandResult result =
      Program({"--games=20", "--stop-after=1", "--report=jsonl",
               "--probes-max=500", kLongTime, "--reproducers=" + folder.path()},
              {SUPERKO_BAD_JUDGE, "suicide-is-occupied"});
  EXPECT_EQ(result.exit_code, 1);
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
    if (file.path().extension() != ".in") continue;
    ++files;
    EXPECT_EQ(RunSuperko({"validate", "--strict", file.path()}).exit_code, 0);
  }
  EXPECT_EQ(files, 1);
  std::vector<std::string> lines = absl::StrSplit(result.output, '\n');
  const nlohmann::json finding = nlohmann::json::parse(lines.at(1));
  EXPECT_EQ(finding["judge_verdict"], "wrong answer");
  EXPECT_EQ(finding["shrunk"]["record"]["rows"], 19);
  const nlohmann::json summary = nlohmann::json::parse(lines.at(2));
  EXPECT_EQ(summary["findings_by_class"]["wrong answer"], 1);
}

TEST(ProgramCommandTest, SaysWhatCannotBeStarted) {
  const CommandResult result = Program({}, {"/no/such/program"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.error, HasSubstr("cannot start /no/such/program"));
  EXPECT_EQ(RunSuperko({"program"}).exit_code, 2);
  EXPECT_EQ(Program({"--tests=/no/such/file"}, {"true"}).exit_code, 2);
}

// The whole set, and a program that is right about all of it but one hash.
TEST(GenerateSetTest, WritesTestsThatBreakAWeakHash) {
  const TemporaryFolder folder;
  const std::string set = folder.PathOf("set");
  const CommandResult result =
      RunSuperko({"generate", "--set=judge", "--folder=" + set});
  ASSERT_EQ(result.exit_code, 0) << result.error;
  EXPECT_THAT(result.output, StartsWith("01_sample "));
  EXPECT_THAT(result.output, HasSubstr(" 100 cases 200000 plays  random, "));
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(set)) {
    if (file.path().extension() != ".in") continue;
    ++files;
    EXPECT_EQ(RunSuperko({"validate", "--strict", file.path()}).exit_code, 0);
    std::filesystem::path answer = file.path();
    answer.replace_extension(".ans");
    EXPECT_EQ(RunSuperko({"judge", file.path()}).output, ReadFile(answer));
  }
  EXPECT_GT(files, 40);
}

TEST(GenerateSetTest, SaysWhatCannotBeWritten) {
  const CommandResult result =
      RunSuperko({"generate", "--set=judge", "--folder=/dev/null/set"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.error, EndsWith("01_sample.in: cannot be written\n"));
  EXPECT_EQ(RunSuperko({"generate", "--set=judge", "--games=3"}).exit_code, 2);
  EXPECT_EQ(RunSuperko({"generate", "--folder=x"}).exit_code, 2);
}

class CompareTest : public ::testing::Test {
 protected:
  // Arguments as testlib has them: INPUT OUTPUT ANSWER.
  static int Testlib(const std::string& input, const std::string& output,
                     const std::string& answer) {
    return RunSuperko(
               {"compare", "--exit-codes=testlib", input, output, answer})
        .exit_code;
  }

  TemporaryFolder folder_;
  std::string input_ = folder_.Write("a.in", "1\n2\nB 1 1\nW 1 1\n");
  std::string answer_ =
      folder_.Write("a.ans", RunSuperko({"judge", input_}).output);
  std::string bad_ = folder_.Write("bad.in", "1\n2\nB 1 1\nW 1 99\n");
};

TEST_F(CompareTest, ATestlibCheckerFailsOnABadInputOrAnswer) {
  EXPECT_EQ(Testlib(input_, answer_, answer_), 0);
  EXPECT_EQ(Testlib(input_, "/no/output", answer_), 2);
  EXPECT_EQ(Testlib(bad_, answer_, answer_), 3);
  EXPECT_EQ(Testlib("/no/input", answer_, answer_), 3);
  EXPECT_EQ(Testlib(input_, answer_, "/no/answer"), 3);
  const std::string wrong =
      folder_.Write("wrong.ans", "miss 2" + ReadFile(answer_).substr(6));
  EXPECT_EQ(Testlib(input_, answer_, wrong), 3);
}

TEST_F(CompareTest, NamesTheLineOfAWrongAnswer) {
  const std::string wrong =
      folder_.Write("wrong.ans", "miss 2" + ReadFile(answer_).substr(6));
  const CommandResult result = RunSuperko({"compare", input_, wrong, answer_});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(result.error, wrong +
                              ":1:1: expected \"miss 1\" (case 1, play 2 (W 1 "
                              "1)), found \"miss 2\": the answer is wrong\n");
}

}  // namespace
}  // namespace superko
