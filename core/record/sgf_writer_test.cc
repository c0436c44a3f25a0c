#include "core/record/sgf_writer.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/split_mix.h"
#include "core/record/byte_source.h"
#include "core/record/sgf_reader.h"

namespace superko {
namespace {

Point RandomPoint(SplitMix64& random, BoardSize size) {
  return size.PointAt(static_cast<int>(
      random.Below(static_cast<std::uint32_t>(size.points()))));
}

Color RandomPlayer(SplitMix64& random) {
  return random.Percent(50) ? Color::kBlack : Color::kWhite;
}

Move EndOfSetUp(Color player) {
  return {.kind = MoveKind::kEndSetUp, .color = player, .point = {}};
}

// Different points, black before white before empty: the form that is written.
void AddSetUp(SplitMix64& random, GameRecord& record) {
  std::vector<Move> stones;
  for (int i = 0; i < 5; ++i) {
    const Move stone = {.kind = MoveKind::kSetStone,
                        .color = static_cast<Color>(random.Below(3)),
                        .point = RandomPoint(random, record.size)};
    const bool is_new = std::none_of(
        stones.begin(), stones.end(),
        [&](const Move& other) { return other.point == stone.point; });
    if (is_new) stones.push_back(stone);
  }
  std::stable_sort(stones.begin(), stones.end(), [](Move a, Move b) {
    return (static_cast<int>(a.color) + 2) % 3 <
           (static_cast<int>(b.color) + 2) % 3;
  });
  record.moves.insert(record.moves.end(), stones.begin(), stones.end());
  record.moves.push_back(EndOfSetUp(RandomPlayer(random)));
}

int RandomSide(SplitMix64& random) {
  return 1 + static_cast<int>(random.Below(random.Percent(50) ? 52 : 19));
}

GameRecord RandomRecord(SplitMix64& random) {
  const int rows = RandomSide(random);
  const int columns = random.Percent(50) ? rows : RandomSide(random);
  GameRecord record{
      .size = BoardSize(rows, columns),
      .rules = AllRuleSets()[random.Below(8)],
      .first_player = RandomPlayer(random),
  };
  const std::uint32_t moves = random.Below(60);
  for (std::uint32_t i = 0; i < moves; ++i) {
    if (random.Percent(i == 0 ? 40 : 5)) {
      AddSetUp(random, record);
    } else if (random.Percent(10)) {
      record.moves.push_back(PassMove(RandomPlayer(random)));
    } else {
      record.moves.push_back(
          PlayMove(RandomPlayer(random), RandomPoint(random, record.size)));
    }
  }
  return record;
}

std::string Written(const GameRecord& record,
                    const SgfWriteOptions& options = {}) {
  std::string text;
  AppendSgf(record, options, text);
  return text;
}

// Reads the only game of a text in which nothing is odd.
GameRecord ReadBack(const std::string& text) {
  StringSource source(text);
  SgfReader reader(source, "text", {});
  SgfGame game;
  SgfGame rest;
  EXPECT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.error, absl::OkStatus());
  EXPECT_EQ(game.notes.total(), 0u)
      << SgfNoteName(game.notes.listed().front().kind);
  EXPECT_FALSE(*reader.Next(rest));
  EXPECT_EQ(rest.notes.total(), 0u);
  return game.record;
}

TEST(SgfWriterTest, WritesAGame) {
  const GameRecord record{
      .size = BoardSize(3, 5),
      .moves = {PlayMove(Color::kBlack, {.row = 0, .column = 4}),
                PassMove(Color::kWhite)}};
  EXPECT_EQ(Written(record),
            "(;FF[4]GM[1]CA[UTF-8]AP[superko:1]SZ[5:3]\n"
            "RU[suicide=forbidden,repetition=positional]\n"
            ";B[ea];W[])\n");
}

TEST(SgfWriterTest, WhatIsWrittenReadsBackEqual) {
  constexpr std::uint64_t kSeed = 1;
  SCOPED_TRACE(kSeed);
  SplitMix64 random(kSeed);
  int with_set_up_first = 0;
  for (int i = 0; i < 3000; ++i) {
    const GameRecord record = RandomRecord(random);
    with_set_up_first += !record.moves.empty() &&
                         record.moves.front().kind == MoveKind::kSetStone;
    ASSERT_EQ(ReadBack(Written(record)), record) << Written(record);
  }
  EXPECT_GE(with_set_up_first, 500);
}

TEST(SgfWriterTest, ManyGamesAreACollection) {
  const GameRecord record{.moves = {PlayMove(Color::kBlack, {})}};
  const std::string text = Written(record) + Written(record);
  StringSource source(text);
  SgfReader reader(source, "text", {});
  SgfGame game;
  EXPECT_TRUE(*reader.Next(game));
  EXPECT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.record, record);
  EXPECT_FALSE(*reader.Next(game));
}

