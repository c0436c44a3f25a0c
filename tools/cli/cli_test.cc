// The built program, run as a user runs it.

#include <signal.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

const std::string kJudgeCorpus = SUPERKO_SOURCE_DIR "/corpus/judge";

CommandOptions Superko(std::vector<std::string> arguments) {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.arguments.insert(options.arguments.begin(), SUPERKO_PROGRAM);
  return options;
}

CommandResult RunSuperko(std::vector<std::string> arguments,
                         std::string input = "") {
  CommandOptions options = Superko(std::move(arguments));
  options.input = std::move(input);
  return RunCommand(options);
}

// The paths NAME.in of a folder, sorted.
std::vector<std::string> InputsOf(const std::string& folder) {
  std::vector<std::string> inputs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const std::string path = entry.path().string();
    if (absl::EndsWith(path, ".in")) inputs.push_back(path);
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

std::string Sibling(const std::string& input, absl::string_view extension) {
  return absl::StrCat(input.substr(0, input.size() - 3), extension);
}

// How many final boards there are: 19 rows each; no miss line is as long.
std::size_t CasesAnswered(const std::string& output) {
  std::size_t rows = 0;
  for (const absl::string_view line : absl::StrSplit(output, '\n')) {
    if (line.size() == 19) ++rows;
  }
  return rows / 19;
}

// --- judge ---

TEST(JudgeCommandTest, AnswersTheSampleOfTheProblem) {
  const CommandResult result = RunSuperko(
      {"judge"},
      "1\n12\nB 1 3\nW 1 2\nB 2 4\nW 2 1\nB 1 1\nW 2 3\nB 3 3\nW 3 2\n"
      "B 1 1\nW 2 3\nB 2 2\nW 2 3\n");
  std::string expected =
      "miss 2\nmiss 2\nmiss 1\nmiss 3\n"
      ".WB................\n"
      "WB.B...............\n"
      ".WB................\n";
  for (int row = 0; row < 16; ++row) expected += "...................\n";
  EXPECT_EQ(result.output, expected);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.exit_code, 0);
}

TEST(JudgeCommandTest, AnswersTheCorpus) {
  const std::vector<std::string> inputs = InputsOf(kJudgeCorpus);
  EXPECT_GE(inputs.size(), 30u);
  for (const std::string& input : inputs) {
    const CommandResult result = RunSuperko({"judge", input});
    EXPECT_EQ(result.output, ReadFile(Sibling(input, ".out"))) << input;
    EXPECT_EQ(result.exit_code, 0) << input << result.error;
  }
}

TEST(JudgeCommandTest, NamesThePlaceOfEachFault) {
  const std::vector<std::string> inputs = InputsOf(kJudgeCorpus + "/bad");
  EXPECT_GE(inputs.size(), 50u);
  for (const std::string& input : inputs) {
    const std::vector<std::string> truth =
        absl::StrSplit(ReadFile(Sibling(input, ".err")), '\n');
    const CommandResult result = RunSuperko({"judge", input});
    EXPECT_EQ(result.exit_code, 2) << input;
    EXPECT_THAT(result.error,
                StartsWith(absl::StrCat(input, ":", truth[0], ": expected ")));
    EXPECT_EQ(absl::StrCat(CasesAnswered(result.output)), truth[1]) << input;
  }
}

TEST(JudgeCommandTest, ReadsStdinByDefaultAndByName) {
  EXPECT_EQ(RunSuperko({"judge"}, "0\n").exit_code, 0);
  EXPECT_EQ(RunSuperko({"judge", "-"}, "0\n").exit_code, 0);
  const CommandResult result = RunSuperko({"judge", "-"}, "");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, StartsWith("<stdin>:1:1: expected "));
}

TEST(JudgeCommandTest, StrictRefusesWhatTheProblemDoesNotPromise) {
  constexpr absl::string_view kTolerated = "1\n1\n\nB 1 1\n";
  EXPECT_EQ(RunSuperko({"judge"}, std::string(kTolerated)).exit_code, 0);
  const CommandResult strict =
      RunSuperko({"judge", "--strict"}, std::string(kTolerated));
  EXPECT_EQ(strict.exit_code, 2);
  EXPECT_THAT(strict.error, StartsWith("<stdin>:3:1: expected "));
}

