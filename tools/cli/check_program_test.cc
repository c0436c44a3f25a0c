// superko check on games, run as a user runs it.

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "nlohmann/json.hpp"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"

#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const std::string kGames = SUPERKO_SOURCE_DIR "/corpus/games";

CommandResult Check(std::vector<std::string> arguments,
                    std::string input = "") {
  CommandOptions options;
  options.arguments = {SUPERKO_PROGRAM, "check"};
  options.arguments.insert(options.arguments.end(), arguments.begin(),
                           arguments.end());
  options.input = std::move(input);
  return RunCommand(options);
}

// The findings of the output, without number and file.
std::string Findings(const std::string& output, const std::string& file) {
  std::string findings;
  for (const absl::string_view line : absl::StrSplit(output, '\n')) {
    if (!absl::StartsWith(line, "finding ")) continue;
    const std::size_t at = line.find(file + ":");
    if (at == absl::string_view::npos) return std::string(line);
    absl::StrAppend(&findings, line.substr(at + file.size() + 1), "\n");
  }
  return findings;
}

std::vector<json> Lines(const std::string& text, absl::string_view type) {
  std::vector<json> lines;
  for (const absl::string_view line :
       absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    json object = json::parse(line.begin(), line.end());
    if (object["type"] == std::string(type)) lines.push_back(object);
  }
  return lines;
}

// What is read by another program: the shell's.
void Shell(const std::string& command) {
  CommandOptions options;
  options.arguments = {"/bin/sh", "-c", command};
  const CommandResult result = RunCommand(options);
  ASSERT_EQ(result.exit_code, 0) << command << "\n" << result.error;
}

TEST(CheckGamesTest, TheCorpusIsJudgedAsByHand) {
  int files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(kGames)) {
    const std::string path = entry.path().string();
    if (!absl::EndsWith(path, ".sgf")) continue;
    ++files;
    const CommandResult result =
        Check({path, "--variations=all", "--against=all", "--deep"});
    const std::string expected =
        ReadFile(path.substr(0, path.size() - 4) + ".txt");
    EXPECT_EQ(Findings(result.output, path), expected) << path;
    EXPECT_EQ(result.exit_code, expected.empty() ? 0 : 1) << result.error;
  }
  EXPECT_GE(files, 12);
}

TEST(CheckGamesTest, TheCommandOfAFindingShowsItAgain) {
  const std::string path = kGames + "/collection.sgf";
  const CommandResult result = Check({path});
  EXPECT_THAT(result.output, HasSubstr(absl::StrCat("superko check ", path,
                                                    " --first=2 --games=1\n")));
  EXPECT_EQ(Findings(Check({path, "--first=2", "--games=1"}).output, path),
            "2:29: game 2, move 2, W aa (row 1, column 1): occupied\n");
}

TEST(CheckGamesTest, StopAtFirstEndsTheLine) {
  const std::string path = kGames + "/ko_retaken.sgf";
  const CommandResult result = Check({path, "--stop-at-first"});
  EXPECT_THAT(result.output, HasSubstr("1 games, 2 moves: 1 ILLEGAL PLAY; core "
                                       "and flood-fill agree\n"));
}

TEST(CheckGamesTest, RulesOfTheFlagBeatThoseOfTheGame) {
  const std::string path = kGames + "/ko_after_passes.sgf";
  EXPECT_EQ(Check({path}).exit_code, 1);
  EXPECT_EQ(Check({path, "--rules=auto"}).exit_code, 1);
  EXPECT_EQ(Check({path, "--rules=japanese"}).exit_code, 0);
}

TEST(CheckGamesTest, NothingDependsOnJobsOrOnWhoReads) {
  const std::vector<std::string> flags = {
      kGames, "--variations=all", "--findings-max=100", "--summary", "--notes"};
  std::vector<std::string> one = flags;
  one.push_back("--jobs=1");
  std::vector<std::string> three = flags;
  three.push_back("--jobs=3");
  std::vector<std::string> counted = flags;
  counted.push_back("--games=1000");
  const std::string output = Check(one).output;
  EXPECT_EQ(Check(three).output, output);
  EXPECT_EQ(Check(counted).output, output);
}

TEST(CheckGamesTest, NoReferenceSaysSoAndFindsTheSame) {
  const CommandResult with = Check({kGames, "--findings-max=100"});
  const CommandResult without =
      Check({kGames, "--findings-max=100", "--no-reference"});
  EXPECT_EQ(without.exit_code, 1);
  EXPECT_THAT(without.output, HasSubstr("no reference, core alone"));
  EXPECT_EQ(absl::StrReplaceAll(with.output, {{"core and flood-fill agree",
                                               "no reference, core alone"}}),
            without.output);
  EXPECT_EQ(Check({kGames, "--no-reference", "--subject=flood-fill"}).exit_code,
            2);
}