TEST(SgfWriterTest, PlIsWrittenWhereTheMovesDoNotTell) {
  const Move white = PassMove(Color::kWhite);
  const auto has_player = [](const GameRecord& record) {
    return Written(record).find("PL[") != std::string::npos;
  };
  EXPECT_FALSE(has_player({}));
  EXPECT_TRUE(has_player({.first_player = Color::kWhite}));
  EXPECT_FALSE(has_player({.first_player = Color::kWhite, .moves = {white}}));
  EXPECT_TRUE(has_player({.first_player = Color::kBlack, .moves = {white}}));
}

TEST(SgfWriterTest, AnnotationsStandAtTheirMoves) {
  const GameRecord record{
      .size = BoardSize(3, 3),
      .moves = {PlayMove(Color::kBlack, {}), PlayMove(Color::kWhite, {}),
                PassMove(Color::kBlack)}};
  const SgfAnnotation annotations[] = {
      {.move = 1, .comment = "occupied\n[1] \\o/", .mark = Point{}},
      {.move = 1, .comment = "twice", .mark = Point{.row = 1, .column = 2}},
  };
  const std::string text =
      Written(record, {.comment = "case 7", .annotations = annotations});
  EXPECT_EQ(text,
            "(;FF[4]GM[1]CA[UTF-8]AP[superko:1]SZ[3]\n"
            "RU[suicide=forbidden,repetition=positional]C[case 7]\n"
            ";B[aa];W[aa]TR[aa][cb]C[occupied\n[1\\] \\\\o/\ntwice];B[])\n");
  EXPECT_EQ(ReadBack(text), record);
}

TEST(SgfWriterTest, AnnotationOfSetUpStandsAtItsNode) {
  const GameRecord record{
      .size = BoardSize(3, 3),
      .moves = {{MoveKind::kSetStone, Color::kBlack, {}},
                EndOfSetUp(Color::kWhite),
                PlayMove(Color::kWhite, {.row = 1, .column = 1})}};
  const SgfAnnotation annotations[] = {{.move = 0, .comment = "set"},
                                       {.move = 2, .comment = "played"}};
  EXPECT_EQ(Written(record, {.annotations = annotations}),
            "(;FF[4]GM[1]CA[UTF-8]AP[superko:1]SZ[3]\n"
            "RU[suicide=forbidden,repetition=positional]PL[B]\n"
            ";AB[aa]PL[W]C[set];W[bb]C[played])\n");
}

TEST(SgfWriterTest, LastPlacementOnAPointCounts) {
  const GameRecord record{
      .size = BoardSize(3, 3),
      .moves = {{MoveKind::kSetStone, Color::kWhite, {}},
                {MoveKind::kSetStone, Color::kEmpty, {.row = 1, .column = 1}},
                {MoveKind::kSetStone, Color::kBlack, {}},
                EndOfSetUp(Color::kBlack)}};
  const GameRecord canonical{
      .size = BoardSize(3, 3),
      .moves = {{MoveKind::kSetStone, Color::kBlack, {}},
                {MoveKind::kSetStone, Color::kEmpty, {.row = 1, .column = 1}},
                EndOfSetUp(Color::kBlack)}};
  EXPECT_EQ(ReadBack(Written(record)), canonical);
}

TEST(SgfWriterTest, LinesAreShort) {
  GameRecord record;
  record.moves.assign(400, PlayMove(Color::kBlack, {}));
  const std::string text = Written(record);
  std::size_t line = 0;
  for (const char byte : text) {
    line = byte == '\n' ? 0 : line + 1;
    ASSERT_LE(line, 80u);
  }
}

}  // namespace
}  // namespace superko
