// `superko engine` and `superko gtp`, run as a user runs them.

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

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

CommandResult RunSuperko(std::vector<std::string> arguments,
                         std::string input = "") {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.arguments.insert(options.arguments.begin(), SUPERKO_PROGRAM);
  options.input = std::move(input);
  return RunCommand(options);
}

std::vector<std::string> Engine(std::vector<std::string> flags,
                                const std::vector<std::string>& command) {
  flags.insert(flags.begin(), "engine");
  flags.emplace_back("--");
  flags.insert(flags.end(), command.begin(), command.end());
  return flags;
}

// The last line of a JSON Lines report on stdout.
nlohmann::json SummaryOf(const CommandResult& result) {
  std::vector<std::string> lines = absl::StrSplit(result.output, '\n');
  while (lines.back().empty()) lines.pop_back();
  return nlohmann::json::parse(lines.back());
}

TEST(EngineCommandTest, AgreesWithSuperkoUnderAllRules) {
  for (const char* const rules :
       {"judge", "tromp-taylor", "aga", "new-zealand", "japanese", "free",
        "suicide=allowed,repetition=simple",
        "suicide=forbidden,repetition=none"}) {
    const std::string flag = std::string("--rules=") + rules;
    const CommandResult result =
        RunSuperko(Engine({"--games=60", "--report=jsonl", flag},
                          {SUPERKO_PROGRAM, "gtp", flag}));
    EXPECT_EQ(result.exit_code, 0) << rules << result.error << result.output;
    const nlohmann::json summary = SummaryOf(result);
    EXPECT_EQ(summary["games"], 60);
    EXPECT_EQ(summary["findings"], 0);
    EXPECT_GT(summary["occupied"], 1000);
  }
}

TEST(EngineCommandTest, AgreesWithSuperkoAboutUndoAndIsLegal) {
  const CommandResult result =
      RunSuperko(Engine({"--games=40", "--undo"}, {SUPERKO_PROGRAM, "gtp"}));
  EXPECT_EQ(result.exit_code, 0) << result.output;
  const CommandResult asked = RunSuperko(
      Engine({"--games=40", "--verdict=is_legal"}, {SUPERKO_PROGRAM, "gtp"}));
  EXPECT_EQ(asked.exit_code, 0) << asked.output;
}

TEST(EngineCommandTest, TellsDifferencesByClass) {
  const CommandResult result =
      RunSuperko(Engine({"--games=60", "--report=jsonl", "--findings-max=2"},
                        {SUPERKO_PROGRAM, "gtp", "--rules=free"}));
  EXPECT_EQ(result.exit_code, 1) << result.error;
  const nlohmann::json summary = SummaryOf(result);
  EXPECT_GT(summary["findings_by_class"]["accepts-suicide"], 0);
  EXPECT_GT(summary["findings_by_class"]["accepts-repetition"], 0);
  EXPECT_EQ(summary["findings_by_class"].size(), 2u);
}

TEST(EngineCommandTest, ShrinksAndSaysHowToSeeItAgain) {
  const CommandResult result = RunSuperko(Engine(
      {"--games=20", "--findings-max=1"}, {SUPERKO_BAD_ENGINE, "crash"}));
  EXPECT_EQ(result.exit_code, 1) << result.error;
  EXPECT_THAT(result.output, HasSubstr("shrunk to 1 move "));
  EXPECT_THAT(result.output, HasSubstr("signal 11 (Segmentation fault)"));
  EXPECT_THAT(result.output, HasSubstr(std::string(" --rules=judge -- ") +
                                       SUPERKO_BAD_ENGINE + " crash\n"));
  EXPECT_THAT(result.output, HasSubstr("  crash"));
}

TEST(EngineCommandTest, PrintsTheSameForAnyNumberOfJobs) {
  const auto run = [](const std::string& jobs) {
    return RunSuperko(Engine({"--games=40", "--findings-max=3", jobs},
                             {SUPERKO_PROGRAM, "gtp", "--rules=aga"}))
        .output;
  };
  const std::string one = run("--jobs=1");
  EXPECT_THAT(one, HasSubstr("finding 3"));
  EXPECT_EQ(run("--jobs=3"), one);
}

TEST(EngineCommandTest, PlaysRecordedGames) {
  const CommandResult result = RunSuperko(Engine(
      {"--records=" SUPERKO_SOURCE_DIR "/corpus/judge", "--report=jsonl"},
      {SUPERKO_PROGRAM, "gtp"}));
  EXPECT_EQ(SummaryOf(result)["findings"], 0) << result.error;
  EXPECT_GT(SummaryOf(result)["games"], 100);
}

