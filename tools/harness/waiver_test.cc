#include "tools/harness/waiver.h"

#include <gtest/gtest.h>

#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

// An engine accepts White's play on 1 1, a suicide.
Difference AcceptedSuicide(const GameRecord& record) {
  Difference difference;
  difference.kind = DifferenceKind::kVerdict;
  difference.move = record.moves.size() - 1;
  difference.truth.answer.verdict = Verdict::kSuicide;
  difference.board_before.assign(static_cast<std::size_t>(record.size.points()),
                                 Color::kEmpty);
  return difference;
}

TEST(WaiverTest, KeepsToItsClass) {
  const GameRecord record = RecordOf({2, 2}, "B 1 2, B 2 1, W 1 1");
  const Difference difference = AcceptedSuicide(record);
  EXPECT_TRUE(Waives({"x", "accepts-suicide", ""}, record, difference));
  EXPECT_FALSE(Waives({"x", "refuses-legal", ""}, record, difference));
}

TEST(WaiverTest, LooksAtTheStonesTaken) {
  const GameRecord record = RecordOf({2, 2}, "B 1 2, B 2 1, W 1 1");
  Difference difference = AcceptedSuicide(record);
  const Waiver one = {"x", "accepts-suicide", "single-stone"};
  const Waiver any = {"x", "accepts-suicide", "suicide"};
  EXPECT_FALSE(Waives(any, record, difference));  // No board is known.
  difference.subject.board = difference.board_before;
  EXPECT_TRUE(Waives(one, record, difference));
  EXPECT_TRUE(Waives(any, record, difference));
  difference.board_before[3] = Color::kWhite;
  EXPECT_FALSE(Waives(one, record, difference));
  EXPECT_TRUE(Waives(any, record, difference));
  difference.truth.answer.own_removed = 1;
  EXPECT_TRUE(Waives(one, record, difference));
}

// A refused play leaves the board without the stone, as a suicide does.
TEST(WaiverTest, TakesNoRefusedPlayForASuicide) {
  const GameRecord record = RecordOf({2, 2}, "B 1 2, W 1 1");
  Difference difference = AcceptedSuicide(record);
  difference.truth.answer.verdict = Verdict::kLegal;
  difference.subject.answer.verdict = Verdict::kOccupied;
  difference.subject.board = difference.board_before;
  const Waiver one = {"x", "refuses-legal", "single-stone"};
  const Waiver any = {"x", "refuses-legal", "suicide"};
  EXPECT_FALSE(Waives(one, record, difference));
  EXPECT_FALSE(Waives(any, record, difference));
  difference.truth.answer.own_removed = 1;
  EXPECT_TRUE(Waives(one, record, difference));
}

TEST(WaiverTest, LooksAtTheMove) {
  const GameRecord record = RecordOf({2, 2}, "B 1 2, B 2 1, W pass");
  const Difference difference = AcceptedSuicide(record);
  EXPECT_TRUE(Waives({"x", "accepts-suicide", "pass"}, record, difference));
  EXPECT_FALSE(
      Waives({"x", "accepts-suicide", "single-stone"}, record, difference));
  EXPECT_TRUE(Waives({"x", "accepts-suicide", "move>1"}, record, difference));
  EXPECT_FALSE(Waives({"x", "accepts-suicide", "move>2"}, record, difference));
}

TEST(WaiverTest, KnowsItsConditions) {
  for (const char* const condition :
       {"", "single-stone", "suicide", "pass", "move>99"}) {
    EXPECT_TRUE(IsWaiverCondition(condition)) << condition;
  }
  for (const char* const condition : {"sometimes", "move>", "move>x"}) {
    EXPECT_FALSE(IsWaiverCondition(condition)) << condition;
  }
}

}  // namespace
}  // namespace superko
