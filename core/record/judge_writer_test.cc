#include "core/record/judge_writer.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/split_mix.h"
#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"

namespace superko {
namespace {

constexpr Point kCorner{.row = 18, .column = 18};

GameRecord RandomRecord(SplitMix64& random) {
  GameRecord record;
  const std::uint32_t plays = random.Below(random.Percent(5) ? 20000 : 50);
  for (std::uint32_t i = 0; i < plays; ++i) {
    record.moves.push_back(
        PlayMove(random.Percent(50) ? Color::kBlack : Color::kWhite,
                 kJudgeSize.PointAt(static_cast<int>(random.Below(361)))));
  }
  if (plays > 0) record.first_player = record.moves.front().color;
  return record;
}

TEST(JudgeWriterTest, WritesCases) {
  std::string text;
  AppendJudgeHeader(12, text);
  AppendJudgeInput({.moves = {PlayMove(Color::kBlack, {.row = 0, .column = 8}),
                              PlayMove(Color::kWhite, kCorner)}},
                   text);
  AppendJudgeInput({}, text);
  EXPECT_EQ(text, "12\n2\nB 1 9\nW 19 19\n0\n");
}

TEST(JudgeWriterTest, WhatIsWrittenReadsBackEqual) {
  constexpr std::uint64_t kSeed = 1;
  SCOPED_TRACE(kSeed);
  SplitMix64 random(kSeed);
  std::vector<GameRecord> records;
  std::string text;
  AppendJudgeHeader(500, text);
  for (int i = 0; i < 500; ++i) {
    records.push_back(RandomRecord(random));
    AppendJudgeInput(records.back(), text);
  }
  StringSource source(text);
  JudgeReader reader(source, "text", {});
  GameRecord read;
  for (const GameRecord& record : records) {
    ASSERT_TRUE(*reader.Next(read));
    ASSERT_EQ(read, record);
  }
  EXPECT_FALSE(*reader.Next(read));
}

TEST(JudgeWriterTest, TellsWhatJudgeTextCannotHold) {
  const Move play = PlayMove(Color::kBlack, kCorner);
  EXPECT_EQ(JudgeObstacle({.moves = {play, play}}), "");
  EXPECT_EQ(JudgeObstacle({.size = BoardSize(19, 18)}),
            "the board is not 19x19");
  EXPECT_EQ(JudgeObstacle({.rules = {Suicide::kAllowed, {}}}),
            "the rules are not those of the judge");
  EXPECT_EQ(JudgeObstacle({.moves = {play, PassMove(Color::kWhite)}}),
            "it has a pass or set-up stones");
  EXPECT_EQ(JudgeObstacle({.moves = std::vector<Move>(5'000'001, play)}),
            "it has more than 5000000 plays");
}

TEST(JudgeWriterTest, TellsWhatStrictJudgeTextCannotHold) {
  const Move black = PlayMove(Color::kBlack, kCorner);
  const Move white = PlayMove(Color::kWhite, kCorner);
  EXPECT_EQ(StrictJudgeObstacle({.moves = {black, white}}), "");
  EXPECT_EQ(StrictJudgeObstacle({.size = BoardSize(1, 1)}),
            "the board is not 19x19");
  EXPECT_EQ(StrictJudgeObstacle({}), "");
  EXPECT_EQ(StrictJudgeObstacle({.moves = std::vector<Move>(2001, black)}),
            "it has more than 2000 plays");
  EXPECT_EQ(StrictJudgeObstacle({.moves = {white, black}}), "");
  EXPECT_EQ(StrictJudgeObstacle({.moves = {black, black}}),
            "its colors do not take turns");
}

TEST(JudgeWriterTest, WritesMisses) {
  std::string text;
  for (const Verdict verdict : {Verdict::kLegal, Verdict::kOccupied,
                                Verdict::kSuicide, Verdict::kRepetition}) {
    AppendMiss(verdict, text);
  }
  EXPECT_EQ(text, "miss 1\nmiss 2\nmiss 3\n");
}

TEST(JudgeWriterTest, WritesRowsOfARectangle) {
  std::string text = "before\n";
  AppendBoardRows({Color::kBlack, Color::kEmpty, Color::kWhite, Color::kEmpty,
                   Color::kEmpty, Color::kBlack},
                  BoardSize(2, 3), text);
  EXPECT_EQ(text, "before\nB.W\n..B\n");
}

}  // namespace
}  // namespace superko