TEST(JudgeCommandTest, AMissingFileAndAFolderAreErrors) {
  const CommandResult missing = RunSuperko({"judge", "/no/such/file"});
  EXPECT_EQ(missing.exit_code, 2);
  EXPECT_EQ(missing.error,
            "/no/such/file: cannot open: No such file or directory\n");
  EXPECT_EQ(RunSuperko({"judge", kJudgeCorpus}).exit_code, 2);
}

TEST(JudgeCommandTest, AFullDiskIsAFailure) {
  CommandOptions options = Superko({"judge"});
  options.input = "1\n0\n";
  options.output_path = "/dev/full";
  const CommandResult result = RunCommand(options);
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.error,
            "superko: cannot write to stdout: No space left on device\n");
}

TEST(JudgeCommandTest, AClosedPipeIsAQuietEnd) {
  CommandOptions options = Superko({"judge"});
  options.input = "1\n0\n";
  options.has_closed_output = true;
  const CommandResult result = RunCommand(options);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.error, "");
}

// More than the writer's buffer holds, then the reader waits for more input.
TEST(JudgeCommandTest, ASignalEndsItWithTheAnswersSoFar) {
  constexpr int kCases = 1000;
  CommandOptions options = Superko({"judge"});
  options.input = "2000\n";
  for (int i = 0; i < kCases; ++i) options.input += "0\n";
  for (const int signal : {SIGINT, SIGTERM}) {
    options.signal_after_output = signal;
    const CommandResult result = RunCommand(options);
    EXPECT_EQ(result.exit_code, 128 + signal);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(CasesAnswered(result.output) * 19 * 20, result.output.size());
  }
}

// --- generate ---

TEST(GenerateCommandTest, IsTheSameEveryTime) {
  const CommandResult once = RunSuperko({"generate", "--games=20"});
  const CommandResult again = RunSuperko({"generate", "--games=20"});
  EXPECT_EQ(once.exit_code, 0);
  EXPECT_GT(once.output.size(), 1000u);
  EXPECT_EQ(once.output, again.output);
  EXPECT_NE(once.output,
            RunSuperko({"generate", "--games=20", "--seed=2"}).output);
}

TEST(GenerateCommandTest, CasesAreNumberedWhateverIsGeneratedWithThem) {
  const std::string both = RunSuperko({"generate", "--games=2"}).output;
  const std::string first = RunSuperko({"generate", "--games=1"}).output;
  const std::string second =
      RunSuperko({"generate", "--games=1", "--first=2"}).output;
  // Each begins with the line of T.
  EXPECT_EQ(both.substr(2), first.substr(2) + second.substr(2));
}

TEST(GenerateCommandTest, EveryStyleIsStrictJudgeInput) {
  for (const char* style :
       {"mixed", "uniform", "legal", "cramped", "ko", "dense", "comb"}) {
    const CommandResult generated = RunSuperko(
        {"generate", "--games=100", absl::StrCat("--style=", style)});
    ASSERT_EQ(generated.exit_code, 0) << style << generated.error;
    const CommandResult judged =
        RunSuperko({"judge", "--strict"}, generated.output);
    EXPECT_EQ(judged.exit_code, 0) << style << judged.error;
    EXPECT_EQ(CasesAnswered(judged.output), 100u) << style;
  }
}

TEST(GenerateCommandTest, EveryCaseHasTheNumberOfPlaysAskedFor) {
  EXPECT_THAT(RunSuperko({"generate", "--games=1", "--moves=2000"}).output,
              StartsWith("1\n2000\n"));
  EXPECT_EQ(RunSuperko({"generate", "--moves=2001"}).exit_code, 2);
  EXPECT_EQ(RunSuperko({"generate", "--moves=0"}).exit_code, 2);
}

TEST(GenerateCommandTest, NoGamesAreAnEmptyInput) {
  EXPECT_EQ(RunSuperko({"generate", "--games=0"}).output, "0\n");
}

TEST(GenerateCommandTest, StopsWhenNobodyReads) {
  CommandOptions options = Superko({"generate", "--games=1000000000"});
  options.has_closed_output = true;
  const CommandResult result = RunCommand(options);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.error, "");
}

TEST(GenerateCommandTest, AFullDiskIsAFailure) {
  CommandOptions options = Superko({"generate", "--games=1000000000"});
  options.output_path = "/dev/full";
  EXPECT_EQ(RunCommand(options).exit_code, 3);
}

// --- check ---