// The judge is core, and a planted bug is found by the same records.
TEST(CheckGamesTest, APlantedBugDiffersOnTheGames) {
  const CommandResult result =
      Check({kGames + "/ko_after_passes_allowed.sgf", "--rules=aga",
             "--subject=planted:simple-ko"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.output, AllOf(HasSubstr("planted:simple-ko legal"),
                                   HasSubstr("flood-fill   repetition")));
}

TEST(CheckGamesTest, AnErrorBeatsAFindingAndLosesNothing) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("a.sgf", "(;SZ[1];B[aa];B[zz])\n(;SZ[1];W[aa])");
  const CommandResult result = Check({path});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr(path + ":1:17: expected a point"));
  EXPECT_THAT(result.output, HasSubstr("2 games, 2 moves: 2 ILLEGAL PLAYS"));
}

TEST(CheckGamesTest, NotesAreCountedAndListedIfAskedFor) {
  const std::string path = kGames + "/rules_missing.sgf";
  EXPECT_THAT(Check({path}).output,
              AllOf(HasSubstr("rules_missing"), Not(HasSubstr(":1: note:"))));
  EXPECT_THAT(
      Check({path, "--notes"}).output,
      AllOf(HasSubstr(path + ":1:1: note: no RU; taken as simple ko"),
            HasSubstr(path + ":1:59: game 1, move 4, B cb (row 2, column 3): "
                             "repetition of the position at the start, a cycle "
                             "of 4 moves (note: the rules allow it)")));
}

TEST(CheckGamesTest, GamesReportHasALineForEachGame) {
  const CommandResult result =
      Check({kGames + "/collection.sgf", kGames + "/ko_retaken.sgf",
             "--games-report", "--report=jsonl:-"});
  const std::vector<json> games = Lines(result.output, "game");
  ASSERT_EQ(games.size(), 4u);
  EXPECT_EQ(games[1]["game"], 2);
  EXPECT_EQ(games[1]["moves"], 2);
  EXPECT_EQ(games[1]["illegal"][0]["verdict"], "occupied");
  EXPECT_EQ(games[1]["illegal"][0]["line"], 2);
  EXPECT_EQ(games[1]["illegal"][0]["column"], 29);
  // printf 'W.\n..\n' | sha1sum
  EXPECT_EQ(games[1]["final_sha1"], "5b56432bb3ed01f5fc1782cff7fcc9e5867aeba9");
  EXPECT_EQ(games[3]["rows"], 3);
  EXPECT_EQ(games[3]["columns"], 4);
  EXPECT_EQ(games[3]["captured_stones"], 3);
  EXPECT_EQ(games[3]["setup_stones"], 7);
  EXPECT_EQ(Lines(result.output, "finding").size(), 5u);
  const json summary = Lines(result.output, "summary")[0];
  EXPECT_EQ(summary["illegal_plays"], 5);
  EXPECT_EQ(summary["files"], 2);
}

TEST(CheckGamesTest, ShardsAddUpToTheWholeRun) {
  const TemporaryFolder folder;
  folder.Write("games/bad.sgf", "no game");
  folder.Write("games/a.sgf", ReadFile(kGames + "/collection.sgf"));
  folder.Write("games/b.sgf", ReadFile(kGames + "/ko_retaken.sgf"));
  const std::vector<std::string> run = {folder.PathOf("games"),
                                        "--games-report", "--summary",
                                        "--findings-max=2"};
  CommandOptions merge;
  merge.arguments = {SUPERKO_PROGRAM, "merge"};
  for (const char* const shard : {"2/3", "1/3", "3/3"}) {
    std::vector<std::string> arguments = run;
    merge.arguments.push_back(
        folder.PathOf(absl::StrCat(merge.arguments.size(), ".jsonl")));
    arguments.push_back("--report=jsonl:" + merge.arguments.back());
    arguments.push_back(absl::StrCat("--shard=", shard));
    Check(arguments);
  }
  std::vector<std::string> whole = run;
  whole.push_back("--report=jsonl:-");
  const auto without_seconds = [](const std::string& text) {
    return text.substr(0, text.rfind("\"seconds\""));
  };
  EXPECT_EQ(without_seconds(RunCommand(merge).output),
            without_seconds(Check(whole).output));
}

