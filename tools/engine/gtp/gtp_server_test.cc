#include "tools/engine/gtp/gtp_server.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/status/status.h"
#include "absl/strings/match.h"

namespace superko {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(GtpServerTest, SaysWhoItIs) {
  GtpServer server({.version = "7"});
  EXPECT_EQ(server.Reply("protocol_version"), "= 2\n\n");
  EXPECT_EQ(server.Reply("name"), "= superko\n\n");
  EXPECT_EQ(server.Reply("version"), "= 7\n\n");
}

TEST(GtpServerTest, RepeatsIds) {
  GtpServer server({});
  EXPECT_EQ(server.Reply("12 clear_board"), "=12\n\n");
  EXPECT_EQ(server.Reply("13 no_such_command"), "?13 unknown command\n\n");
  EXPECT_EQ(server.Reply("0 play b A1"), "=0\n\n");
}

TEST(GtpServerTest, PassesOverEmptyLinesAndComments) {
  GtpServer server({});
  EXPECT_EQ(server.Reply(""), "");
  EXPECT_EQ(server.Reply("  # a comment"), "");
  EXPECT_EQ(server.Reply("5"), "");
  EXPECT_EQ(server.Reply("6\tname # not superko\r"), "=6 superko\n\n");
}

TEST(GtpServerTest, KnowsItsCommands) {
  GtpServer server({});
  EXPECT_EQ(server.Reply("known_command is_legal"), "= true\n\n");
  EXPECT_EQ(server.Reply("known_command win"), "= false\n\n");
  const std::string list = server.Reply("list_commands");
  for (const char* const name :
       {"protocol_version", "name", "version", "known_command", "list_commands",
        "quit", "boardsize", "rectangular_boardsize", "clear_board", "komi",
        "play", "undo", "is_legal", "list_stones", "showboard", "captures",
        "loadsgf", "printsgf", "genmove"}) {
    EXPECT_THAT(list, HasSubstr(std::string(name) + "\n"));
    EXPECT_FALSE(absl::StrContains(server.Reply(name), "unknown")) << name;
  }
}

TEST(GtpServerTest, Quits) {
  GtpServer server({});
  EXPECT_FALSE(server.has_quit());
  EXPECT_EQ(server.Reply("1 quit"), "=1\n\n");
  EXPECT_TRUE(server.has_quit());
}

TEST(GtpServerTest, TakesSizesThatGtpCanName) {
  GtpServer server({});
  EXPECT_EQ(server.Reply("boardsize 25"), "=\n\n");
  EXPECT_EQ(server.Reply("boardsize 26"), "? unacceptable size\n\n");
  EXPECT_EQ(server.Reply("boardsize 0"), "? unacceptable size\n\n");
  EXPECT_THAT(server.Reply("boardsize x"), StartsWith("? expected"));
  EXPECT_EQ(server.Reply("rectangular_boardsize 3 2"), "=\n\n");
  EXPECT_EQ(server.Reply("play b C2"), "=\n\n");
  EXPECT_THAT(server.Reply("play b C3"), StartsWith("? expected"));
}

// White takes two stones in the corner, and Black takes a ko.
TEST(GtpServerTest, PlaysShowsAndTakesBack) {
  GtpServer server({});
  server.Reply("boardsize 3");
  for (const char* const play :
       {"play b A1", "play w A2", "play b B1", "play w B2", "play w C1"}) {
    EXPECT_EQ(server.Reply(play), "=\n\n") << play;
  }
  EXPECT_EQ(server.Reply("showboard"),
            "= \n   A B C\n 3 . . . 3\n 2 O O . 2\n 1 . . O 1\n   A B C\n\n");
  EXPECT_EQ(server.Reply("list_stones white"), "= A2 B2 C1\n\n");
  EXPECT_EQ(server.Reply("list_stones b"), "=\n\n");
  EXPECT_EQ(server.Reply("captures white"), "= 2\n\n");
  EXPECT_EQ(server.Reply("undo"), "=\n\n");
  EXPECT_EQ(server.Reply("list_stones black"), "= A1 B1\n\n");
  EXPECT_EQ(server.Reply("captures white"), "= 0\n\n");
  for (int i = 0; i < 4; ++i) EXPECT_EQ(server.Reply("undo"), "=\n\n");
  EXPECT_EQ(server.Reply("undo"), "? cannot undo\n\n");
}

TEST(GtpServerTest, RefusesByTheRules) {
  GtpServer server({});
  server.Reply("boardsize 2");
  EXPECT_EQ(server.Reply("play b A1"), "=\n\n");
  EXPECT_EQ(server.Reply("play w A1"), "? illegal move (occupied)\n\n");
  EXPECT_EQ(server.Reply("is_legal w A1"), "= 0\n\n");
  EXPECT_EQ(server.Reply("play b B2"), "=\n\n");
  EXPECT_EQ(server.Reply("play w A2"), "? illegal move (suicide)\n\n");
  EXPECT_EQ(server.Reply("is_legal b A2"), "= 1\n\n");
  EXPECT_EQ(server.Reply("is_legal b pass"), "= 1\n\n");
  EXPECT_EQ(server.Reply("superko-rules tromp-taylor"), "=\n\n");
  EXPECT_EQ(server.Reply("list_stones b"), "=\n\n");
}

TEST(GtpServerTest, ForgetsTheGameBefore) {
  GtpServer server({});
  server.Reply("boardsize 1");
  EXPECT_EQ(server.Reply("play b A1"), "? illegal move (suicide)\n\n");
  server.Reply("boardsize 2");
  server.Reply("play b A1");
  server.Reply("play w B1");
  EXPECT_EQ(server.Reply("clear_board"), "=\n\n");
  EXPECT_EQ(server.Reply("list_stones w"), "=\n\n");
  EXPECT_EQ(server.Reply("undo"), "? cannot undo\n\n");
}

TEST(GtpServerTest, GeneratesLegalMovesUntilThereAreNone) {
  GtpServer server({.seed = 3});
  server.Reply("boardsize 3");
  int plays = 0;
  for (const char* color = "b"; plays < 1000; ++plays) {
    const std::string reply = server.Reply(std::string("genmove ") + color);
    if (reply == "= PASS\n\n") break;
    color = *color == 'b' ? "w" : "b";
  }
  EXPECT_GT(plays, 5);
  EXPECT_LT(plays, 1000);  // Superko ends every game.
}

TEST(GtpServerTest, PrintsSgf) {
  GtpServer server({});
  server.Reply("boardsize 9");
  server.Reply("play b A9");
  server.Reply("play w pass");
  const std::string sgf = server.Reply("printsgf");
  EXPECT_THAT(sgf, HasSubstr("SZ[9]"));
  EXPECT_THAT(sgf, HasSubstr(";B[aa]"));
  EXPECT_THAT(sgf, HasSubstr(";W[]"));
}

TEST(GtpServerTest, LoadsGames) {
  GameRecord game = {.size = {2, 2}};
  game.moves = {
      {.kind = MoveKind::kSetStone, .color = Color::kBlack, .point = {}},
      {.kind = MoveKind::kEndSetUp, .color = Color::kWhite, .point = {}},
      PlayMove(Color::kWhite, {1, 1}),
      PlayMove(Color::kBlack, {0, 1})};
  GtpServer server({.load = [&](const std::string& path) {
    return path == "x.sgf" ? absl::StatusOr<GameRecord>(game)
                           : absl::NotFoundError("no such file");
  }});
  EXPECT_EQ(server.Reply("loadsgf y.sgf"),
            "? cannot load file: no such file\n\n");
  EXPECT_THAT(server.Reply("loadsgf x.sgf 0"), StartsWith("? expected"));
  EXPECT_EQ(server.Reply("loadsgf x.sgf 2"), "= black\n\n");
  EXPECT_EQ(server.Reply("list_stones w"), "= B1\n\n");
  EXPECT_EQ(server.Reply("loadsgf x.sgf"), "= white\n\n");
  EXPECT_EQ(server.Reply("list_stones b"), "= A2 B2\n\n");
  EXPECT_EQ(server.Reply("undo"), "=\n\n");
  EXPECT_EQ(server.Reply("undo"), "=\n\n");
  EXPECT_EQ(server.Reply("undo"), "=\n\n");  // The set-up.
  EXPECT_EQ(server.Reply("undo"), "? cannot undo\n\n");
  EXPECT_EQ(GtpServer({}).Reply("loadsgf x.sgf"), "? cannot load files\n\n");
}

TEST(GtpServerTest, CountsSuicidesForTheOpponent) {
  GtpServer server({.rules = {.suicide = Suicide::kAllowed,
                              .repetition = Repetition::kNone}});
  server.Reply("boardsize 1");
  EXPECT_EQ(server.Reply("play b A1"), "=\n\n");
  EXPECT_EQ(server.Reply("captures white"), "= 1\n\n");
  EXPECT_EQ(server.Reply("captures black"), "= 0\n\n");
}

TEST(GtpServerTest, ExplainsWhatItWants) {
  GtpServer server({});
  for (const char* const line :
       {"play", "play b", "play green A1", "play empty A1", "play b Z99",
        "list_stones", "list_stones empty", "captures", "genmove x", "komi",
        "is_legal b", "superko-rules", "rectangular_boardsize 3", "loadsgf"}) {
    EXPECT_THAT(server.Reply(line), StartsWith("? ")) << line;
  }
  EXPECT_EQ(server.Reply("komi 6.5"), "=\n\n");
}

}  // namespace
}  // namespace superko