TEST(CheckCommandTest, TheCorpusHasNoFinding) {
  std::vector<std::string> arguments = InputsOf(kJudgeCorpus);
  arguments.insert(arguments.begin(), "check");
  const CommandResult result = RunSuperko(arguments);
  EXPECT_EQ(result.exit_code, 0) << result.output << result.error;
}

// The folder holds bad/ too.
TEST(CheckCommandTest, EachFaultInAFolderIsNamed) {
  const CommandResult result = RunSuperko({"check", kJudgeCorpus});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr("/bad/column_zero.in:3:5: expected "));
  EXPECT_THAT(result.error, HasSubstr("/bad/row_zero.in:3:3: expected "));
}

TEST(CheckCommandTest, GoesOnBehindAFault) {
  const CommandResult result =
      RunSuperko({"check", kJudgeCorpus + "/bad/row_zero.in",
                  kJudgeCorpus + "/sample.in"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr("/bad/row_zero.in:3:3: expected a row"));
  EXPECT_THAT(result.output, HasSubstr("12"));  // Plays of the sample.
}

TEST(CheckCommandTest, ReadsStdin) {
  EXPECT_EQ(RunSuperko({"check", "-"}, "1\n1\nB 1 1\n").exit_code, 0);
}

// --- random ---

TEST(RandomCommandTest, IsTheSameForAnyNumberOfWorkers) {
  const CommandResult one = RunSuperko({"random", "--games=200", "--jobs=1"});
  const CommandResult two = RunSuperko({"random", "--games=200", "--jobs=2"});
  EXPECT_EQ(one.exit_code, 0) << one.error;
  EXPECT_EQ(two.exit_code, 0) << two.error;
  EXPECT_EQ(one.output, two.output);
}

TEST(RandomCommandTest, AFullDiskIsAFailure) {
  CommandOptions options = Superko({"random", "--games=10"});
  options.output_path = "/dev/full";
  EXPECT_EQ(RunCommand(options).exit_code, 3);
}

TEST(RandomCommandTest, AClosedPipeIsAQuietEnd) {
  CommandOptions options = Superko({"random", "--games=10"});
  options.has_closed_output = true;
  EXPECT_EQ(RunCommand(options).exit_code, 0);
}

// --- all commands ---

std::vector<std::string> CommandNames() {
  std::vector<std::string> names;
  bool is_list = false;
  for (const absl::string_view line :
       absl::StrSplit(RunSuperko({"--help"}).output, '\n')) {
    if (is_list && absl::StartsWith(line, "  ") && line[2] != ' ') {
      const absl::string_view rest = line.substr(2);
      names.emplace_back(rest.substr(0, rest.find(' ')));
    }
    if (absl::StartsWith(line, "Subcommands:")) is_list = true;
    if (line.empty()) is_list = false;
  }
  return names;
}

TEST(CommandLineTest, EveryCommandShowsAnExample) {
  const std::vector<std::string> names = CommandNames();
  EXPECT_GE(names.size(), 4u);
  for (const std::string& name : names) {
    const CommandResult result = RunSuperko({name, "--help"});
    EXPECT_EQ(result.exit_code, 0) << name;
    const std::size_t example = result.output.find("Example: ");
    ASSERT_NE(example, std::string::npos) << name;
    EXPECT_THAT(result.output.substr(example),
                HasSubstr(absl::StrCat("superko ", name)));
    EXPECT_EQ(result.error, "") << name;
  }
}

TEST(CommandLineTest, MisspeltWordsNameTheRightOne) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> examples =
      {{{"jugde"}, "judge"},
       {{"generate", "--gaems=3"}, "--games"},
       {{"judge", "--stritc"}, "--strict"},
       {{"random", "--findings"}, "--findings-max"},
       {{"generate", "--format=jugde"}, "judge"}};
  for (const auto& [arguments, right] : examples) {
    const CommandResult result = RunSuperko(arguments);
    EXPECT_EQ(result.exit_code, 2) << right;
    EXPECT_EQ(result.output, "") << right;
    EXPECT_THAT(result.error,
                HasSubstr(absl::StrCat("Did you mean ", right, "?")));
  }
}

TEST(CommandLineTest, NoCommandIsAUsageError) {
  const CommandResult result = RunSuperko({});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, Not(IsEmpty()));
}

TEST(CommandLineTest, SaysItsVersion) {
  const CommandResult result = RunSuperko({"--version"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.output, StartsWith("superko "));
}

}  // namespace
}  // namespace superko