TEST(CheckGamesTest, GamesReportNeedsAPlaceToGo) {
  const CommandResult result = Check({kGames, "--games-report"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr("requires --report=jsonl:FILE"));
}

TEST(CheckGamesTest, EveryReportHasTheIllegalPlays) {
  const TemporaryFolder folder;
  const CommandResult result = Check(
      {kGames + "/ko_retaken.sgf", "--report=html:" + folder.PathOf("a.html"),
       "--report=junit:" + folder.PathOf("a.xml")});
  EXPECT_THAT(ReadFile(folder.PathOf("a.html")),
              HasSubstr("W bb (row 2, column 2): repetition of the position"));
  EXPECT_THAT(ReadFile(folder.PathOf("a.xml")),
              HasSubstr("<failure type=\"illegal-play\" message=\""));
}

TEST(CheckGamesTest, ArchivesAreReadInTheirOwnOrder) {
  const TemporaryFolder folder;
  Shell(absl::StrCat("cd ", folder.path(), " && cp ", kGames,
                     "/occupied.sgf z.sgf && cp ", kGames,
                     "/suicide.sgf a.sgf && tar -czf t.tgz z.sgf a.sgf && gzip "
                     "z.sgf && rm a.sgf"));
  const CommandResult result = Check({folder.path(), "--findings-max=100"});
  EXPECT_EQ(result.exit_code, 1) << result.error;
  std::vector<std::string> files;
  for (const absl::string_view line : absl::StrSplit(result.output, '\n')) {
    if (!absl::StartsWith(line, "finding ")) continue;
    const std::string name(line.substr(line.find(folder.path())));
    const std::size_t begin = folder.path().size() + 1;
    files.push_back(name.substr(begin, name.find(':') - begin));
  }
  EXPECT_THAT(files, ElementsAre("t.tgz/z.sgf", "t.tgz/z.sgf", "t.tgz/z.sgf",
                                 "t.tgz/a.sgf", "t.tgz/a.sgf", "z.sgf.gz",
                                 "z.sgf.gz", "z.sgf.gz"));
  EXPECT_THAT(result.output, HasSubstr("--entry=a.sgf --first=1 --games=1"));
  EXPECT_THAT(
      Check({folder.PathOf("t.tgz"), "--entry=a.sgf", "--first=1", "--games=1"})
          .output,
      HasSubstr("1 games, 3 moves: 2 ILLEGAL PLAYS"));
}

TEST(CheckGamesTest, PathsMayComeFromAListAndAreBytes) {
  const TemporaryFolder folder;
  const std::string odd = folder.Write("\xe9\n.sgf", "(;SZ[1];B[aa])");
  const std::string even = folder.Write("b.sgf", "(;SZ[1];W[aa])");
  const std::string report = folder.PathOf("report.jsonl");
  const CommandResult nul =
      Check({"--files-from=-", "--games-report", "--report=text:-",
             "--report=jsonl:" + report},
            odd + std::string(1, '\0') + even);
  EXPECT_THAT(nul.output, HasSubstr("2 games, 2 moves: 2 ILLEGAL PLAYS"));
  EXPECT_EQ(Lines(ReadFile(report), "game").size(), 2u);
  EXPECT_THAT(Check({"--files-from=-"}, even + "\n\n").output,
              HasSubstr("1 games, 1 moves: 1 ILLEGAL PLAY;"));
  EXPECT_EQ(Check({}).exit_code, 2);
  EXPECT_EQ(Check({"--files-from=" + folder.PathOf("gone")}).exit_code, 2);
}

TEST(CheckGamesTest, TheCharsetOfTheFlagDecides) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("a.sgf", "(;CA[UTF-8]SZ[9]C[\x83\x5d];B[aa])");
  EXPECT_THAT(Check({path, "--charset=Shift_JIS"}).output,
              HasSubstr("1 games, 1 moves"));
  const CommandResult result = Check({path, "--charset=klingon"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.error, HasSubstr("expected a charset such as"));
}

TEST(CheckGamesTest, SummaryHasARowForEachFolder) {
  const CommandResult result = Check({kGames, "--summary"});
  EXPECT_THAT(result.output, HasSubstr("  " + kGames + "\n"));
  EXPECT_THAT(result.output, HasSubstr("  (all folders)\n"));
}

TEST(CheckGamesTest, HelpHasTheTableOfRules) {
  EXPECT_THAT(Check({"--help"}).output,
              AllOf(HasSubstr("suicide=allowed,repetition=situational\n"),
                    HasSubstr("newzealand")));
}

// 100,000 brackets, and as many lines.
TEST(CheckGamesTest, DeepAndWideTreesEnd) {
  const TemporaryFolder folder;
  std::string deep = "(;SZ[1]";
  for (int i = 0; i < 100'000; ++i) deep += "(;B[]";
  EXPECT_THAT(
      Check({folder.Write("deep.sgf", deep), "--variations=all"}).output,
      HasSubstr("1 games, 100,000 moves"));
  std::string comb = "(;SZ[1]";
  for (int i = 0; i < 20'000; ++i) comb += "(;B[](;W[])";
  const CommandResult result =
      Check({folder.Write("comb.sgf", comb), "--variations=all"});
  EXPECT_THAT(result.output, HasSubstr("1 games, 40,000 moves"));
  EXPECT_THAT(result.output, HasSubstr("not compared"));
}

}  // namespace
}  // namespace superko