TEST(EngineCommandTest, PlaysLongGames) {
  const CommandResult result =
      RunSuperko(Engine({"--games=3", "--moves=1500", "--report=jsonl"},
                        {SUPERKO_PROGRAM, "gtp"}));
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_EQ(SummaryOf(result)["moves"], 4500);
  EXPECT_EQ(
      RunSuperko(Engine({"--moves=4001"}, {SUPERKO_PROGRAM, "gtp"})).exit_code,
      2);
}

TEST(EngineCommandTest, SaysTheLengthToSeeAFindingAgain) {
  const CommandResult result =
      RunSuperko(Engine({"--games=1", "--moves=1200", "--findings-max=1"},
                        {SUPERKO_PROGRAM, "gtp", "--rules=free"}));
  EXPECT_EQ(result.exit_code, 1) << result.error;
  EXPECT_THAT(result.output, HasSubstr(" --moves=1200 --rules=judge -- "));
}

TEST(EngineCommandTest, SaysWhyAnEngineIsNone) {
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{"no-such-engine"}, "the engine no-such-engine: cannot start"},
      {{SUPERKO_BAD_ENGINE, "dies"}, "cannot find my network"},
      {{"echo", "hello"}, "ended, exit status 0; stdout: hello"},
  };
  for (const auto& [command, message] : cases) {
    const CommandResult result = RunSuperko(Engine({}, command));
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.error, HasSubstr(message));
  }
  const CommandResult none = RunSuperko({"engine"});
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_THAT(none.error, HasSubstr("expected the engine behind `--`"));
}

TEST(EngineCommandTest, NamesThePlaceOfAFaultInAProfile) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("bad.profile", "name: x\nboard: no\n");
  const CommandResult result = RunSuperko({"engine", "--profile=" + path});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr(path + ":2:1: expected list_stones"));
  const CommandResult missing = RunSuperko({"engine", "--profile=gnogo"});
  EXPECT_EQ(missing.exit_code, 2);
  EXPECT_THAT(missing.error, HasSubstr("expected gnugo, leela-zero or a file"));
}

TEST(EngineCommandTest, WaiversAreCountedAndMustFire) {
  const TemporaryFolder folder;
  const std::string profile =
      folder.Write("a.profile",
                   "waiver suicides: accepts-suicide -- it allows them\n"
                   "waiver repeats: accepts-repetition -- it looks for none\n"
                   "waiver idle: refuses-legal -- never\n");
  const CommandResult result = RunSuperko(
      Engine({"--games=60", "--report=jsonl", "--profile=" + profile},
             {SUPERKO_PROGRAM, "gtp", "--rules=free"}));
  EXPECT_EQ(result.exit_code, 0) << result.output;
  EXPECT_GT(SummaryOf(result)["waived"]["suicides"], 0);
  EXPECT_THAT(result.error, HasSubstr("waived: suicides: it allows them"));
  EXPECT_THAT(result.error, Not(HasSubstr("idle")));
  const CommandResult strict = RunSuperko(
      Engine({"--games=60", "--waivers-must-fire", "--profile=" + profile},
             {SUPERKO_PROGRAM, "gtp", "--rules=free"}));
  EXPECT_EQ(strict.exit_code, 2);
  EXPECT_THAT(strict.error, HasSubstr("no difference needed the waiver idle"));
  EXPECT_THAT(strict.output, HasSubstr("waived: suicides"));
}

// A condition that nobody knows would waive nothing, silently.
TEST(EngineCommandTest, RefusesUnknownConditions) {
  const TemporaryFolder folder;
  const std::string profile =
      folder.Write("a.profile", "waiver a: crash sometimes -- why not\n");
  const CommandResult result =
      RunSuperko(Engine({"--profile=" + profile}, {SUPERKO_PROGRAM, "gtp"}));
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr("waiver a: expected suicide"));
}

// Another's rules of Go. It is asked for squares, so findings shrink as such.
TEST(GnuGoTest, AgreesUnderTheRulesItClaims) {
  for (const char* const rules : {"japanese", "judge"}) {
    const CommandResult result =
        RunSuperko({"engine", "--profile=gnugo", "--games=200",
                    "--report=jsonl", std::string("--rules=") + rules});
    EXPECT_EQ(result.exit_code, 0) << rules << result.output << result.error;
    EXPECT_EQ(SummaryOf(result)["games"], 200);
    EXPECT_GT(SummaryOf(result)["repetition"], 500);
  }
}

