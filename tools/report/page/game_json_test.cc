#include "tools/report/page/game_json.h"

#include <gtest/gtest.h>

#include "tools/report/page/testing.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

ordered_json ShyJson() {
  const Finding finding = FindingOf(ShyRecord());
  return GameJson(MakeGameView(finding.where.record, finding.difference,
                               ReplayOn(ShyLineup())(finding.where.record, 1)));
}

TEST(GameJsonTest, HoldsBoardAndMoves) {
  const ordered_json game = ShyJson();
  EXPECT_EQ(game["rows"], 5);
  EXPECT_EQ(game["columns"], 5);
  EXPECT_EQ(game["skipped"], 0);
  EXPECT_EQ(game["moves"][1], ordered_json({0, 2, 1}));
  EXPECT_EQ(game["moves"][4][0], static_cast<int>(MoveKind::kPass));
  EXPECT_EQ(game["marked"], ordered_json({12}));
}

// White's fourth move takes the stone on the first point.
TEST(GameJsonTest, HoldsWhatChangedOnTheBoards) {
  const ordered_json boards = ShyJson()["truth"]["boards"];
  ASSERT_EQ(boards.size(), 8u);
  EXPECT_EQ(boards[0], ordered_json::array());
  EXPECT_EQ(boards[1], ordered_json({1}));
  EXPECT_EQ(boards[4], ordered_json({0, 3 * 5 + 2}));
  EXPECT_EQ(boards[7], ordered_json({3 * 12 + 1}));
  EXPECT_EQ(ShyJson()["subject"]["boards"][7], ordered_json::array());
}

TEST(GameJsonTest, HoldsEachPhraseOnce) {
  const ordered_json side = ShyJson()["truth"];
  EXPECT_EQ(side["phrases"],
            ordered_json({"not asked yet", "legal", "legal, 1 captured",
                          "passed", "refused: occupied"}));
  EXPECT_EQ(side["answers"], ordered_json({0, 1, 1, 1, 2, 3, 4, 1}));
  EXPECT_EQ(side["verdicts"], ordered_json({0, 0, 0, 0, 0, 0, 1, 0}));
  EXPECT_EQ(side["captured"][7], ordered_json({0, 1}));
  EXPECT_EQ(side["failed_from"], 8);
}

}  // namespace
}  // namespace superko
