#include "tools/report/illegal_play.h"

#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

TEST(IllegalPlayTest, ALineHasEverythingThatLeadsThere) {
  EXPECT_EQ(IllegalPlayLine(JudgedCase(), RepetitionRemark()),
            "games/a.sgf:3:14: game 2, variation 2.1, move 9, W cb (row 2, "
            "column 3): repetition of the position after move 3, a cycle of 6 "
            "moves");
}

TEST(IllegalPlayTest, TheMainLineAndAnUnknownPlaceAreLeftOut) {
  PlayRemark play = RepetitionRemark();
  play.verdict = Verdict::kOccupied;
  play.cycle = 0;
  play.variation = "";
  play.place.line = 0;
  EXPECT_EQ(IllegalPlayLine(JudgedCase(), play),
            "games/a.sgf:2: game 2, move 9, W cb (row 2, column 3): occupied");
}

TEST(IllegalPlayTest, TheStartMayBeRepeated) {
  PlayRemark play = RepetitionRemark();
  play.repeated_move = 0;
  play.cycle = 1;
  EXPECT_EQ(VerdictText(play),
            "repetition of the position at the start, a cycle of 1 move");
}

TEST(IllegalPlayTest, TheTextEndsWithTheCommand) {
  const Case where = JudgedCase();
  const PlayRemark play = RepetitionRemark();
  const std::string text =
      IllegalPlayText(7, {.where = where, .play = play, .command = "do it"});
  EXPECT_EQ(text, "finding 7: " + IllegalPlayLine(where, play) +
                      "\n  to see it again:\n    do it\n\n");
}

TEST(IllegalPlayTest, JsonHasEveryField) {
  const Case where = JudgedCase();
  const PlayRemark play = RepetitionRemark();
  EXPECT_EQ(
      IllegalPlayJson({.where = where, .play = play, .command = "do it"})
          .dump(),
      "{\"type\":\"finding\",\"case\":17,\"file\":\"games/a.sgf\",\"game\":2,"
      "\"kind\":\"illegal-play\",\"move\":9,\"verdict\":\"repetition\","
      "\"line\":3,\"column\":14,\"play\":\"W 2 3\",\"repeats_move\":3,"
      "\"cycle\":6,\"variation\":\"2.1\",\"point\":\"cb\","
      "\"rules\":\"suicide=forbidden,repetition=positional\","
      "\"command\":\"do it\"}");
}

}  // namespace
}  // namespace superko
