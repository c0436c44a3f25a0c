// superko convert and superko generate --format=sgf, and what another program
// makes of the SGF that we write.

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "nlohmann/json.hpp"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "tools/report/sha1.h"
#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kGnuGo[] = "/usr/games/gnugo";
const std::string kCorpus = SUPERKO_SOURCE_DIR "/corpus";

CommandResult Run(std::vector<std::string> arguments, std::string input = "") {
  CommandOptions options;
  options.arguments = std::move(arguments);
  options.input = std::move(input);
  return RunCommand(options);
}

CommandResult Superko(std::vector<std::string> arguments,
                      std::string input = "") {
  arguments.insert(arguments.begin(), SUPERKO_PROGRAM);
  return Run(std::move(arguments), std::move(input));
}

TEST(ConvertTest, JudgeTextComesBackAsItWas) {
  const std::string judge =
      Superko({"generate", "--games=20", "--moves=300"}).output;
  const CommandResult sgf = Superko({"convert", "--to=sgf", "-"}, judge);
  EXPECT_EQ(sgf.exit_code, 0) << sgf.error;
  EXPECT_THAT(sgf.output, HasSubstr("RU[suicide=forbidden,repetition="));
  const CommandResult back =
      Superko({"convert", "--to=judge", "-"}, sgf.output);
  EXPECT_EQ(back.exit_code, 0) << back.error;
  EXPECT_EQ(back.output, judge);
}

TEST(ConvertTest, WhatJudgeTextCannotHoldIsSaidAndTheRestIsWritten) {
  const CommandResult result =
      Superko({"convert", "--to=judge", "-"},
              "(;B[aa])\n(;B[bb];W[])\n(;SZ[9];B[cc])\n(;B[dd]");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(result.output, "2\n1\nB 1 1\n1\nB 4 4\n");
  EXPECT_THAT(result.error,
              HasSubstr("<stdin>:2: game 2 cannot be written as judge text: it "
                        "has a pass or set-up stones\n"));
  EXPECT_THAT(result.error, HasSubstr("<stdin>:3: game 3 cannot"));
}

TEST(ConvertTest, SgfIsWrittenAnewAndReadsTheSame) {
  const std::string games = kCorpus + "/games/collection.sgf";
  const std::string once = Superko({"convert", "--to=sgf", games}).output;
  EXPECT_EQ(Superko({"convert", "--to=sgf", "-"}, once).output, once);
}

TEST(ConvertTest, WhatCannotBeReadIsAnError) {
  EXPECT_EQ(Superko({"convert", "--to=sgf", "/no/such"}).exit_code, 2);
  EXPECT_EQ(Superko({"convert", "--to=png", "-"}).exit_code, 2);
  EXPECT_EQ(Superko({"convert", "-"}).exit_code, 2);
}

TEST(GenerateSgfTest, GivesCollectionsOfTheSizeAndRulesAskedFor) {
  const CommandResult result =
      Superko({"generate", "--format=sgf", "--games=3", "--size=5x7",
               "--rules=aga", "--moves=20"});
  EXPECT_EQ(result.exit_code, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("SZ[7:5]"));
  EXPECT_THAT(result.output,
              HasSubstr("RU[suicide=forbidden,repetition=situational]"));
  EXPECT_THAT(Superko({"check", "-"}, result.output).output,
              HasSubstr("3 games, "));
}

TEST(GenerateSgfTest, JudgeInputHasOneSizeOnly) {
  EXPECT_EQ(Superko({"generate", "--size=9"}).exit_code, 2);
}

// What GNU Go says stands on the board, as superko names it.
std::string BoardSha1ByGnuGo(const std::string& path, int side) {
  const CommandResult result =
      Run({kGnuGo, "--mode", "gtp"},
          absl::StrCat("loadsgf ", path,
                       "\nlist_stones black\nlist_stones white\nquit\n"));
  const std::vector<std::string> answers =
      absl::StrSplit(result.output, absl::ByString("\n\n"));
  if (answers.size() < 3) return "no answer: " + result.output;
  const auto length = static_cast<std::size_t>(side);
  std::vector<std::string> rows(length, std::string(length, '.'));
  for (const auto& [answer, letter] :
       {std::pair{answers[1], 'B'}, std::pair{answers[2], 'W'}}) {
    for (const absl::string_view vertex : absl::StrSplit(
             absl::string_view(answer).substr(1), ' ', absl::SkipEmpty())) {
      const int column = vertex[0] - 'A' - (vertex[0] > 'I' ? 1 : 0);
      const int row = side - std::stoi(std::string(vertex.substr(1)));
      rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
          letter;
    }
  }
  std::string board;
  for (const std::string& row : rows) absl::StrAppend(&board, row, "\n");
  return Sha1Hex(board);
}

// Generated games without an illegal play, and the boards they end with.
TEST(GnuGoTest, LoadsWhatWeWriteAndSeesTheSameBoard) {
  if (!std::filesystem::exists(kGnuGo)) GTEST_SKIP() << "without " << kGnuGo;
  const TemporaryFolder folder;
  int games = 0;
  for (const int side : {5, 9, 19}) {
    const CommandResult generated = Superko(
        {"generate", "--format=sgf", "--style=legal", "--rules=japanese",
         absl::StrCat("--size=", side), "--games=100", "--moves=120"});
    int number = 0;
    for (absl::string_view text : absl::StrSplit(
             generated.output, absl::ByString("(;FF[4]"), absl::SkipEmpty())) {
      const std::string path =
          folder.Write(absl::StrCat(side, "_", ++number, ".sgf"),
                       absl::StrCat("(;FF[4]", text));
      const CommandResult checked =
          Superko({"check", path, "--games-report", "--report=jsonl:-"});
      // GNU Go takes set-up in the middle of a game for something else.
      const bool has_set_up = absl::StrContains(text, "AB[") ||
                              absl::StrContains(text, "AW[") ||
                              absl::StrContains(text, "AE[");
      if (checked.exit_code != 0 || has_set_up) continue;
      const std::vector<std::string> lines =
          absl::StrSplit(checked.output, '\n');
      EXPECT_EQ(BoardSha1ByGnuGo(path, side),
                json::parse(lines.at(1)).value("final_sha1", ""))
          << text;
      ++games;
    }
  }
  EXPECT_GE(games, 20);
}

}  // namespace
}  // namespace superko