TEST(GnuGoTest, NeedsItsWaiversWhereSuicideIsAllowed) {
  const std::pair<const char*, const char*> cases[] = {
      {"--rules=tromp-taylor", "waived: suicide-repeats"},
      {"--rules=free", "waived: single-stone-suicide"}};
  for (const auto& [rules, waiver] : cases) {
    const CommandResult result =
        RunSuperko({"engine", "--profile=gnugo", "--games=200", rules});
    EXPECT_EQ(result.exit_code, 0) << result.output << result.error;
    EXPECT_THAT(result.output, HasSubstr(waiver));
  }
}

TEST(GnuGoTest, AFindingShrinksToASmallSquare) {
  const CommandResult result = RunSuperko(
      Engine({"--games=20", "--findings-max=1", "--rules=judge", "--size=19"},
             {"/usr/games/gnugo", "--mode", "gtp", "--no-ko"}));
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.output, HasSubstr("gnu-go"));
  EXPECT_THAT(result.output, HasSubstr("board before it (3x3,"));
}

TEST(ValidateCommandTest, SaysWhetherInputIsStrict) {
  const std::string good = "1\n2\nB 1 1\nW 1 2\n";
  const std::string loose = "1 2 B 1 1 W 1 2";
  EXPECT_EQ(RunSuperko({"validate", "--strict"}, good).exit_code, 0);
  EXPECT_EQ(RunSuperko({"validate"}, loose).exit_code, 0);
  const CommandResult bad = RunSuperko({"validate", "--strict"}, loose);
  EXPECT_EQ(bad.exit_code, 2);
  EXPECT_THAT(bad.error, StartsWith("<stdin>:1:2: expected "));
  const std::string kattis = "--exit-codes=kattis";
  EXPECT_EQ(RunSuperko({"validate", "--strict", kattis}, good).exit_code, 42);
  EXPECT_EQ(RunSuperko({"validate", "--strict", kattis}, loose).exit_code, 43);
}

TEST(CompareCommandTest, SaysWhereTheFirstDifferenceIs) {
  const TemporaryFolder folder;
  const std::string input = folder.Write("a.in", "1\n2\nB 1 1\nW 1 1\n");
  const std::string text = RunSuperko({"judge", input}).output;
  const std::string answer = folder.Write("a.ans", text);
  const std::string wrong =
      folder.Write("wrong.out", "miss 2" + text.substr(6));
  const std::string joined =
      folder.Write("joined.out", "miss  1" + text.substr(6));
  EXPECT_EQ(RunSuperko({"compare", input, answer, answer}).exit_code, 0);
  const CommandResult result = RunSuperko({"compare", input, answer, wrong});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.output,
            "wrong answer: line 1 (case 1, play 2 (W 1 1)): expected \"miss "
            "1\", found \"miss 2\"\n");
  const std::string testlib = "--exit-codes=testlib";
  EXPECT_EQ(RunSuperko({"compare", testlib, input, wrong, answer}).exit_code,
            1);
  EXPECT_EQ(RunSuperko({"compare", testlib, input, joined, answer}).exit_code,
            2);
  EXPECT_EQ(RunSuperko({"compare", testlib, input, answer, answer}).exit_code,
            0);
  const std::string kattis = "--exit-codes=kattis";
  EXPECT_EQ(RunSuperko({"compare", kattis, input, answer, "."}, text).exit_code,
            42);
  EXPECT_EQ(RunSuperko({"compare", kattis, input, answer, "."}, "no").exit_code,
            43);
  EXPECT_EQ(RunSuperko({"compare", "/no/a", "/no/b", "/no/c"}).exit_code, 2);
}

TEST(GtpCommandTest, AnswersLineByLine) {
  const CommandResult result = RunSuperko(
      {"gtp", "--rules=japanese"},
      "1 boardsize 2\nplay b A1\nplay w A1\n7 list_stones b\nquit\nname\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output,
            "=1\n\n=\n\n? illegal move (occupied)\n\n=7 A1\n\n=\n\n");
}

TEST(GtpCommandTest, LoadsAndPrintsGames) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("a.sgf", "(;FF[4]GM[1]SZ[3];B[aa];W[bb];B[cc])");
  const CommandResult result = RunSuperko(
      {"gtp"}, "loadsgf " + path +
                   " 3\nlist_stones black\n"
                   "list_stones white\nprintsgf\nloadsgf /no/file\n");
  EXPECT_THAT(result.output,
              StartsWith("= black\n\n= A3\n\n= B2\n\n= (;FF[4]"));
  EXPECT_THAT(result.output, HasSubstr("? cannot load file: "));
}

}  // namespace
}  // namespace superko
