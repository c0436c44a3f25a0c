#include "tools/engine/gtp/gtp_profile.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

TEST(GtpProfileTest, ReadsEveryKey) {
  const auto profile = ParseGtpProfile(
      "# A comment.\n\n"
      "name: mine\n"
      "command: ./mine --gtp  -q\n"
      "flag suicide=allowed: --suicide on\n"
      "flag repetition=positional: --superko\n"
      "setup: komi 0\nsetup: time 1: 2\n"
      "board: showboard\nverdict: is_legal\nsides: 5-19\nrectangles: yes\n"
      "passes: no\nturns: alternate\nmoves-max: 300\nletters: *o_\nids: no\n"
      "stray-lines: ignore\n"
      "waiver known: refuses-legal single-stone -- by design\r\n",
      "x");
  ASSERT_TRUE(profile.ok()) << profile.status();
  const GtpEngineOptions& engine = profile->engine;
  EXPECT_EQ(engine.name, "mine");
  EXPECT_THAT(profile->command, ElementsAre("./mine", "--gtp", "-q"));
  EXPECT_THAT(engine.setup_commands, ElementsAre("komi 0", "time 1: 2"));
  EXPECT_EQ(profile->board, GtpBoardSource::kShowboard);
  EXPECT_EQ(engine.verdict, GtpVerdictSource::kIsLegal);
  EXPECT_EQ(engine.side_min, 5);
  EXPECT_EQ(engine.side_max, 19);
  EXPECT_EQ(profile->takes_rectangles, true);
  EXPECT_FALSE(engine.takes_passes);
  EXPECT_TRUE(engine.wants_turns);
  EXPECT_EQ(engine.moves_max, 300u);
  EXPECT_EQ(engine.letters.black, "*");
  EXPECT_FALSE(engine.client.sends_ids);
  EXPECT_TRUE(engine.client.ignores_stray_lines);
  ASSERT_EQ(profile->waivers.size(), 1u);
  EXPECT_EQ(profile->waivers[0].name, "known");
  EXPECT_EQ(profile->waivers[0].condition, "single-stone");
  EXPECT_EQ(profile->waivers[0].reason, "by design");
  EXPECT_THAT(CommandFor(*profile, {"a"}, *ParseRuleSet("tromp-taylor")),
              ElementsAre("a", "--suicide", "on", "--superko"));
  EXPECT_THAT(CommandFor(*profile, {"a"}, *ParseRuleSet("aga")),
              ElementsAre("a"));
}

TEST(GtpProfileTest, NamesThePlaceOfAFault) {
  for (const char* const line :
       {"hello", "colour: red", "board: paper", "verdict: no", "sides: 9",
        "sides: 9-5", "sides: 1-26", "rectangles: maybe", "passes: 1",
        "turns: black", "moves-max: 0", "letters: XO", "ids: x",
        "stray-lines: x", "flag colour=red: -x", "flag aga: -x", "waiver a: b",
        "waiver a: b c d -- e"}) {
    const auto profile =
        ParseGtpProfile(std::string("name: x\n") + line + "\n", "my.profile");
    EXPECT_THAT(std::string(profile.status().message()),
                StartsWith("my.profile:2:1: expected "))
        << line;
  }
}

TEST(GtpProfileTest, ReadsWhatItBringsAlong) {
  EXPECT_THAT(BuiltInGtpProfileNames(), ElementsAre("gnugo", "leela-zero"));
  for (const std::string& name : BuiltInGtpProfileNames()) {
    const auto profile = ParseGtpProfile(*BuiltInGtpProfile(name), name);
    ASSERT_TRUE(profile.ok()) << profile.status();
    EXPECT_EQ(profile->engine.name, name);
  }
  EXPECT_FALSE(BuiltInGtpProfile("nobody").has_value());
}

}  // namespace
}  // namespace superko
